/** Compiles the SDK to CommonJS in dist/cjs, with the same types. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.CommonJS,
  sourceMap: true,
  inlineSources: true,
};

/** Renames imports to the extension of CommonJS. */
function renameImports(text) {
  return text.replaceAll(/(['"])(\.\.?\/[^'"]+)\.[jt]s\1/g, '$1$2.cjs$1');
}

/**
 * Compiles the modules in `written` to CommonJS. Returns the paths of the output.
 * @param {string} sdk the folder of the package
 * @param {string[]} written the files that the compiler wrote into its `dist`
 */
export function writeCommonjs(sdk, written) {
  const dist = join(sdk, 'dist');
  const files = [];
  const write = (path, text) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    files.push(path);
  };
  for (const file of written) {
    const target = join(dist, 'cjs', relative(dist, file));
    if (file.endsWith('.d.ts')) {
      write(target.replace(/\.ts$/, '.cts'), renameImports(readFileSync(file, 'utf8')));
    } else if (file.endsWith('.js')) {
      const source = join(sdk, 'src', relative(dist, file).replace(/\.js$/, '.ts'));
      const fileName = relative(dirname(target), source).replaceAll('\\', '/');
      const made = ts.transpileModule(readFileSync(source, 'utf8'), { compilerOptions: OPTIONS, fileName });
      const module = target.replace(/\.js$/, '.cjs');
      write(module, renameImports(made.outputText).replace(/(sourceMappingURL=.*)\.js\.map/, '$1.cjs.map'));
      write(`${module}.map`, made.sourceMapText.replace('.js"', '.cjs"'));
    }
  }
  return files;
}

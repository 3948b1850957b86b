import { build, type Metafile } from 'esbuild';

/** What a generated module is made of. */
export interface ModuleSource {
  /** The code of the entry, which exports `name`. */
  entry: string;
  name: string;
  /** The type of what is exported, and the file that has it, relative to the output's folder. */
  type: { name: string; from: string };
  /** Other modules of generated code, by the name that they are imported by. */
  modules?: Readonly<Record<string, string>>;
}

const MAX_LINE_LENGTH = 160;

/** TypeScript takes a member on the next line, with a word after it, for the begin of a statement. */
const joinMembers = (code: string): string => code.replaceAll(/(?<=\bthis\.)\n(?=\w+ instanceof\b)/g, '');

/**
 * One TypeScript module from code and packages, which needs neither Node nor anything else at run time. The compiler
 * takes it as it is: only the type of its export is stated.
 */
export async function bundleModule(
  { entry, name, type, modules = {} }: ModuleSource,
  { root, header }: { root: string; header: string },
): Promise<{ code: string; metafile: Metafile }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: entry, resolveDir: root, loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    lineLimit: MAX_LINE_LENGTH,
    format: 'iife',
    globalName: 'bundle',
    target: 'es2022',
    // What is not there in a browser ends the build.
    platform: 'browser',
    conditions: ['excerpt-source'],
    legalComments: 'none',
    logLevel: 'error',
    plugins: [
      {
        name: 'generated-modules',
        setup(builder) {
          builder.onResolve({ filter: /^generated:/ }, ({ path }) => ({ path, namespace: 'generated' }));
          builder.onLoad({ filter: /.*/, namespace: 'generated' }, ({ path }) => ({
            contents: modules[path.slice('generated:'.length)] ?? '',
            loader: 'js',
            resolveDir: root,
          }));
        },
      },
    ],
  });
  const code = [
    header,
    '// @ts-nocheck',
    `import type { ${type.name} } from '${type.from}';\n`,
    joinMembers(outputFiles[0]?.text.trimEnd().replace(/^var bundle\s*=/, 'const bundle: any =') ?? ''),
    `\nexport const ${name}: ${type.name} = bundle.${name};\n`,
  ].join('\n');
  return { code, metafile };
}

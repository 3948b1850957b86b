/**
 * Bundles the programs with the packages that are only JavaScript, so that an installation has few files and starts at
 * once. Packages with binaries or data stay packages: `better-sqlite3`, and what `@excerpt/engines` brings.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';
import { build } from 'esbuild';

const ENTRIES = ['cli/main.ts', 'server/app/test-server/start-test-server.ts'];

/** CommonJS packages in the bundle require the modules of Node. */
const BANNER = `import { createRequire as createPackageRequire } from 'node:module';
const require = createPackageRequire(import.meta.url);`;

function childEntries(root) {
  return readdirSync(join(root, 'server'), { recursive: true })
    .filter((path) => path.endsWith('-child.ts') && !path.includes(`testing${sep}`))
    .map((path) => join('server', path));
}

/** What the packages need at run time that are not in the bundle. */
function externalPackages(root) {
  const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const engines = read('server/parsing/engines/package.json');
  const all = [read('package.json').dependencies, engines.dependencies, engines.optionalDependencies];
  return all.flatMap((part) => Object.keys(part));
}

/**
 * Our modules find files beside them by `import.meta.url`, which in a bundle is another file's, and load what they
 * rarely need with a `load` made by `createRequire`, which a bundler does not see.
 */
function ownModules(root) {
  return {
    name: 'own-modules',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/](server|cli|codegen)[\\/].*\.ts$/ }, ({ path }) => {
        if (path.includes(`${sep}node_modules${sep}`)) return undefined;
        const source = readFileSync(path, 'utf8');
        if (!source.includes('import.meta.url')) return undefined;
        const place = relative(root, path).replaceAll(sep, '/').replace(/\.ts$/, '.js');
        const contents = source
          .replaceAll('import.meta.url', `locateModule(${JSON.stringify(place)})`)
          .replaceAll(/\bload\((?=\s*')/g, 'require(');
        return { contents: `import { locateModule } from '#locate-module';\n${contents}`, loader: 'ts' };
      });
    },
  };
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Packages that our modules import on use: of one in CommonJS, a bundler would give its default export only. */
function packagesOnUse(external) {
  const isExternal = (path) => external.some((name) => path === name || path.startsWith(`${name}/`));
  return {
    name: 'packages-on-use',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^[^.#/]/ }, ({ path, kind, importer, resolveDir }) => {
        if (kind !== 'dynamic-import' || importer.includes('node_modules')) return undefined;
        if (isBuiltin(path) || isExternal(path)) return undefined;
        return { path, namespace: 'package-on-use', pluginData: { resolveDir } };
      });
      onLoad({ filter: /.*/, namespace: 'package-on-use' }, async ({ path, pluginData }) => {
        const names = Object.keys(await import(path)).filter((name) => IDENTIFIER.test(name));
        const contents = `export { ${names.join(', ')} } from ${JSON.stringify(path)};\n`;
        return { contents, resolveDir: pluginData.resolveDir };
      });
    },
  };
}

/** An `import` of `node:http` reads all that it exports, and so loads the client of `fetch` at the start. */
const httpWithoutFetch = {
  name: 'http-without-fetch',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(node:)?http$/ }, ({ kind }) =>
      kind === 'import-statement' ? { path: 'http', namespace: 'http-without-fetch' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'http-without-fetch' }, () => ({
      contents: "module.exports = process.getBuiltinModule('node:http');",
    }));
  },
};

/** The folder and name of each package whose modules are in the bundle. */
function bundledPackages(root, { inputs }) {
  // Packages may be linked from a folder outside of the repository.
  const folders = Object.keys(inputs)
    .map((path) => /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(resolve(root, path).replaceAll(sep, '/'))?.[1])
    .filter((folder) => folder !== undefined);
  return [...new Set(folders)].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { folder, name, version, license };
  });
}

function readLicense({ folder, license }) {
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|notice|copying)/i.test(name));
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8').trim());
  return texts.length > 0 ? texts.join('\n\n') : `Licence: ${license ?? 'see the package'}`;
}

/** A bundle outside of `dist` finds the files beside our modules in `dist`. */
const locateInDist = (root) => ({
  name: 'locate-in-dist',
  setup({ onResolve }) {
    onResolve({ filter: /^#locate-module$/ }, () => ({ path: join(root, 'dist', 'locate-module.js'), external: true }));
  },
});

/**
 * Bundles programs, with the modules that they share in chunks. Returns what esbuild tells of its input and output.
 * @param {string} root of the repository
 * @param {{ entryPoints: string[], outdir: string, plugins?: import('esbuild').Plugin[] }} options
 */
async function bundle(root, { entryPoints, outdir, plugins = [] }) {
  const external = [...externalPackages(root), '#locate-module', 'pg-native'];
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    outbase: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22.13',
    chunkNames: 'chunks/[name]-[hash]',
    conditions: ['excerpt-source'],
    // The names of classes are part of errors and logs.
    keepNames: true,
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    banner: { js: BANNER },
    external,
    // `accepts` brings an older one, with a second table of all media types that is made at the start.
    alias: { 'mime-types': join(root, 'node_modules/mime-types/index.js') },
    plugins: [...plugins, ownModules(root), packagesOnUse(external), httpWithoutFetch],
    metafile: true,
    logLevel: 'warning',
  });
  return metafile;
}

/**
 * Writes the bundle into `dist`. Returns the paths of its files.
 * @param {string} root of the repository
 * @param {string} dist
 */
export async function bundlePrograms(root, dist) {
  const metafile = await bundle(root, { entryPoints: [...ENTRIES, ...childEntries(root)], outdir: dist });
  const files = Object.keys(metafile.outputs).map((path) => resolve(root, path));
  const write = (name, text) => {
    writeFileSync(join(dist, name), text);
    files.push(join(dist, name));
  };
  write('locate-module.js', 'export const locateModule = (path) => new URL(path, import.meta.url).href;\n');
  const packages = bundledPackages(root, metafile);
  const licenses = packages.map((one) => `${one.name} ${one.version}\n\n${readLicense(one)}\n`);
  write('THIRD-PARTY-LICENSES.txt', licenses.join(`\n${'-'.repeat(80)}\n\n`));
  write('bundled-packages.json', JSON.stringify(packages.map(({ name, version }) => ({ name, version }))));
  return files;
}

/**
 * Writes programs that tests start into a folder. Their children and other files are those of `dist`.
 * @param {string} root of the repository
 * @param {string[]} entryPoints
 * @param {string} outdir
 */
export async function bundleTestPrograms(root, entryPoints, outdir) {
  await bundle(root, { entryPoints, outdir, plugins: [locateInDist(root)] });
}

/**
 * Removes files from node_modules that the program never loads: native binaries of other platforms, unused OCR models,
 * and packages that are already bundled. Called by setup after each install, and by `npm run bundle`.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** These packages are part of `rapidoc-min.js`, the only file of rapidoc that is used. */
const BUNDLED_IN_RAPIDOC = ['@swagger-api', 'swagger-client', 'core-js-pure'];

function children(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).map((entry) => ({
    name: entry.name,
    path: join(folder, entry.name),
    isFolder: entry.isDirectory(),
  }));
}

const folders = (folder) => children(folder).filter(({ isFolder }) => isFolder);

function foreignOnnxBinaries(modules, target) {
  return folders(join(modules, 'onnxruntime-node', 'bin')).flatMap(({ path: api }) =>
    folders(api).flatMap(({ name: platform, path }) =>
      platform === target.platform ? children(path).filter(({ name: arch }) => arch !== target.arch) : [{ path }],
    ),
  );
}

/** Where npm installed the package of this platform, the main package loads the binaries of that. */
function repeatedPdfEngine(modules) {
  const hasOwnPackage = folders(join(modules, '@llamaindex')).some(({ name }) => name.startsWith('liteparse-'));
  if (!hasOwnPackage) return [];
  const binaries = /\.(?:node|so|dylib|dll)$/;
  return children(join(modules, '@llamaindex', 'liteparse')).filter(({ name }) => binaries.test(name));
}

/** Only the small integer models are used (server/parsing/ocr/line-reader.ts). */
function largeLanguageModels(modules) {
  return folders(join(modules, '@tesseract.js-data')).flatMap(({ path }) =>
    children(path).filter(({ name }) => name === '4.0.0'),
  );
}

function unusedTesseractCores(modules) {
  return children(join(modules, 'tesseract.js-core')).filter(
    ({ name }) => name.startsWith('tesseract-core') && !name.startsWith('tesseract-core-relaxedsimd-lstm'),
  );
}

/** One bundle of each is loaded (server/parsing/formats); the others are for browsers and older engines. */
function unusedBundles(modules) {
  const heif = join(modules, 'libheif-js');
  const others = ['libheif.js', 'libheif-bundle.mjs', 'libheif.wasm'].map((name) => join(heif, 'libheif-wasm', name));
  return [join(heif, 'libheif'), ...others, join(modules, 'jschardet', 'dist')].map((path) => ({ path }));
}

/** The program and its tools load the other builds, which are modules. */
function commonJsBuilds(modules) {
  return ['@modelcontextprotocol/sdk/dist/cjs', 'hono/dist/cjs', 'zod-to-json-schema/dist/cjs'].map((name) => ({
    path: join(modules, name),
  }));
}

/** Node loads the other builds. */
function esnextBuilds(modules) {
  return folders(join(modules, '@opentelemetry')).map(({ path }) => ({ path: join(path, 'build', 'esnext') }));
}

/** The Node that setup installs is only run; its headers are for compiling. */
function nodeHeaders(modules) {
  return folders(join(modules, '.node-24', 'node_modules')).flatMap(({ path }) =>
    children(path).filter(({ name }) => name === 'include' || name === 'share'),
  );
}

function foreignSqliteBinaries(modules, { platform, arch, isMusl }) {
  return children(join(modules, 'better-sqlite3', 'prebuilds')).filter(
    ({ name }) => name !== `${platform}${isMusl ? 'musl' : ''}-${arch}.node`,
  );
}

/** Only compiling needs the sources. */
function sources(modules) {
  return ['better-sqlite3/deps', 'better-sqlite3/src', 'openai/src', '@anthropic-ai/sdk/src', 'zod/src'].map(
    (name) => ({
      path: join(modules, name),
    }),
  );
}

/** Nobody debugs the sources of packages here; their maps are 50 MB. */
function sourceMaps(modules) {
  if (!existsSync(modules)) return [];
  return readdirSync(modules, { recursive: true })
    .filter((path) => /\.(?:[cm]?js|d\.[cm]?ts)\.map$/.test(path) && !path.startsWith('.cache'))
    .map((path) => ({ path: join(modules, path) }));
}

function thisMachine() {
  const { platform, arch } = process;
  return { platform, arch, isMusl: platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime };
}

/**
 * @param {string} root
 * @param target the platform whose binaries stay
 */
export function trimPackages(root, target = thisMachine()) {
  const modules = join(root, 'node_modules');
  const bundled = BUNDLED_IN_RAPIDOC.map((name) => ({ path: join(modules, name) }));
  const unused = [
    foreignOnnxBinaries,
    repeatedPdfEngine,
    largeLanguageModels,
    unusedTesseractCores,
    unusedBundles,
    commonJsBuilds,
    esnextBuilds,
    nodeHeaders,
    foreignSqliteBinaries,
    sources,
    sourceMaps,
  ].flatMap((list) => list(modules, target));
  for (const { path } of [...bundled, ...unused]) rmSync(path, { recursive: true, force: true });
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  trimPackages(join(dirname(fileURLToPath(import.meta.url)), '..', '..'));
}

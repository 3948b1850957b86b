/** Builds the SDK, then server, CLI and console into dist/. A failed build leaves the previous one unchanged. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundlePrograms } from './build/bundle.mjs';
import { keepDeclarations } from './build/keep-declarations.mjs';
import { buildConsole } from './console/build-console.mjs';
import { buildGuide } from './docs/build-guide.mjs';
import { writeCommonjs } from './sdk/write-commonjs.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');

/**
 * Compiles a project and returns the paths of its output. Types are checked by `npm run typecheck`: a first start need
 * not wait for it.
 */
function compile(project) {
  const tsc = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
  const options = ['--noCheck', '--noEmitOnError', '--listEmittedFiles', '--pretty', 'false'];
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [tsc, '-p', project, ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (error !== undefined) throw error;
  const lines = stdout.split('\n');
  if (status !== 0) {
    console.error(lines.filter((line) => !line.startsWith('TSFILE: ')).join('\n') + stderr);
    process.exit(1);
  }
  return lines
    .filter((line) => line.startsWith('TSFILE: '))
    .map((line) => resolve(root, line.slice('TSFILE: '.length).trim()));
}

function filesUnder(directory) {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** Copies files that the program reads at run time and tsc ignores: the sample, pages, JSON. */
function copyAssets() {
  return ['server', 'cli'].flatMap((folder) =>
    filesUnder(join(root, folder))
      .filter((file) => !/\.(ts|md)$/.test(file) && !/[\\/](testing|console[\\/](app|generated))[\\/]/.test(file))
      .filter((file) => !/[\\/](tsconfig|package|openapi|trained-confidence)\.json$|[\\/]LICENSE$/.test(file))
      .map((file) => {
        const copy = join(dist, file.slice(root.length + 1));
        mkdirSync(dirname(copy), { recursive: true });
        copyFileSync(file, copy);
        return copy;
      }),
  );
}

/** Copies the script of the reference page with its licence, so that installations do not need its package. */
function copyReferenceScript() {
  return ['rapidoc-min.js', 'rapidoc-min.js.LICENSE.txt'].map((name) => {
    const copy = join(dist, 'server', 'http', 'outside', name);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(root, 'node_modules', 'rapidoc', 'dist', name), copy);
    return copy;
  });
}

/** Deletes output of earlier builds, such as that of renamed modules. */
function removeStale(directory, written) {
  const keep = new Set(written);
  for (const file of filesUnder(directory)) if (!keep.has(file)) rmSync(file);
}

rmSync(join(dist, '.built-from'), { force: true });
const sdk = join(root, 'sdk');
const modules = compile('sdk/tsconfig.json');
removeStale(join(sdk, 'dist'), [...modules, ...writeCommonjs(sdk, modules)]);
const testServer = join(dist, 'server', 'app', 'test-server', 'start-test-server.d.ts');
const declarations = keepDeclarations(compile('tsconfig.build.json'), testServer);
const programs = await bundlePrograms(root, dist);
const pages = await buildConsole(root, join(dist, 'server', 'console', 'public'));
const guide = buildGuide(root, join(dist, 'server', 'http', 'outside', 'guide'));
removeStale(dist, [...declarations, ...programs, ...pages, ...guide, ...copyAssets(), ...copyReferenceScript()]);
const program = join(dist, 'cli', 'main.js');
if (existsSync(program)) chmodSync(program, 0o755);

/**
 * Prepares a clone to run: installs packages, adds a recent Node, builds. Runs before `npm start`, `test`, `check` and
 * `bench`, and skips what is up to date. Requires Node 18 and npm. `--no-build` skips the build.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SetupFailure } from './setup/failure.mjs';
import { fingerprint, readStamp } from './setup/fingerprint.mjs';
import { withLock } from './setup/lock.mjs';
import { addRuntime, hasRuntime } from './setup/node-runtime.mjs';
import { npm, outerEnvironment, run } from './setup/npm.mjs';
import { packagesAreInstalled } from './setup/packages.mjs';
import { step } from './setup/progress.mjs';
import { trimPackages } from './setup/trim-packages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const MAX_WAIT_MS = 10 * 60_000;

const BUILT_FROM = [
  'server',
  'cli',
  'codegen/compat',
  'sdk/src',
  'sdk/package.json',
  'sdk/tsconfig.json',
  'openapi/versions',
  'tsconfig.json',
  'tsconfig.build.json',
  'scripts/build.mjs',
  'scripts/build',
  'scripts/console',
  'scripts/docs/build-guide.mjs',
  'scripts/docs/guide.css',
  'docs',
  'CHANGELOG.md',
  'SECURITY.md',
  'sdk/README.md',
  'scripts/sdk/write-commonjs.mjs',
  'package.json',
  'package-lock.json',
];
const buildStamp = join(root, 'dist', '.built-from');

/** The fingerprint of the sources if they need to be built; null if dist is up to date. */
function sourcesToBuild() {
  const sources = fingerprint(root, BUILT_FROM);
  return readStamp(buildStamp) === sources && existsSync(join(root, 'sdk', 'dist', 'index.js')) ? null : sources;
}

async function isReady({ build }) {
  return packagesAreInstalled(root) && (await hasRuntime(root)) && (!build || sourcesToBuild() === null);
}

async function build() {
  // npm scripts prefer the Node in node_modules/.bin, so the build must use it too.
  const env = outerEnvironment(root);
  const PATH = `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${env.PATH}`;
  const { code, output } = await run('node', [join('scripts', 'build.mjs')], { cwd: root, env: { ...env, PATH } });
  if (code !== 0) throw new SetupFailure(`The build failed:\n\n${output.trim()}`);
}

async function setUp(options) {
  const isInstalled = packagesAreInstalled(root);
  const hasNode = await hasRuntime(root);
  if (!isInstalled) await step('installing the packages (npm ci)', () => npm(root, ['ci', '--prefer-offline']));
  if (!isInstalled || !hasNode) {
    if (!(await hasRuntime(root))) await addRuntime(root);
    trimPackages(root);
  }
  const sources = options.build ? sourcesToBuild() : null;
  if (sources === null) return;
  await step('building', build);
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, `${sources}\n`);
}

async function main() {
  const options = { build: !process.argv.includes('--no-build') };
  if (await isReady(options)) return;
  await withLock(join(root, '.setup-lock'), MAX_WAIT_MS, () => setUp(options));
}

main().catch((error) => {
  console.error(error instanceof SetupFailure ? `\n${error.message}\n` : error);
  process.exitCode = 1;
});

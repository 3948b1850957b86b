/**
 * Makes a clone ready to run: packages, a new enough Node, the build. npm calls it before `start`, `test`, `check` and `bench`;
 * it does only what is missing or has changed. Needs nothing but Node 18 and npm. `--no-build` leaves out the build.
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

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const LONGEST_WAIT_MS = 10 * 60_000;

const BUILT_FROM = [
  'server',
  'cli',
  'sdk/src',
  'sdk/package.json',
  'sdk/tsconfig.json',
  'openapi/versions',
  'tsconfig.json',
  'tsconfig.build.json',
  'scripts/build.mjs',
  'package.json',
  'package-lock.json',
];
const buildStamp = join(root, 'dist', '.built-from');

/** The fingerprint to build, or null when dist is what the sources make. */
function sourcesToBuild() {
  const sources = fingerprint(root, BUILT_FROM);
  return readStamp(buildStamp) === sources && existsSync(join(root, 'sdk', 'dist', 'index.js')) ? null : sources;
}

async function isReady({ build }) {
  return packagesAreInstalled(root) && (await hasRuntime(root)) && (!build || sourcesToBuild() === null);
}

async function build() {
  // On the Node that npm scripts get, whose folder comes first on their PATH.
  const env = outerEnvironment(root);
  const PATH = `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${env.PATH}`;
  const { code, output } = await run('node', [join('scripts', 'build.mjs')], { cwd: root, env: { ...env, PATH } });
  if (code !== 0) throw new SetupFailure(`The build failed:\n\n${output.trim()}`);
}

async function setUp(options) {
  if (!packagesAreInstalled(root))
    await step('installing the packages (npm ci)', () => npm(root, ['ci', '--prefer-offline']));
  if (!(await hasRuntime(root))) await addRuntime(root);
  const sources = options.build ? sourcesToBuild() : null;
  if (sources === null) return;
  await step('building', build);
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, `${sources}\n`);
}

async function main() {
  const options = { build: !process.argv.includes('--no-build') };
  if (await isReady(options)) return;
  await withLock(join(root, '.setup-lock'), LONGEST_WAIT_MS, () => setUp(options));
}

main().catch((error) => {
  console.error(error instanceof SetupFailure ? `\n${error.message}\n` : error);
  process.exitCode = 1;
});

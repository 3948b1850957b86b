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
import { step } from './setup/progress.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const LONGEST_WAIT_MS = 10 * 60_000;

const BUILT_FROM = [
  'server', 'cli', 'sdk/src', 'sdk/package.json', 'sdk/tsconfig.json', 'openapi/versions',
  'tsconfig.json', 'tsconfig.build.json', 'scripts/build.mjs', 'package.json', 'package-lock.json',
];
const packagesStamp = join(root, 'node_modules', '.excerpt-packages');
const buildStamp = join(root, 'dist', '.built-from');

/** What is to be done, by the file that remembers that it was. */
function pending({ build }) {
  const packages = fingerprint(root, ['package-lock.json', 'package.json', 'sdk/package.json']);
  const sources = build ? fingerprint(root, BUILT_FROM) : null;
  return {
    packages: readStamp(packagesStamp) === packages ? null : packages,
    sources: sources === null || (readStamp(buildStamp) === sources && existsSync(join(root, 'sdk', 'dist'))) ? null : sources,
  };
}

function stamp(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${content}\n`);
}

async function build() {
  // On the Node that npm scripts get, whose folder comes first on their PATH.
  const env = outerEnvironment(root);
  const PATH = `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${env.PATH}`;
  const { code, output } = await run('node', [join('scripts', 'build.mjs')], { cwd: root, env: { ...env, PATH } });
  if (code !== 0) throw new SetupFailure(`The build failed:\n\n${output.trim()}`);
}

async function setUp(options) {
  const { packages } = pending({ build: false });
  if (packages !== null) {
    await step('installing the packages (npm ci)', () => npm(root, ['ci', '--prefer-offline']));
    stamp(packagesStamp, packages);
  }
  if (!(await hasRuntime(root))) await addRuntime(root);
  const { sources } = pending(options);
  if (sources !== null) {
    await step('building', build);
    stamp(buildStamp, sources);
  }
}

async function main() {
  const options = { build: !process.argv.includes('--no-build') };
  const { packages, sources } = pending(options);
  if (packages === null && sources === null && (await hasRuntime(root))) return;
  await withLock(join(root, '.setup-lock'), LONGEST_WAIT_MS, () => setUp(options));
}

main().catch((error) => {
  console.error(error instanceof SetupFailure ? `\n${error.message}\n` : error);
  process.exitCode = 1;
});

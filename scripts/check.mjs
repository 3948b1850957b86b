/**
 * Runs all checks of a change, also after a failed one. `npm run check -- lint knip` runs only the named ones. Files
 * with failed tests run twice, and the summary names what passed only the second time. The last line is
 * `N passed, N failed`, where each test counts as one, and each other check as well.
 *
 * Long tests take an hour of processor time, so each commit runs a part of their files, and the next ones the others;
 * `--all` runs all of them.
 */
import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/**
 * Stages run one after another. The steps of a stage run two at once, as most of them use one processor: the fast ones
 * first, then the slowest, so that both end together.
 */
const STAGES = [
  [
    'settings:check',
    'cli:reference:check',
    'contract:compat',
    'contract:lint',
    'knip',
    'lint',
    'typecheck',
    'format:check',
    'generate:check',
    'contract:spectral',
  ],
  ['build'],
  ['sdk:lint'],
  ['sdk:size'],
  ['sdk:runtimes'],
  ['test'],
  ['test:postgres'],
  ['test:slow'],
  ['test:long'],
];
const STEPS = STAGES.flat();
const LONG_PARTS = 8;
const ALL = '--all';
const isWhole = process.argv.includes(ALL);
const isTest = (name) => name.startsWith('test');

/** `2/8`, by the commit, so that it is the same each time. */
function choosePart() {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const commit = Number.parseInt(stdout?.trim() ?? '', 16);
  return `${(Number.isNaN(commit) ? 0 : commit % LONG_PARTS) + 1}/${LONG_PARTS}`;
}

const part = isWhole ? [] : [`--shard=${choosePart()}`];
const partOf = (name) => (name === 'test:long' ? part : []);

/** Runs an npm script without hooks, as setup is done. Tests print continuously, other checks only when they fail. */
function runStep(name) {
  const live = isTest(name);
  // Under npm this is its own file, otherwise npm is looked up in PATH.
  const npm = process.env.npm_execpath;
  const [command, before] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const given = live ? ['--', '--repeat-failed', ...partOf(name)] : [];
  const args = [...before, 'run', '--silent', '--ignore-scripts', name, ...given];
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', live ? 'inherit' : 'pipe'] });
  let output = '';
  const collect = (chunk) => {
    output += chunk;
    if (live) process.stdout.write(chunk);
  };
  child.stdout.on('data', collect);
  child.stderr?.on('data', collect);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });
}

function countsOf(name, { passed, output }) {
  const closing = isTest(name) ? /(\d+) passed, (\d+) failed\s*$/.exec(output) : null;
  return closing === null
    ? { passed: passed ? 1 : 0, failed: passed ? 0 : 1 }
    : { passed: Number(closing[1]), failed: Number(closing[2]) };
}

const wanted = process.argv.slice(2).filter((argument) => argument !== ALL);
const unknown = wanted.filter((name) => !STEPS.includes(name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. The steps are ${STEPS.join(', ')}.`);
  process.exit(1);
}

const lines = [];
const total = { passed: 0, failed: 0 };
async function check(name) {
  const start = performance.now();
  if (isTest(name)) console.log(`\n── ${[name, ...partOf(name)].join(' ')}`);
  const outcome = await runStep(name);
  if (!isTest(name)) console.log(`\n── ${name}${outcome.passed ? '' : `\n${outcome.output.trimEnd()}`}`);
  const counts = countsOf(name, outcome);
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  const tests = isTest(name) ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
  const named = isTest(name) ? (outcome.output.match(/^(?:unstable|failed): .*$/gm) ?? []) : [];
  lines.push(`${outcome.passed ? '✓' : '✗'} ${name.padEnd(20)}${seconds} s${tests}`);
  lines.push(...named.map((line) => `    ${line}`));
}

for (const stage of STAGES) {
  const queue = stage.filter((step) => wanted.length === 0 || wanted.includes(step));
  const work = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) await check(name);
  };
  await Promise.all([work(), work()]);
}

console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

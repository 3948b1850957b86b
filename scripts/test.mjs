/**
 * Runs vitest with the given arguments (`npm test -- server/lib`, `npm test -- --changed`, `npm test -- -t name`), and
 * ends with the line `N passed, N failed`. A test file that fails to load and an error outside of tests count as one
 * failure each. Without `--project`, long tests (`npm run test:long`) are left out, and without any argument slow ones
 * too (`SLOW` in vitest.config.ts). With `--repeat-failed`, files with failures run once more with nothing beside
 * them, since a busy machine can fail a test of processes and sockets. What passes only then is printed as `unstable`,
 * what fails twice as `failed`.
 *
 * Tests start processes a thousand times. Bundled programs start in half the time of sources, and they are what people
 * run: those of `dist`, which `npm test` builds before, and those that only tests have.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleTestPrograms } from './build/bundle.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const cache = join(root, 'node_modules', '.cache');

const PROGRAMS = ['test/jobs/crash-server.ts', 'test/jobs/cluster-node.ts', 'test/bench/start-server.ts'];
const MAX_REPEATED_FILES = 10;
/** Characters of the end of stderr that are printed when a run fails without a failed test. */
const MAX_COMPLAINT = 600;
const REPEAT = '--repeat-failed';
const given = process.argv.slice(2).filter((argument) => argument !== REPEAT);

function runVitest(programs, path, files = []) {
  // Named files run whichever part of all they are in.
  const options = files.length === 0 ? given : given.filter((argument) => !argument.startsWith('--shard'));
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['default', './test/harness/outcome-reporter.ts'].map((name) => `--reporter=${name}`);
  const named = given.length === 0 ? ['sqlite'] : ['sqlite', 'slow'];
  const projects = given.some((argument) => argument.startsWith('--project'))
    ? []
    : named.map((name) => `--project=${name}`);
  const args = [vitest, 'run', ...reporters, ...projects, ...options, ...files];
  const child = spawn(process.execPath, args, {
    cwd: root,
    // Servers and children that tests start load their code from it.
    env: {
      NODE_COMPILE_CACHE: join(cache, 'node'),
      ...process.env,
      EXCERPT_TEST_PROGRAMS: programs,
      EXCERPT_TEST_OUTCOME: path,
    },
    stdio: ['inherit', 'inherit', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    process.stderr.write(chunk);
    complaint = `${complaint}${chunk}`.slice(-MAX_COMPLAINT);
  });
  // vitest receives the signal as well and cleans up. Wait for it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, complaint: complaint.trim().replaceAll(/\s+/g, ' ') }));
  });
}

/** The counts of a run, and the names of what failed by file. */
function readOutcome(path, { code, complaint }) {
  let outcome = { passed: 0, failures: [] };
  try {
    outcome = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // It ended before it could write.
  }
  const failures = new Map(outcome.failures);
  if (code !== 0 && failures.size === 0) failures.set('', [`ended with code ${code}: ${complaint}`]);
  return { passed: outcome.passed, failed: [...failures.values()].flat().length, failures };
}

function printFailures(title, failures) {
  for (const [file, names] of failures)
    for (const name of names) console.log(`${title}: ${file || 'the run'} > ${name}`);
}

/** Runs the files with failures once more. A test that passes this time counts as passed. */
async function repeat(first, programs, path) {
  const ended = await runVitest(programs, path, [...first.failures.keys()]);
  const second = readOutcome(path, ended);
  const recovered = [...first.failures].map(([file, names]) => {
    const again = second.failures.get(file) ?? [];
    return [file, names.filter((name) => !again.includes(name))];
  });
  printFailures('unstable', recovered);
  return { ...second, passed: first.passed + Math.max(0, first.failed - second.failed), code: ended.code };
}

const folder = mkdtempSync(join(tmpdir(), 'excerpt-test-'));
mkdirSync(cache, { recursive: true });
// Within the repository, where they find its packages.
const bundled = mkdtempSync(join(cache, 'test-programs-'));
try {
  await bundleTestPrograms(root, PROGRAMS, bundled);
  const ended = await runVitest(bundled, join(folder, 'outcome.json'));
  let outcome = { ...readOutcome(join(folder, 'outcome.json'), ended), code: ended.code };
  const files = outcome.failures.size;
  if (process.argv.includes(REPEAT) && files > 0 && files <= MAX_REPEATED_FILES && !outcome.failures.has('')) {
    outcome = await repeat(outcome, bundled, join(folder, 'repeated.json'));
  }
  printFailures('failed', outcome.failures);
  console.log(`${outcome.passed} passed, ${outcome.failed} failed`);
  process.exitCode = outcome.code === 0 && outcome.failed > 0 ? 1 : outcome.code;
} finally {
  for (const path of [folder, bundled]) rmSync(path, { recursive: true, force: true });
}

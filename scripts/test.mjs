/**
 * Runs vitest with the given arguments (`npm test -- server/lib`, `npm test -- --changed`, `npm test -- -t name`), and
 * ends with the line `N passed, N failed`. A test file that fails to load and an error outside of tests count as one
 * failure each. Without `--project`, long tests (`npm run test:long`) are left out.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

function runVitest(report) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['default', './test/harness/repeat-reporter.ts', 'json'].map((name) => `--reporter=${name}`);
  const given = process.argv.slice(2);
  const projects = given.some((argument) => argument.startsWith('--project')) ? [] : ['--project=sqlite'];
  const args = [vitest, 'run', ...reporters, `--outputFile.json=${report}`, ...projects, ...given];
  const child = spawn(process.execPath, args, {
    cwd: root,
    // Servers and children that tests start load their code from it.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...process.env },
    stdio: 'inherit',
  });
  // vitest receives the signal as well and cleans up. Wait for it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function count(report, code) {
  let result;
  try {
    result = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { passed: 0, failed: code === 0 ? 0 : 1 };
  }
  const unloaded = result.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = result.numFailedTests + unloaded;
  return { passed: result.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

const folder = mkdtempSync(join(tmpdir(), 'excerpt-test-'));
try {
  const report = join(folder, 'report.json');
  const code = await runVitest(report);
  const { passed, failed } = count(report, code);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = code === 0 && failed > 0 ? 1 : code;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

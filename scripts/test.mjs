/**
 * Runs vitest with the arguments given (`npm test -- server/lib`, `npm test -- -t name`) and closes with one line that a
 * machine can read: `N passed, N failed`. A test file that does not load, and an error outside of all tests, is one failure.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

function runVitest(report) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(process.execPath, [vitest, 'run', ...reporters, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  // An interrupt reaches vitest too, which closes what it opened; this process waits for it.
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

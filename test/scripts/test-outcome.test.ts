import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import type { Outcome } from '../harness/outcome-reporter.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'excerpt-repeat-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function runTests(options = ''): string {
  const reporter = join(root, 'test/harness/outcome-reporter.ts');
  const command =
    `"${process.execPath}" "${join(root, 'node_modules/vitest/vitest.mjs')}" run --root . --globals ` +
    `--reporter=default --reporter="${reporter}" ${options}`;
  const { stdout } = spawnSync(command, {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, CI: '', EXCERPT_TEST_OUTCOME: join(folder, 'outcome.json') },
  });
  return stripVTControlCharacters(stdout);
}

test('the printed command repeats only the failed test', { timeout: 120_000 }, () => {
  writeFileSync(
    join(folder, 'odd.test.ts'),
    `describe('a (strange) title', () => {
      it("fails; it's [odd] for $5?", () => expect(1).toBe(2));
      it('passes', () => expect(1).toBe(1));
    });`,
  );
  const command = /^ {2}npm test -- .*?( -t '.*')$/m.exec(runTests());
  expect(command).not.toBeNull();
  expect(runTests(command?.[1])).toMatch(/Tests\s+1 failed \| 1 skipped/);
});

test(
  'the outcome names failed tests, files that do not load, and errors outside of tests',
  { timeout: 120_000 },
  () => {
    writeFileSync(join(folder, 'odd.test.ts'), `it('fails', () => expect(1).toBe(2)); it('passes', () => undefined);`);
    writeFileSync(join(folder, 'unloaded.test.ts'), `throw new Error('no such part');`);
    writeFileSync(
      join(folder, 'late.test.ts'),
      `it('passes', async () => {
      setTimeout(() => { throw new TypeError('nobody waits'); }, 5);
      await new Promise((resolve) => setTimeout(resolve, 50));
    });`,
    );
    runTests();
    const { passed, failures } = JSON.parse(readFileSync(join(folder, 'outcome.json'), 'utf8')) as Outcome;
    expect(passed).toBe(2);
    expect(new Map(failures)).toEqual(
      new Map([
        ['odd.test.ts', ['fails']],
        ['unloaded.test.ts', ['could not be loaded']],
        ['late.test.ts', ['outside of tests: TypeError: nobody waits at late.test.ts:2']],
      ]),
    );
  },
);

import { expect, test } from 'vitest';
import { newestVersion } from '../contract/contract-source.ts';
import { compareWithReference } from '../testing/compare-with-reference.ts';
import { runInProcess } from '../testing/run-in-process.ts';

test.each(['extract', 'split', 'classify', 'mcp', 'serve', 'admin', 'migrate', 'export', 'backup'])(
  'the reference has what %s takes',
  compareWithReference,
);
test.each(['restore', 'verify', 'move-files', 'import', 'parse', 'contract', 'eval'])(
  'the reference has what %s takes',
  compareWithReference,
);

test.each([
  ['80%', null],
  ['0.8', null],
  ['0', null],
  ['1', null],
  ['100%', null],
  ['101%', 1],
  ['1.1', 1],
  ['-1', 1],
  ['', 1],
  ['%', 1],
  ['80 %', 1],
])('a share of %j is taken or refused', async (share, refused) => {
  const { code, errors } = await runInProcess(['extract', 'none.txt', '--schema', 'a', `--min-confidence=${share}`]);
  const message = refused === null ? 'There is no file none.txt.' : 'It must be from 0 to 1, such as 0.8.';
  expect([code, errors]).toEqual([1, expect.stringContaining(message)]);
});

test.each([
  ['0.5', 0, ''],
  ['0', 1, 'It must be a number above 0.'],
  ['soon', 1, 'It must be a number above 0.'],
])('a request of contract may take %s s: exits with %i', async (timeout, code, message) => {
  const version = newestVersion();
  const outcome = await runInProcess(['contract', 'diff', version, version, '--timeout', timeout]);
  expect([outcome.code, outcome.errors]).toEqual([code, expect.stringContaining(message)]);
});

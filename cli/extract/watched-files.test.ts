import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { passPause, pauses } from '../testing/played-pauses.ts';
import type { FoundFile } from './find-files.ts';
import { watchFiles } from './watch-files.ts';

vi.mock('node:timers/promises', () => import('../testing/played-pauses.ts'));

let there: Record<string, string> = {};
let end: AbortController;
let handled: Map<string, string>;
let batches: string[][];
let watching: Promise<void>;
beforeEach(() => {
  pauses.length = 0;
  [there, end, handled, batches] = [{}, new AbortController(), new Map(), []];
});
afterEach(async () => {
  end.abort(new Error('The end.'));
  await watching;
});

function begin(): void {
  const look = async () =>
    Object.entries(there).map(([path, version]): FoundFile => ({ path, name: path, version }) as FoundFile);
  watching = (async () => {
    for await (const files of watchFiles(look, handled, end.signal)) batches.push(files.map(({ path }) => path));
  })();
}

/** What one look hands over. */
async function look(): Promise<string[][]> {
  await passPause();
  return batches.splice(0);
}

test('files are handed over once they have stayed the same for a second', async () => {
  handled.set('old', '1');
  there = { old: '1' };
  begin();
  expect(await look()).toEqual([]);
  there = { old: '1', a: '1', b: '1' };
  expect(await look()).toEqual([]);
  // One of them is still being written.
  there = { old: '1', a: '1', b: '2' };
  expect(await look()).toEqual([['a']]);
  expect(await look()).toEqual([['b']]);
  expect(await look()).toEqual([]);
  expect(Object.fromEntries(handled)).toEqual({ old: '1', a: '1', b: '2' });
  expect(pauses[0]?.ms).toBe(1_000);
});

test('files are handed over again when they change, or when they were not handled after all', async () => {
  there = { a: '1' };
  begin();
  await look();
  expect(await look()).toEqual([['a']]);
  there = { a: '2' };
  expect(await look()).toEqual([]);
  expect(await look()).toEqual([['a']]);
  handled.delete('a');
  expect(await look()).toEqual([['a']]);
});

test('a file that goes and comes back is new to the watch only if it is another', async () => {
  there = { a: '1' };
  begin();
  await look();
  expect(await look()).toEqual([['a']]);
  there = {};
  await look();
  there = { a: '1' };
  await look();
  expect(await look()).toEqual([]);
  there = { a: '3' };
  await look();
  expect(await look()).toEqual([['a']]);
});

test('it ends with the signal, without an error', async () => {
  begin();
  await look();
  end.abort(new Error('The end.'));
  expect(await watching).toBeUndefined();
  expect(batches).toEqual([]);
});

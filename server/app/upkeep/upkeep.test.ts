import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLogger } from '../../lib/logger.ts';
import { startErasure, startIndexing, startPageChecks } from './upkeep.ts';

type Mock = ReturnType<typeof vi.fn<() => Promise<unknown>>>;
const mock = (): Mock => vi.fn<() => Promise<unknown>>().mockResolvedValue(undefined);

let logged: string[];
let stopping: AbortController;
const documentIndex = { eraseDeleted: mock(), isBehind: mock(), indexAll: mock() };
const database = { truncateLog: mock(), checkPages: mock(), tryExclusively: vi.fn<typeof tryExclusively>() };
const logger = createLogger('info', { write: (line: string) => void logged.push(JSON.parse(line).msg) });

async function tryExclusively(_name: string, work: () => Promise<void>): Promise<boolean> {
  await work();
  return true;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  logged = [];
  stopping = new AbortController();
  for (const one of [...Object.values(documentIndex), database.truncateLog, database.checkPages])
    one.mockReset().mockResolvedValue(undefined);
  documentIndex.isBehind.mockResolvedValue(true);
  database.tryExclusively.mockReset().mockImplementation(tryExclusively);
});
afterEach(() => void vi.useRealTimers());

const DAY_MS = 24 * 60 * 60 * 1000;
const parts = { database, logger, documentIndex, config: { role: 'all' } } as never;

/** Each kind of work, when it is first done, how long later again, and what it says when it fails. */
const KINDS: [string, () => () => Promise<void>, Mock, number, number, string][] = [
  [
    'erasure',
    () => startErasure(parts, parts, stopping.signal),
    database.truncateLog,
    10_000,
    10_000,
    'Deleted words could not be erased from the files of the database.',
  ],
  [
    'indexing',
    () => startIndexing(parts, parts, stopping.signal),
    documentIndex.indexAll,
    0,
    2_000,
    'Documents could not be indexed for the search.',
  ],
  [
    'a check of pages',
    () => startPageChecks(parts, stopping.signal),
    database.checkPages,
    10_000,
    DAY_MS,
    'The pages of the database could not be checked.',
  ],
];

describe.each(KINDS)('%s', (_kind, start, work, firstAfterMs, intervalMs, problem) => {
  test('is repeated until its end', async () => {
    const end = start();
    if (firstAfterMs > 0) {
      await vi.advanceTimersByTimeAsync(firstAfterMs - 1);
      expect(work).not.toHaveBeenCalled();
    }
    await vi.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(intervalMs - 2);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(work).toHaveBeenCalledTimes(2);
    await end();
    await vi.advanceTimersByTimeAsync(10 * intervalMs);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('waits for its last time, after which it is over', async () => {
    let finish: (value: unknown) => void = () => undefined;
    work.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    const end = start();
    await vi.advanceTimersByTimeAsync(firstAfterMs + 1);
    let hasEnded = false;
    const ending = end().then(() => (hasEnded = true));
    await vi.advanceTimersByTimeAsync(10 * intervalMs);
    expect(hasEnded).toBe(false);
    stopping.abort();
    finish(undefined);
    await ending;
    await vi.advanceTimersByTimeAsync(10 * intervalMs);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('goes on after a failure, which is told', async () => {
    work.mockRejectedValueOnce(new Error('The disk is full.'));
    const end = start();
    await vi.advanceTimersByTimeAsync(firstAfterMs + 1);
    expect(logged).toEqual([problem]);
    await vi.advanceTimersByTimeAsync(intervalMs);
    expect(work).toHaveBeenCalledTimes(2);
    await end();
  });
});

test('documents are indexed only by servers with jobs, where the index is behind, and by one at a time', async () => {
  const start = (role: string) =>
    startIndexing({ ...(parts as object), config: { role } } as never, parts, stopping.signal);
  await start('api')();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(documentIndex.isBehind).not.toHaveBeenCalled();
  documentIndex.isBehind.mockResolvedValue(false);
  const end = start('worker');
  await vi.advanceTimersByTimeAsync(1);
  expect([documentIndex.isBehind.mock.calls.length, documentIndex.indexAll.mock.calls.length]).toEqual([1, 0]);
  documentIndex.isBehind.mockResolvedValue(true);
  database.tryExclusively.mockResolvedValue(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(database.tryExclusively.mock.calls.map(([name]) => name)).toEqual(['index']);
  expect(documentIndex.indexAll).not.toHaveBeenCalled();
  await end();
});

test('words are erased before the log, and pages that a stop leaves unchecked are no problem', async () => {
  documentIndex.eraseDeleted.mockRejectedValueOnce(new Error('busy'));
  const end = startErasure(parts, parts, stopping.signal, 50);
  await vi.advanceTimersByTimeAsync(50);
  expect([documentIndex.eraseDeleted.mock.calls.length, database.truncateLog.mock.calls.length]).toEqual([1, 0]);
  await end();
  logged = [];
  database.checkPages.mockImplementation(async () => {
    stopping.abort();
    throw new Error('stopped');
  });
  const endChecks = startPageChecks(parts, stopping.signal, { firstAfterMs: 1 });
  await vi.advanceTimersByTimeAsync(1);
  await endChecks();
  expect(logged).toEqual([]);
});

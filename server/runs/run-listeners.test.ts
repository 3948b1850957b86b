import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RunStatus } from './repository.ts';
import { RunEvents, type ReadStatuses } from './run-events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CHECK_MS = 5_000;

/** Listens to runs whose statuses, as stored, a test changes. */
function listen(stored: Map<string, RunStatus>) {
  const readStatuses = vi.fn<ReadStatuses>(async (ids) => new Map([...stored].filter(([id]) => ids.includes(id))));
  const events = new RunEvents(() => undefined, readStatuses);
  const gaps: string[] = [];
  const subscribe = (id: string) => events.subscribe(id, { onEvent: () => undefined, onGap: () => gaps.push(id) });
  return { events, readStatuses, gaps, subscribe };
}

test('listeners learn of changes whose events were lost', async () => {
  const stored = new Map<string, RunStatus>([
    ['run_a', 'pending'],
    ['run_b', 'pending'],
    ['run_c', 'pending'],
  ]);
  const { gaps, subscribe } = listen(stored);
  for (const id of stored.keys()) subscribe(id);
  await vi.advanceTimersByTimeAsync(CHECK_MS);
  expect(gaps).toEqual([]);
  stored.set('run_a', 'completed').set('run_b', 'processing').delete('run_c');
  await vi.advanceTimersByTimeAsync(CHECK_MS);
  expect(gaps).toEqual(['run_a', 'run_b', 'run_c']);
});

test('any number of listeners costs a few queries, and none once they are gone', async () => {
  const { readStatuses, subscribe } = listen(new Map());
  const ends = Array.from({ length: 10_000 }, (_, index) => subscribe(`run_${index % 1000}`));
  await vi.advanceTimersByTimeAsync(CHECK_MS);
  expect(readStatuses).toHaveBeenCalledTimes(2);
  for (const end of ends) end();
  await vi.advanceTimersByTimeAsync(10 * CHECK_MS);
  expect(readStatuses).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('a database that is out of reach is asked again', async () => {
  const stored = new Map<string, RunStatus>([['run_a', 'completed']]);
  const { gaps, readStatuses, subscribe } = listen(stored);
  readStatuses.mockRejectedValueOnce(new Error('out of reach'));
  subscribe('run_a');
  await vi.advanceTimersByTimeAsync(2 * CHECK_MS);
  expect(gaps).toEqual(['run_a']);
});

test('a check that takes long is not begun twice', async () => {
  const { readStatuses, subscribe } = listen(new Map());
  const slow = Promise.withResolvers<Map<string, RunStatus>>();
  readStatuses.mockReturnValueOnce(slow.promise);
  subscribe('run_a');
  await vi.advanceTimersByTimeAsync(3 * CHECK_MS);
  expect(readStatuses).toHaveBeenCalledTimes(1);
  slow.resolve(new Map());
  await vi.advanceTimersByTimeAsync(CHECK_MS);
  expect(readStatuses).toHaveBeenCalledTimes(2);
});

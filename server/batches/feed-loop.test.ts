import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFeedLoop, type Feeder } from './feed-loop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function feeder(answers: boolean[] = [], work = true) {
  const feedOnce = vi.fn<Feeder['feedOnce']>(async () => answers.shift() ?? false);
  return { feedOnce, hasWork: () => work };
}

test('feeds soon after the start, and then every few seconds', async () => {
  const one = feeder();
  const loop = createFeedLoop([one]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(one.feedOnce).not.toHaveBeenCalled();
  loop.start();
  await vi.advanceTimersByTimeAsync(25);
  expect(one.feedOnce).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(one.feedOnce).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(one.feedOnce).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(one.feedOnce).toHaveBeenCalledTimes(4);
  await loop.stop();
});

test('is no part of the request that wakes it', async () => {
  // Timers that are played run in the context of whoever advances them.
  vi.useRealTimers();
  const requests = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  const loop = createFeedLoop([
    {
      async feedOnce() {
        seen.push(requests.getStore());
        return false;
      },
      hasWork: () => true,
    },
  ]);
  loop.start();
  await expect.poll(() => seen.length).toBe(1);
  requests.run('upload', () => loop.wake());
  await expect.poll(() => seen.length).toBe(2);
  expect(seen).toEqual([undefined, undefined]);
  await loop.stop();
});

test('makes one pass after runs that end together', async () => {
  const one = feeder();
  const loop = createFeedLoop([one]);
  loop.start();
  await vi.advanceTimersByTimeAsync(25);
  for (let run = 0; run < 5; run += 1) loop.runEnded();
  await vi.advanceTimersByTimeAsync(25);
  expect(one.feedOnce).toHaveBeenCalledTimes(2);
  await loop.stop();
});

test('does not wake for the end of a run if nothing is left to feed', async () => {
  const idle = feeder([], false);
  const loop = createFeedLoop([idle]);
  loop.start();
  await vi.advanceTimersByTimeAsync(25);
  loop.runEnded();
  await vi.advanceTimersByTimeAsync(25);
  expect(idle.feedOnce).toHaveBeenCalledTimes(1);
  const both = createFeedLoop([idle, feeder()]);
  both.start();
  await vi.advanceTimersByTimeAsync(25);
  both.runEnded();
  await vi.advanceTimersByTimeAsync(25);
  expect(idle.feedOnce).toHaveBeenCalledTimes(3);
  await Promise.all([loop.stop(), both.stop()]);
});

test('counts the passes that changed something', async () => {
  const loop = createFeedLoop([feeder([true, false, true]), feeder([false, true])]);
  for (let pass = 0; pass < 3; pass += 1) await loop.feedNow();
  expect(loop.countChanges()).toBe(3);
});

test('runs one pass at a time', async () => {
  const gate = Promise.withResolvers<boolean>();
  const feedOnce = vi.fn<Feeder['feedOnce']>(() => gate.promise);
  const loop = createFeedLoop([{ feedOnce, hasWork: () => true }]);
  const passes = [loop.feedNow(), loop.feedNow()];
  await vi.advanceTimersByTimeAsync(0);
  expect(feedOnce).toHaveBeenCalledTimes(1);
  gate.resolve(true);
  await Promise.all(passes);
  expect(feedOnce).toHaveBeenCalledTimes(2);
});

test('stops: waits for the pass that runs, and makes no other', async () => {
  const gate = Promise.withResolvers<boolean>();
  const first = { feedOnce: vi.fn<Feeder['feedOnce']>(() => gate.promise), hasWork: () => true };
  const second = feeder();
  const loop = createFeedLoop([first, second]);
  loop.start();
  await vi.advanceTimersByTimeAsync(25);
  let hasStopped = false;
  const stopped = loop.stop().then(() => (hasStopped = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(hasStopped).toBe(false);
  gate.resolve(false);
  await stopped;
  expect(second.feedOnce).not.toHaveBeenCalled();
  loop.wake();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(first.feedOnce).toHaveBeenCalledTimes(1);
});

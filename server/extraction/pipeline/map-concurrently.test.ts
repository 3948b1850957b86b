import { expect, it } from 'vitest';
import { createGate } from '../../../test/harness/gate.ts';
import { mapConcurrently } from './map-concurrently.ts';

it('keeps the order of the items and limits concurrency', async () => {
  let running = 0;
  let most = 0;
  const results = await mapConcurrently([3, 1, 2, 0], { limit: 2 }, async (turns) => {
    most = Math.max(most, (running += 1));
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    running -= 1;
    return turns * 10;
  });
  expect(results).toEqual([30, 10, 20, 0]);
  expect(most).toBe(2);
});

it('starts nothing after a failure, and throws it when running items have completed', async () => {
  const gate = createGate();
  gate.close();
  const started: string[] = [];
  const completed: string[] = [];
  const failing = mapConcurrently(['slow', 'first failure', 'never'], { limit: 2 }, async (item) => {
    started.push(item);
    if (item === 'first failure') throw new Error(item);
    await gate.pass(new AbortController().signal);
    completed.push(item);
    throw new Error('second failure');
  });
  const outcome = failing.then(
    () => 'mapped',
    (error: Error) => `${error.message} after ${completed.join()}`,
  );
  await new Promise((resolve) => setImmediate(resolve));
  gate.open();
  expect(await outcome).toBe('first failure after slow');
  expect(started).toEqual(['slow', 'first failure']);
});

it('exceeds the limit while there is room, and returns to it when there is none', async () => {
  let [running, spare, most] = [0, 20, 0];
  const atOnce: number[] = [];
  await mapConcurrently(Array.from({ length: 60 }), { limit: 2, countSpare: () => spare }, async () => {
    most = Math.max(most, (running += 1));
    atOnce.push(running);
    if (atOnce.length > 40) spare = 0;
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  });
  expect(atOnce.slice(0, 2)).toEqual([1, 2]);
  expect(most).toBeGreaterThan(8);
  expect(Math.max(...atOnce.slice(-5))).toBeLessThanOrEqual(2);
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { freeStartMemory } from './free-start-memory.ts';

/** Things that nothing refers to any more. */
const leave = () => Array.from({ length: 100 }, () => new WeakRef({ name: 'left over' }));

it('collects what the start left over', async () => {
  const left = leave();
  // A reference made in this turn of the event loop is kept until its end.
  await nextTurn();
  freeStartMemory(0);
  await vi.waitUntil(() => left.some((one) => one.deref() === undefined), { timeout: 60_000 });
  await nextTurn();
  expect(left.filter((one) => one.deref() !== undefined)).toEqual([]);
});

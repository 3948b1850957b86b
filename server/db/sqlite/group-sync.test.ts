import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createGroupSync } from './group-sync.ts';

test('commits that arrive during a sync share the next one, and wait for a sync that started after them', async () => {
  const turns: PromiseWithResolvers<void>[] = [];
  const sync = createGroupSync(() => {
    const turn = Promise.withResolvers<void>();
    turns.push(turn);
    return turn.promise;
  });
  const told: string[] = [];
  const ask = (name: string) =>
    void sync().then(
      () => told.push(name),
      () => told.push(`${name} failed`),
    );

  ask('first');
  await nextTurn();
  for (const name of ['second', 'third']) ask(name);
  await nextTurn();
  expect(turns).toHaveLength(1);
  turns[0]?.resolve();
  await nextTurn();
  expect(told).toEqual(['first']);
  expect(turns).toHaveLength(2);
  ask('fourth');
  turns[1]?.reject(new Error('The disk is gone.'));
  await nextTurn();
  expect(told).toEqual(['first', 'second failed', 'third failed']);
  turns[2]?.resolve();
  await nextTurn();
  expect(told).toEqual(['first', 'second failed', 'third failed', 'fourth']);
});

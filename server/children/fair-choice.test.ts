import { expect, test } from 'vitest';
import { chooseFairly } from './fair-choice.ts';

const task = (name: string, ...group: string[]) => ({ name, group });
const choose = (
  waiting: ReturnType<typeof task>[],
  running: string[][],
  { elapsedMs = 0, used = {} }: { elapsedMs?: number; used?: Record<string, number> } = {},
) =>
  chooseFairly(
    waiting,
    running.map((group) => ({ group, elapsedMs })),
    (owner) => used[owner] ?? 0,
  )?.name;

test('the owner with the fewest running tasks is next, and then the workspace', () => {
  const waiting = [task('a1', 'a', '1'), task('a2', 'a', '2'), task('b1', 'b', '1')];
  expect(choose(waiting, [])).toBe('a1');
  expect(choose(waiting, [['a', '1']])).toBe('b1');
  expect(
    choose(waiting, [
      ['a', '1'],
      ['b', '1'],
    ]),
  ).toBe('a2');
  expect(
    choose(waiting, [
      ['a', '2'],
      ['b', '1'],
    ]),
  ).toBe('a1');
});

test('the first of equal tasks is next', () => {
  expect(choose([task('first', 'a', '1'), task('second', 'a', '1')], [['a', '1']])).toBe('first');
  expect(choose([], [['a', '1']])).toBeUndefined();
});

test('workspaces of different owners are not mixed up', () => {
  expect(choose([task('a', 'a', '1'), task('b', 'b', '1')], [['a', '1']])).toBe('b');
});

test('the owner whose tasks took the least time is next, before the one with the fewest running', () => {
  const waiting = [task('slow', 'slow', '1'), task('quick', 'quick', '1')];
  expect(choose(waiting, [['quick', '1']], { used: { slow: 10_000, quick: 200 } })).toBe('quick');
  expect(choose(waiting, [['quick', '1']], { used: { slow: 250, quick: 200 } })).toBe('slow');
  expect(choose(waiting, [['slow', '1']], { elapsedMs: 5_000, used: { quick: 4_000 } })).toBe('quick');
});

import { expect, test } from 'vitest';
import { chooseFairly } from './fair-choice.ts';

const task = (name: string, ...group: string[]) => ({ name, group });
const choose = (waiting: ReturnType<typeof task>[], running: string[][]) => chooseFairly(waiting, running)?.name;

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

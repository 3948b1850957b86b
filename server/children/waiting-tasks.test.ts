import { expect, test } from 'vitest';
import { WaitingTasks } from './waiting-tasks.ts';

const task = (id: number, ...group: string[]) => ({ id, group });

test('lists the first task of each group, the oldest first', () => {
  const tasks = new WaitingTasks<ReturnType<typeof task>>();
  const [first, second, third] = [task(1, 'a', '1'), task(2, 'b', '1'), task(3, 'a', '1')];
  for (const one of [third, second]) tasks.add(one);
  expect(tasks.listFirst()).toEqual([second, third]);
  tasks.add(first);
  tasks.remove(third);
  expect(tasks.listFirst()).toEqual([first, second]);
  tasks.remove(first);
  tasks.remove(first);
  expect(tasks.listFirst()).toEqual([second]);
});

test('returns all tasks once', () => {
  const tasks = new WaitingTasks<ReturnType<typeof task>>();
  for (const one of [task(1, 'a'), task(2, 'b'), task(3, 'a')]) tasks.add(one);
  expect(tasks.take().map(({ id }) => id)).toEqual([1, 3, 2]);
  expect(tasks.take()).toEqual([]);
  expect(tasks.listFirst()).toEqual([]);
});

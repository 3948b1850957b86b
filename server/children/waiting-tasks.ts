import type { TaskGroup } from './fair-choice.ts';

/** Waiting tasks by group, each group in the order of its tasks. A busy pool has thousands of one group. */
export class WaitingTasks<T extends { id: number; group: TaskGroup }> {
  readonly #groups = new Map<string, T[]>();

  add(task: T): void {
    const key = task.group.join(' ');
    const tasks = this.#groups.get(key);
    if (tasks === undefined) this.#groups.set(key, [task]);
    else tasks.push(task);
  }

  remove(task: T): void {
    const key = task.group.join(' ');
    const tasks = this.#groups.get(key) ?? [];
    const index = tasks.indexOf(task);
    if (index >= 0) tasks.splice(index, 1);
    if (tasks.length === 0) this.#groups.delete(key);
  }

  /** The first task of each group, the oldest first. */
  listFirst(): T[] {
    return [...this.#groups.values()].flatMap((tasks) => tasks.slice(0, 1)).toSorted((a, b) => a.id - b.id);
  }

  /** Removes all tasks. */
  take(): T[] {
    const tasks = [...this.#groups.values()].flat();
    this.#groups.clear();
    return tasks;
  }
}

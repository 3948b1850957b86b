/** Whose task it is, the widest first: an owner, and one of the owner's workspaces. */
export type TaskGroup = readonly string[];

/** What a task counts at least while it runs, in milliseconds: the tasks of two owners take turns from the start. */
const MIN_MS = 100;

export interface RunningTask {
  group: TaskGroup;
  /** Milliseconds since it started. */
  elapsedMs: number;
}

/** The time that the owner's tasks have taken, ended and running ones, and how many run in the workspace. */
function weigh(
  [owner, workspace]: TaskGroup,
  running: readonly RunningTask[],
  getUsedMs: (owner: string) => number,
): [number, number] {
  const own = running.filter(({ group }) => group[0] === owner);
  const runningMs = own.reduce((sum, { elapsedMs }) => sum + Math.max(MIN_MS, elapsedMs), 0);
  return [getUsedMs(owner ?? '') + runningMs, own.filter(({ group }) => group[1] === workspace).length];
}

export const isOwnerIdle = ([owner]: TaskGroup, running: readonly RunningTask[]): boolean =>
  running.every(({ group }) => group[0] !== owner);

/**
 * The next task: of the owner whose tasks have taken the least time, and of that owner's workspaces the one with the
 * fewest running; the first of these.
 */
export function chooseFairly<T extends { group: TaskGroup }>(
  waiting: Iterable<T>,
  running: readonly RunningTask[],
  getUsedMs: (owner: string) => number = () => 0,
): T | undefined {
  let best: { task: T; weight: [number, number] } | undefined;
  for (const task of waiting) {
    const weight = weigh(task.group, running, getUsedMs);
    const isLess =
      best === undefined ||
      weight[0] < best.weight[0] ||
      (task.group[0] === best.task.group[0] && weight[1] < best.weight[1]);
    if (isLess) best = { task, weight };
  }
  return best?.task;
}

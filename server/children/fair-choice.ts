import type { TaskGroup } from './pooled-child.ts';

/** How many of the running tasks belong to the group, at each of its levels. */
function countRunning(group: TaskGroup, running: readonly TaskGroup[]): number[] {
  return group.map(
    (_, level) => running.filter((other) => group.slice(0, level + 1).every((id, i) => other[i] === id)).length,
  );
}

const compareCounts = (a: number[], b: number[]): number => {
  const level = a.findIndex((count, index) => count !== (b[index] ?? 0));
  return level < 0 ? 0 : (a[level] ?? 0) - (b[level] ?? 0);
};

export const isOwnerIdle = ([owner]: TaskGroup, running: readonly TaskGroup[]): boolean =>
  running.every(([other]) => other !== owner);

/** The next task: of the owner, and then the workspace, with the fewest running; the first of these. */
export function chooseFairly<T extends { group: TaskGroup }>(
  waiting: Iterable<T>,
  running: readonly TaskGroup[],
): T | undefined {
  let best: { task: T; counts: number[] } | undefined;
  for (const task of waiting) {
    const counts = countRunning(task.group, running);
    if (best === undefined || compareCounts(counts, best.counts) < 0) best = { task, counts };
  }
  return best?.task;
}

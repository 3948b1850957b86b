import { setTimeout as delay } from 'node:timers/promises';
import { readProcessTree, type ProcessMemory } from './process-tree.ts';

const SAMPLE_MS = 100;

export const mebibytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MiB`;
export const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

export interface Peaks {
  tree: { rss: number; pss: number; of: ProcessMemory[] };
  /** Of one process, by its program. */
  programs: Map<string, number>;
}

/** Samples the memory of a process and of all that it started, until the work has ended. */
export async function watchMemory(pid: number, work: Promise<unknown>): Promise<Peaks> {
  const peaks: Peaks = { tree: { rss: 0, pss: 0, of: [] }, programs: new Map() };
  let isOver = false;
  const end = work.finally(() => (isOver = true));
  while (!isOver) {
    const tree = await readProcessTree(pid);
    const pss = sum(tree.map((one) => one.pss));
    peaks.tree.rss = Math.max(peaks.tree.rss, sum(tree.map((one) => one.rss)));
    if (pss > peaks.tree.pss) peaks.tree = { ...peaks.tree, pss, of: tree };
    for (const { name, rss } of tree) peaks.programs.set(name, Math.max(peaks.programs.get(name) ?? 0, rss));
    await Promise.race([end, delay(SAMPLE_MS)]);
  }
  await end;
  return peaks;
}

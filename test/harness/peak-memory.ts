import { setTimeout as delay } from 'node:timers/promises';
import { residentBytes } from '../../server/children/resident-memory.ts';
import { childrenOf } from './processes.ts';

const SAMPLE_MS = 5;
/** Looking for the children takes a process of its own. */
const CHILD_SAMPLE_MS = 50;

export interface PeakMemory {
  /** Resident memory of the server, in bytes: before, and the most it had until the work was done. */
  before: number;
  peak: number;
  /** The most that one of its child processes had, in bytes. */
  childPeak: number;
  /** The same by the name of the child's program, as `parse-child`. */
  childPeaks: Record<string, number>;
  seconds: number;
}

/** What a process and those that it has started take of memory while some work is done. */
export async function peakDuring(pid: number, work: Promise<void>): Promise<PeakMemory> {
  const rss = async (): Promise<number> => (await residentBytes(pid)) ?? 0;
  const begin = performance.now();
  const before = await rss();
  let peak = before;
  const childPeaks: Record<string, number> = {};
  let isOver = false;
  const end = work.finally(() => (isOver = true));
  const watch = async (everyMs: number, look: () => Promise<void>): Promise<void> => {
    while (!isOver) {
      await Promise.race([end, delay(everyMs)]);
      await look();
    }
  };
  const lookAtChildren = async (): Promise<void> => {
    for (const child of await childrenOf(pid)) {
      const name = /([\w-]+\/)?[\w-]+(?=\.[jt]s\b)/.exec(child.command)?.[0] ?? child.command;
      childPeaks[name] = Math.max(childPeaks[name] ?? 0, child.rss);
    }
  };
  await Promise.all([
    watch(SAMPLE_MS, async () => void (peak = Math.max(peak, await rss()))),
    watch(CHILD_SAMPLE_MS, lookAtChildren),
    end,
  ]);
  return {
    before,
    peak,
    childPeak: Math.max(0, ...Object.values(childPeaks)),
    childPeaks,
    seconds: (performance.now() - begin) / 1000,
  };
}

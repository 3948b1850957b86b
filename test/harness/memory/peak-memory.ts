import { setTimeout as delay } from 'node:timers/promises';
import { readResidentBytes } from '../../../server/children/resident-memory.ts';
import { listChildren } from '../processes.ts';

const SAMPLE_MS = 5;
/** Longer, since listing the children starts a process. */
const CHILD_SAMPLE_MS = 50;

export interface PeakMemory {
  /** Resident memory of the server in bytes, before and at its peak. */
  before: number;
  peak: number;
  /** Peak of its largest child process, in bytes. */
  childPeak: number;
  /** Peak by the name of the child's program, such as `parse-child`. */
  childPeaks: Record<string, number>;
  seconds: number;
}

/** Measures the memory of a process and its children until `work` resolves. */
export async function peakDuring(pid: number, work: Promise<void>): Promise<PeakMemory> {
  const rss = async (): Promise<number> => (await readResidentBytes(pid)) ?? 0;
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
    for (const child of await listChildren(pid)) {
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

import { readdir, readFile } from 'node:fs/promises';
import { listProcesses, type ListedProcess } from '../../harness/processes.ts';

/** Memory in bytes: resident, and proportional where the system tells (Linux), which counts shared pages once. */
export interface ProcessMemory {
  name: string;
  pid: number;
  rss: number;
  pss: number;
}

/** The program of a process, such as `parse-child`. */
const programOf = ({ command }: ListedProcess): string =>
  /([\w-]+)(?=\.[jt]s\b)/.exec(command)?.[1] ?? command.split(' ')[0] ?? '';

async function readProportional(pid: number): Promise<number | null> {
  try {
    const kilobytes = /^Pss:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/smaps_rollup`, 'latin1'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

/** A process and all that it started. */
export async function readProcessTree(root: number): Promise<ProcessMemory[]> {
  const all = await listProcesses();
  const tree = all.filter(({ pid }) => pid === root);
  for (const parent of tree)
    tree.push(...all.filter((one) => one.parent === parent.pid && !one.command.startsWith('ps ')));
  return await Promise.all(
    tree.map(async (one) => ({
      name: programOf(one),
      pid: one.pid,
      rss: one.rss,
      pss: (await readProportional(one.pid)) ?? one.rss,
    })),
  );
}

/** Open descriptors of a process; null where the system does not tell. */
export async function countDescriptors(pid: number): Promise<number | null> {
  return await readdir(`/proc/${pid}/fd`).then(
    (entries) => entries.length,
    () => null,
  );
}

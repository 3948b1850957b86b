import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

export interface ListedProcess {
  pid: number;
  parent: number;
  /** Resident memory, in bytes. */
  rss: number;
  command: string;
}

/** All processes of this machine. */
export async function listProcesses(): Promise<ListedProcess[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { maxBuffer: 2 ** 26 });
  return stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .flatMap((match) =>
      match === null
        ? []
        : [{ pid: Number(match[1]), parent: Number(match[2]), rss: Number(match[3]) * 1024, command: match[4] ?? '' }],
    );
}

/** The running direct children of a process. */
export async function listChildren(parent: number): Promise<ListedProcess[]> {
  return (await listProcesses()).filter((one) => one.parent === parent);
}

/** Processor time of a process in clock ticks of 10 ms. Linux only. */
async function readTicks(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

/**
 * Waits until a process has used this much processor time, in seconds, independent of the machine's load. Linux only.
 */
export async function waitForWork(pid: number, seconds: number): Promise<void> {
  while ((await readTicks(pid)) < seconds * 100) await delay(10);
}

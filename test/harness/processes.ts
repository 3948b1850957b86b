import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface ListedProcess {
  pid: number;
  parent: number;
  /** Resident memory, in bytes. */
  rss: number;
  command: string;
}

/** The processes of this machine. */
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

/** The processes that a process has started itself and that run now. */
export async function childrenOf(parent: number): Promise<ListedProcess[]> {
  return (await listProcesses()).filter((one) => one.parent === parent);
}

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** The resident memory of a process in bytes; null if it has exited or cannot be read. */
export async function readResidentBytes(pid: number): Promise<number | null> {
  try {
    return process.platform === 'linux' ? await readFromProc(pid) : await readFromPs(pid);
  } catch {
    return null;
  }
}

// `status` rather than `statm`, which counts pages, whose size Node does not expose.
async function readFromProc(pid: number): Promise<number | null> {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'latin1'))?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
}

async function readFromPs(pid: number): Promise<number | null> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  const kilobytes = Number.parseInt(stdout, 10);
  return Number.isNaN(kilobytes) ? null : kilobytes * 1024;
}

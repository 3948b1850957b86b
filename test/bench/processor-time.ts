import { readFile } from 'node:fs/promises';
import { childrenOf } from '../harness/processes.ts';

/** Clock ticks of Linux a second, on every machine that Node runs on. */
const TICKS = 100;

/** Milliseconds of processor time that a process has used, and the children that it has now. Linux alone has them. */
export async function processorTime(pid: number): Promise<{ own: number; children: number }> {
  const children = await childrenOf(pid);
  const used = await Promise.all(children.map((child) => timeOf(child.pid)));
  return { own: await timeOf(pid), children: used.reduce((sum, one) => sum + one, 0) };
}

async function timeOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  // The name of the program stands in brackets, and may have spaces of its own.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS) * 1000;
}

import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { childrenOf } from '../harness/processes.ts';

/** Clock ticks of Linux a second, on every machine that Node runs on. */
const TICKS = 100;

/**
 * Milliseconds of processor time that a process has used, and its children, those that have ended too. Linux alone has
 * them.
 */
export async function processorTime(pid: number): Promise<{ own: number; children: number }> {
  const children = await childrenOf(pid);
  const used = await Promise.all(children.map((child) => timeOf(child.pid)));
  const { own, ended } = await timeOf(pid);
  return { own, children: used.reduce((sum, one) => sum + one.own, ended) };
}

async function timeOf(pid: number): Promise<{ own: number; ended: number }> {
  const text = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  // The name of the program stands in brackets, and may have spaces of its own.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ms = (user: number, system: number): number =>
    ((Number(fields[user] ?? 0) + Number(fields[system] ?? 0)) / TICKS) * 1000;
  return { own: ms(11, 12), ended: ms(13, 14) };
}

/**
 * The share, 0 to 1, of the machine's processors that was in use from now until the result is called, by whatever
 * program.
 */
export function processorsSince(): () => number {
  const times = () =>
    cpus()
      .map((one) => one.times)
      .map(({ idle, ...used }) => ({ idle, used: Object.values(used).reduce((sum, ms) => sum + ms, 0) }));
  const before = times();
  return () => {
    const sums = times().map(({ idle, used }, index) => ({
      idle: idle - (before[index]?.idle ?? 0),
      used: used - (before[index]?.used ?? 0),
    }));
    const used = sums.reduce((sum, one) => sum + one.used, 0);
    return used / (used + sums.reduce((sum, one) => sum + one.idle, 0));
  };
}

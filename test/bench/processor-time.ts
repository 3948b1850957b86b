import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { listChildren } from '../harness/processes.ts';

/** Clock ticks per second on Linux. */
const TICKS = 100;

/** Processor time of a process and of its children, including exited ones, in milliseconds. Linux only. */
export async function processorTime(pid: number): Promise<{ own: number; children: number }> {
  const children = await listChildren(pid);
  const used = await Promise.all(children.map((child) => timeOf(child.pid)));
  const { own, ended } = await timeOf(pid);
  return { own, children: used.reduce((sum, one) => sum + one.own, ended) };
}

async function timeOf(pid: number): Promise<{ own: number; ended: number }> {
  const text = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  // The program's name is in parentheses and may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ms = (user: number, system: number): number =>
    ((Number(fields[user] ?? 0) + Number(fields[system] ?? 0)) / TICKS) * 1000;
  return { own: ms(11, 12), ended: ms(13, 14) };
}

/**
 * Starts measuring the utilisation of the machine's processors. The returned function gives the share used since then,
 * 0 to 1.
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

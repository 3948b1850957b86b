import { expect } from 'vitest';

const ROUNDS = 3;

/** Processor time of a piece of work, in microseconds: other processes on the machine do not add to it. */
function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const best = (work: () => void): number => Math.min(...Array.from({ length: ROUNDS }, () => processorTime(work)));

/**
 * Holds that four times the input takes less than eight times as long; quadratic work takes sixteen times as long.
 * @param prepare the work for an input of `size`; preparing it is not measured
 */
export function expectLinearTime(prepare: (size: number) => () => void, size: number): void {
  const [small, large] = [prepare(size), prepare(4 * size)];
  small();
  expect(best(large) / Math.max(best(small), 1_000)).toBeLessThan(8);
}

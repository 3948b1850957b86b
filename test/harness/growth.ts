import { expect } from 'vitest';

const ROUNDS = 3;

/** Processor time of `work` in microseconds, which does not depend on other processes. */
function measureProcessorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const best = (work: () => void): number =>
  Math.min(...Array.from({ length: ROUNDS }, () => measureProcessorTime(work)));

/**
 * Expects that four times the input takes less than eight times as long; quadratic work would take sixteen times.
 * @param prepare returns the work for an input of `size`, and is not measured
 */
export function expectLinearTime(prepare: (size: number) => () => void, size: number): void {
  const [small, large] = [prepare(size), prepare(4 * size)];
  small();
  expect(best(large) / Math.max(best(small), 1_000)).toBeLessThan(8);
}

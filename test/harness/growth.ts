import { expect } from 'vitest';

/** A busy machine disturbs some of them. */
const MAX_ROUNDS = 10;
const MAX_GROWTH = 8;

/** Processor time of `work` in microseconds, which does not depend on other processes. */
function measureProcessorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/**
 * Expects that four times the input takes less than eight times as long; quadratic work would take sixteen times.
 * @param prepare returns the work for an input of `size`, and is not measured
 */
export function expectLinearTime(prepare: (size: number) => () => void, size: number): void {
  const [small, large] = [prepare(size), prepare(4 * size)];
  small();
  let [smallTime, largeTime] = [Infinity, Infinity];
  let growth = Infinity;
  for (let round = 0; round < MAX_ROUNDS && growth >= MAX_GROWTH; round += 1) {
    smallTime = Math.min(smallTime, measureProcessorTime(small));
    largeTime = Math.min(largeTime, measureProcessorTime(large));
    growth = largeTime / Math.max(smallTime, 1_000);
  }
  expect(growth).toBeLessThan(MAX_GROWTH);
}

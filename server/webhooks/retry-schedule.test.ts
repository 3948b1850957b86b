import { describe, expect, it } from 'vitest';
import { parseRetryAfter, getPause } from './retry-schedule.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const NOMINAL = [
  5 * SECOND,
  300 * SECOND,
  1_800 * SECOND,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

describe('the schedule', () => {
  it('has ten attempts', () => {
    expect(NOMINAL.map((_, index) => getPause(index + 1, null, () => 0.5))).toEqual(NOMINAL);
    expect(getPause(10, null)).toBeNull();
  });

  it.each([0, 0.999_999])('keeps within a tenth of a pause (%d)', (random) => {
    for (const [index, nominal] of NOMINAL.entries()) {
      const pause = getPause(index + 1, null, () => random) ?? 0;
      expect(Math.abs(pause - nominal)).toBeLessThanOrEqual(nominal * 0.1);
    }
  });

  it('waits for as long as a destination asks for, and for a day at most', () => {
    expect(getPause(1, 60 * SECOND)).toBe(60 * SECOND);
    expect(getPause(2, 1, () => 0.5)).toBe(300 * SECOND);
    expect(getPause(1, 1_000 * HOUR)).toBe(24 * HOUR);
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-01-31T09:30:00Z');

  it.each([
    ['120', 120 * SECOND],
    [' 0 ', 0],
    ['Sat, 31 Jan 2026 09:31:00 GMT', 60 * SECOND],
    ['Sat, 31 Jan 2026 09:29:00 GMT', 0],
    ['soon', null],
    ['-5', null],
    ['', null],
    [undefined, null],
  ])('%j is %j ms', (value, expected) => {
    expect(parseRetryAfter(value, now)).toBe(expected);
  });
});

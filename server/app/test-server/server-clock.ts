import { systemClock, type Clock } from '../../lib/clock.ts';

/** The server's clock in the hands of a test. */
export interface TestClock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Moves the clock forward, in milliseconds. Jobs that are due by then start. */
  advance(ms: number): void;
}

/** 2026-01-01T00:00:00.000Z */
const DEFAULT_START_MS = 1_767_225_600_000;

/** A time (ISO 8601), at which the clock stays until the test moves it, or `system` for a clock that runs. */
export type ClockStart = Date | string;

/** @param onAdvance called after each move */
export function createTestClock(start: ClockStart | undefined, onAdvance: () => void): TestClock & Clock {
  const runs = start === 'system';
  const begin = start === undefined || start === 'system' ? DEFAULT_START_MS : new Date(start).getTime();
  if (Number.isNaN(begin)) throw new RangeError(`The clock cannot start at ${String(start)}: send an ISO 8601 time.`);
  let ahead = 0;
  return {
    now: () => (runs ? systemClock.now() : begin) + ahead,
    advance(ms) {
      if (!(ms >= 0)) throw new RangeError(`The clock cannot move by ${ms} ms.`);
      ahead += ms;
      onAdvance();
    },
  };
}

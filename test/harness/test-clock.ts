import { systemClock, type Clock } from '../../server/lib/clock.ts';

export interface MovableClock extends Clock {
  /** Advances the clock, in milliseconds. */
  advance(ms: number): void;
}

/** The system clock plus an offset that tests advance. */
export function movableClock(): MovableClock {
  let ahead = 0;
  return {
    now: () => systemClock.now() + ahead,
    advance(ms) {
      ahead += ms;
    },
  };
}

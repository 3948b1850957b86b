import { systemClock, type Clock } from '../../server/lib/clock.ts';

export interface MovableClock extends Clock {
  /** Lets time pass, in milliseconds. */
  advance(ms: number): void;
}

/** The real time, which a test can move forward. */
export function movableClock(): MovableClock {
  let ahead = 0;
  return {
    now: () => systemClock.now() + ahead,
    advance(ms) {
      ahead += ms;
    },
  };
}

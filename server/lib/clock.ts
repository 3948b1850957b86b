/** The only source of time. Tests replace it with one that they control. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/**
 * A clock for waiting: where the machine's is set back, it goes on from where it was. Else what is due in a second
 * would be due in an hour. Its times are for comparisons within this process.
 */
export function steadyClock(clock: Clock): Clock {
  let ahead = 0;
  let last = -Infinity;
  return {
    now() {
      const now = clock.now();
      if (now + ahead < last) ahead = last - now;
      last = now + ahead;
      return last;
    },
  };
}

/** ISO 8601 in UTC with milliseconds, the format of all timestamps in the API and the database. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** The only source of time. Tests replace it with one that they control. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** ISO 8601 in UTC with milliseconds, the format of all timestamps in the API and the database. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

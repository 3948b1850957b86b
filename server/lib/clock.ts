/** The only source of time: tests replace it with one that stops or jumps. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** ISO 8601 UTC with milliseconds, the form of every timestamp in the interface and in the database. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Pauses after a failed attempt; the first attempt is made at once, and the last pause precedes the last attempt. */
const PAUSES_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];

/** A pause is up to so much shorter or longer, so that events that failed together do not all come back together. */
const JITTER = 0.1;
/** The longest pause that a destination may ask for. */
const MAX_RETRY_AFTER_MS = DAY_MS;
/** An endpoint that accepts nothing for so long is deactivated. */
export const MAX_FAILING_MS = 5 * DAY_MS;

/**
 * The pause before the next attempt, in milliseconds; null when there is none.
 * @param attempts how many were made
 * @param retryAfterMs what the destination asked for
 */
export function getPause(
  attempts: number,
  retryAfterMs: number | null,
  random: () => number = Math.random,
): number | null {
  const pause = PAUSES_MS[attempts - 1];
  if (pause === undefined) return null;
  const jittered = pause * (1 - JITTER + 2 * JITTER * random());
  return Math.round(Math.max(jittered, Math.min(retryAfterMs ?? 0, MAX_RETRY_AFTER_MS)));
}

/** A `Retry-After` header, in seconds or as a date, in milliseconds from now. Null for anything else. */
export function parseRetryAfter(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  if (/^\d+$/.test(value.trim())) return Number(value) * SECOND_MS;
  // An HTTP date begins with the name of a day; `Date.parse` would also accept "-5".
  const date = /^[A-Z][a-z]{2}/.test(value.trim()) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** What is left of one rate limit. */
export interface LimitWindow {
  remaining: number;
  /** Null if the provider does not state the limit. */
  limit: number | null;
  /** Milliseconds until the window resets. */
  resetMs: number;
}

export interface RateLimits {
  requests: LimitWindow | null;
  tokens: LimitWindow | null;
}

type Names = readonly [remaining: string, limit: string, reset: string];

/**
 * OpenAI's names, which most providers copy; Anthropic's; Mistral's, whose windows are minutes; and the generic ones.
 */
const REQUESTS: readonly Names[] = [
  ['x-ratelimit-remaining-requests', 'x-ratelimit-limit-requests', 'x-ratelimit-reset-requests'],
  [
    'anthropic-ratelimit-requests-remaining',
    'anthropic-ratelimit-requests-limit',
    'anthropic-ratelimit-requests-reset',
  ],
  ['x-ratelimit-remaining-req-minute', 'x-ratelimit-limit-req-minute', ''],
  ['x-ratelimit-remaining', 'x-ratelimit-limit', 'x-ratelimit-reset'],
  ['ratelimit-remaining', 'ratelimit-limit', 'ratelimit-reset'],
];
const TOKENS: readonly Names[] = [
  ['x-ratelimit-remaining-tokens', 'x-ratelimit-limit-tokens', 'x-ratelimit-reset-tokens'],
  ['anthropic-ratelimit-tokens-remaining', 'anthropic-ratelimit-tokens-limit', 'anthropic-ratelimit-tokens-reset'],
  [
    'anthropic-ratelimit-input-tokens-remaining',
    'anthropic-ratelimit-input-tokens-limit',
    'anthropic-ratelimit-input-tokens-reset',
  ],
  ['x-ratelimit-remaining-tokens-minute', 'x-ratelimit-limit-tokens-minute', ''],
];

const MINUTE = 60_000;
/** Longer windows are ignored: a daily limit shows itself by a 429. */
const MAX_WINDOW_MS = 10 * MINUTE;

/** @param now milliseconds since the epoch */
export function readRateLimits(headers: Headers, now: number): RateLimits {
  return { requests: readWindow(headers, REQUESTS, now), tokens: readWindow(headers, TOKENS, now) };
}

function readWindow(headers: Headers, known: readonly Names[], now: number): LimitWindow | null {
  for (const [remainingName, limitName, resetName] of known) {
    const remaining = readCount(headers.get(remainingName));
    if (remaining === null) continue;
    const resetMs = resetName === '' ? MINUTE : readDuration(headers.get(resetName), now);
    if (resetMs !== null && resetMs <= MAX_WINDOW_MS)
      return { remaining, limit: readCount(headers.get(limitName)), resetMs };
  }
  return null;
}

const readCount = (text: string | null): number | null =>
  text !== null && /^\s*\d{1,15}(\.\d+)?\s*$/.test(text) ? Math.floor(Number(text)) : null;

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: MINUTE, h: 60 * MINUTE, d: 1440 * MINUTE };

/**
 * Reads seconds, a timestamp in seconds or milliseconds since the epoch, `1m30s`, `120ms`, or a date. Returns
 * milliseconds from now, never negative.
 */
export function readDuration(text: string | null, now: number): number | null {
  const trimmed = text?.trim() ?? '';
  if (/^\d{1,15}(\.\d+)?$/.test(trimmed)) {
    const number = Number(trimmed);
    if (number > 1e11) return Math.max(0, number - now);
    return number > 1e9 ? Math.max(0, number * 1000 - now) : number * 1000;
  }
  if (/^(\d+(\.\d+)?(ms|s|m|h|d))+$/.test(trimmed)) {
    return [...trimmed.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/g)].reduce(
      (sum, [, count, unit]) => sum + Number(count) * (UNITS[unit ?? ''] ?? 0),
      0,
    );
  }
  const moment = /^[A-Z]|^\d{4}-/.test(trimmed) ? Date.parse(trimmed) : Number.NaN;
  return Number.isNaN(moment) ? null : Math.max(0, moment - now);
}

/**
 * The pause that the provider asks for, in milliseconds; null if it asks for none.
 * @param now milliseconds since the epoch
 */
export function readRetryAfter(headers: Headers, now: number): number | null {
  const milliseconds = headers.get('retry-after-ms');
  if (milliseconds !== null && /^\s*\d+(\.\d+)?\s*$/.test(milliseconds)) return Number(milliseconds);
  const text = headers.get('retry-after');
  // In this header a number is always a duration. Timestamps are written as dates.
  if (text !== null && /^\s*\d{1,15}(\.\d+)?\s*$/.test(text)) return Number(text) * 1000;
  return readDuration(text, now);
}

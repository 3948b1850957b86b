import { LRUCache } from 'lru-cache';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';

export interface RateLimit {
  perMinute: number;
  /** Requests that may come at once. */
  burst: number;
}

/** What the headers of an answer state. */
export interface RateState {
  limit: number;
  /** Requests that may come at once now. */
  remaining: number;
  /** When all of `burst` may come again, in seconds since the epoch. */
  reset: number;
}

export interface RateLimiter {
  /** Counts a request of an API key. `retryAfter` is in seconds, and null for a request within the limit. */
  count(keyId: string): RateState & { retryAfter: number | null };
}

interface Bucket {
  tokens: number;
  /** When `tokens` was counted, in milliseconds. */
  at: number;
}

/** A key that falls out of the map has all of its burst again. */
const MAX_BUCKETS = 10_000;

/** A token bucket for each API key, in the memory of this process. */
export function createRateLimiter({ perMinute, burst }: RateLimit, clock: Clock): RateLimiter {
  const capacity = Math.min(burst, perMinute);
  const msPerToken = 60_000 / perMinute;
  const buckets = new LRUCache<string, Bucket>({ max: MAX_BUCKETS });

  return {
    count(keyId) {
      const now = clock.now();
      const before = buckets.get(keyId) ?? { tokens: capacity, at: now };
      const refilled = Math.min(capacity, before.tokens + Math.max(0, now - before.at) / msPerToken);
      const isWithin = refilled >= 1;
      const tokens = isWithin ? refilled - 1 : refilled;
      buckets.set(keyId, { tokens, at: now });
      return {
        limit: perMinute,
        remaining: Math.floor(tokens),
        reset: Math.ceil((now + (capacity - tokens) * msPerToken) / 1000),
        retryAfter: isWithin ? null : Math.max(1, Math.ceil(((1 - tokens) * msPerToken) / 1000)),
      };
    },
  };
}

export function rateLimited(retryAfter: number): AppError {
  return new AppError('rate_limited', 'Too many requests with this API key. Repeat the request after Retry-After.', {
    headers: { 'retry-after': String(retryAfter) },
  });
}

import { LRUCache } from 'lru-cache';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';

export interface RateLimit {
  perMinute: number;
  /** Requests that may arrive at once. */
  burst: number;
}

/** The values of the rate-limit headers. */
export interface RateState {
  limit: number;
  /** Requests that may arrive at once now. */
  remaining: number;
  /** When the whole burst is available again, in seconds since the epoch. */
  reset: number;
}

export interface RateLimiter {
  /** Counts a request of an API key. `retryAfter` is in seconds; null if the request is within the limit. */
  count(keyId: string): RateState & { retryAfter: number | null };
}

interface Bucket {
  tokens: number;
  /** Time of the last update, in milliseconds. */
  at: number;
}

/** Evicted keys start with a full bucket again. */
const MAX_BUCKETS = 10_000;

/** A token bucket per API key, in the memory of this process. */
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

export function createRateLimitError(retryAfter: number): AppError {
  return new AppError('rate_limited', 'Too many requests with this API key. Repeat the request after Retry-After.', {
    headers: { 'retry-after': String(retryAfter) },
  });
}

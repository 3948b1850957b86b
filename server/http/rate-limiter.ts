import { LRUCache } from 'lru-cache';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import { takeToken, type Bucket, type RateLimit, type RateState } from './token-bucket.ts';

export interface RateLimiter {
  /** Counts a request of an API key. `retryAfter` is in seconds; null if the request is within the limit. */
  count(keyId: string): RateState & { retryAfter: number | null };
}

/** Evicted keys start with a full bucket again. */
const MAX_BUCKETS = 10_000;

/** A token bucket per API key, in the memory of this process. */
export function createRateLimiter(limit: RateLimit, clock: Clock): RateLimiter {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_BUCKETS });
  return {
    count(keyId) {
      const { bucket, ...state } = takeToken(limit, buckets.get(keyId) ?? null, clock.now());
      buckets.set(keyId, bucket);
      return state;
    },
  };
}

export function createRateLimitError(retryAfter: number): AppError {
  return new AppError('rate_limited', 'Too many requests with this API key. Repeat the request after Retry-After.', {
    headers: { 'retry-after': String(retryAfter) },
  });
}

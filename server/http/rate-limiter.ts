import { LRUCache } from 'lru-cache';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';

interface RateLimit {
  perMinute: number;
  /** Requests that may arrive at once. */
  burst: number;
}

/** The values of the rate-limit headers. */
interface RateState {
  limit: number;
  /** Requests that may arrive at once now. */
  remaining: number;
  /** When the whole burst is available again, in seconds since the epoch. */
  reset: number;
}

interface Bucket {
  tokens: number;
  /** Time of the last update, in milliseconds. */
  at: number;
}

interface CountedRequest extends RateState {
  bucket: Bucket;
  /** In seconds; null if the request is within the limit. */
  retryAfter: number | null;
}

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

/** Counts a request. @param before null for a full bucket @param now in milliseconds */
export function takeToken({ perMinute, burst }: RateLimit, before: Bucket | null, now: number): CountedRequest {
  const capacity = Math.min(burst, perMinute);
  const msPerToken = 60_000 / perMinute;
  const { tokens: left, at } = before ?? { tokens: capacity, at: now };
  const refilled = Math.min(capacity, left + Math.max(0, now - at) / msPerToken);
  const isWithin = refilled >= 1;
  const tokens = isWithin ? refilled - 1 : refilled;
  return {
    bucket: { tokens, at: now },
    limit: perMinute,
    remaining: Math.floor(tokens),
    reset: Math.ceil((now + (capacity - tokens) * msPerToken) / 1000),
    retryAfter: isWithin ? null : Math.max(1, Math.ceil(((1 - tokens) * msPerToken) / 1000)),
  };
}

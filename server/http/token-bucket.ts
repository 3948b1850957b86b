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

export interface Bucket {
  tokens: number;
  /** Time of the last update, in milliseconds. */
  at: number;
}

export interface CountedRequest extends RateState {
  bucket: Bucket;
  /** In seconds; null if the request is within the limit. */
  retryAfter: number | null;
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

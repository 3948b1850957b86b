import { rules } from '../generated/rules.gen.ts';
import type { Bucket, RateLimit } from '../rules.ts';

const DEFAULT_BURST = 600;
/** What the headers say where the test sets no limit. */
const UNLIMITED = { limit: 6_000, remaining: 599 };

/** Counts requests by API key, as the service does. */
export class RateLimits {
  readonly #limit: RateLimit | null;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(limit: { perMinute: number; burst?: number } | null, now: () => number) {
    this.#limit = limit && { burst: DEFAULT_BURST, ...limit };
    this.#now = now;
  }

  /** The headers of the answer, and after how many seconds a refused request may be repeated. */
  count(key: string): { headers: Record<string, string>; retryAfter: number | null } {
    const now = this.#now();
    if (this.#limit === null) return this.#describe({ ...UNLIMITED, reset: Math.ceil(now / 1000), retryAfter: null });
    const counted = rules.takeToken(this.#limit, this.#buckets.get(key) ?? null, now);
    this.#buckets.set(key, counted.bucket);
    return this.#describe(counted);
  }

  #describe(state: { limit: number; remaining: number; reset: number; retryAfter: number | null }) {
    const headers = {
      'x-ratelimit-limit': String(state.limit),
      'x-ratelimit-remaining': String(state.remaining),
      'x-ratelimit-reset': String(state.reset),
    };
    return { headers, retryAfter: state.retryAfter };
  }
}

import type { Context } from 'koa';
import type { ApiKeysService } from '../api-keys/service.ts';
import { AppError } from '../errors.ts';
import type { Caller } from '../users/service.ts';
import { createRateLimitError, type RateLimiter } from './rate-limiter.ts';

export interface AdmissionDependencies {
  apiKeys: Pick<ApiKeysService, 'authenticate'>;
  /** Null for no limit. */
  rateLimiter: RateLimiter | null;
}

function limitRate(context: Context, limiter: RateLimiter, { keyId }: Caller): void {
  const { limit, remaining, reset, retryAfter } = limiter.count(keyId);
  context.set('x-ratelimit-limit', String(limit));
  context.set('x-ratelimit-remaining', String(remaining));
  context.set('x-ratelimit-reset', String(reset));
  if (retryAfter !== null) throw createRateLimitError(retryAfter);
}

/**
 * Authenticates a key and applies its rate limit. Missing, unknown, revoked and expired keys get the same answer. An
 * outage is not a 401. Throws `unauthorized` with `advice`, or `rate_limited`.
 */
export async function admitKey(
  context: Context,
  key: string,
  advice: string,
  { apiKeys, rateLimiter }: AdmissionDependencies,
): Promise<Caller> {
  const caller = key === '' ? null : await apiKeys.authenticate(key);
  if (caller === null) throw new AppError('unauthorized', advice);
  if (rateLimiter !== null) limitRate(context, rateLimiter, caller);
  return caller;
}

/**
 * Authenticates a request and applies the rate limit. Throws `unauthorized`, `rate_limited`, or `forbidden` for a write
 * with a read-only key.
 */
export async function admit(context: Context, dependencies: AdmissionDependencies): Promise<Caller> {
  const advice = 'Send a valid API key in the header x-api-key.';
  const caller = await admitKey(context, context.get('x-api-key'), advice, dependencies);
  if (caller.scope === 'read' && context.method !== 'GET' && context.method !== 'HEAD') {
    throw new AppError('forbidden', 'This API key may only read. Use a key with the scope write.');
  }
  return caller;
}

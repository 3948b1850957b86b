import type { PinnedOperation } from '../pinned-contract.ts';
import { serviceError } from '../service-error.ts';
import type { Store, UserRecord } from '../store.ts';
import type { Caller } from './operation-input.ts';
import type { RateLimits } from './rate-limits.ts';

export interface Admission {
  store: Store;
  now(): number;
  /** The user of a key that the fake did not make; null where such keys are refused. */
  guest: UserRecord | null;
  rateLimits: Pick<RateLimits, 'count'>;
}

function callerOf(secret: string, { store, now, guest }: Admission): Caller | null {
  if (secret === '') return null;
  const found = store.apiKeys.find((one) => one.secret === secret);
  if (found === undefined) return guest && { userId: guest.id, keyId: null, scope: 'write' };
  const { apiKey, userId, isRevoked } = found;
  if (isRevoked || (apiKey.expiresAt !== null && Date.parse(apiKey.expiresAt) <= now())) return null;
  apiKey.lastUsedAt = new Date(now()).toISOString();
  return { userId, keyId: apiKey.id, scope: apiKey.scope === 'read' ? 'read' : 'write' };
}

/**
 * The caller of a request that may go on.
 *
 * @param answerHeaders gets those of the rate limit, also if the request is refused
 */
export function admit(
  request: Request,
  operation: PinnedOperation,
  { admission, answerHeaders }: { admission: Admission; answerHeaders: Record<string, string> },
): Caller {
  const secret = request.headers.get('x-api-key') ?? '';
  const caller = callerOf(secret, admission);
  if (caller === null) throw serviceError('unauthorized', 'Send a valid API key in the header x-api-key.');
  const { headers, retryAfter } = admission.rateLimits.count(caller.keyId ?? secret);
  Object.assign(answerHeaders, headers);
  if (retryAfter !== null) {
    const message = 'Too many requests with this API key. Repeat the request after Retry-After.';
    throw serviceError('rate_limited', message, { headers: { 'retry-after': String(retryAfter) } });
  }
  if (caller.scope === 'read' && request.method !== 'GET' && request.method !== 'HEAD')
    throw serviceError('forbidden', 'This API key may only read. Use a key with the scope write.');
  const accept = request.headers.get('accept') ?? '*/*';
  if (operation.producesJson && !/\*\/\*|application\/(json|\*)/.test(accept)) {
    const message = 'The answer is application/json. Leave Accept out, or include it there.';
    throw serviceError('not_acceptable', message);
  }
  return caller;
}

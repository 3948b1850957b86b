import type { PinnedOperation } from '../pinned-contract.ts';
import { serviceError } from '../service-error.ts';
import type { Store, UserRecord } from '../store.ts';
import type { Caller } from './operation-input.ts';

export interface Admission {
  store: Store;
  now(): number;
  /** The user of a key that the fake did not make; null where such keys are refused. */
  guest: UserRecord | null;
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

/** The caller of a request that may go on. */
export function admit(request: Request, operation: PinnedOperation, admission: Admission): Caller {
  const caller = callerOf(request.headers.get('x-api-key') ?? '', admission);
  if (caller === null) throw serviceError('unauthorized', 'Send a valid API key in the header x-api-key.');
  if (caller.scope === 'read' && request.method !== 'GET' && request.method !== 'HEAD')
    throw serviceError('forbidden', 'This API key may only read. Use a key with the scope write.');
  const accept = request.headers.get('accept') ?? '*/*';
  if (operation.producesJson && !/\*\/\*|application\/(json|\*)/.test(accept)) {
    const message = 'The answer is application/json. Leave Accept out, or include it there.';
    throw serviceError('not_acceptable', message);
  }
  return caller;
}

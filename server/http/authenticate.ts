import type { Context } from 'koa';
import type { ApiKeysService } from '../api-keys/service.ts';
import { AppError } from '../errors.ts';
import type { Caller } from '../users/service.ts';

/** The caller behind `x-api-key`. One answer for a missing, unknown, revoked and expired key. An outage is not a 401: it is thrown on. */
export async function authenticate(context: Context, apiKeys: Pick<ApiKeysService, 'authenticate'>): Promise<Caller> {
  const key = context.get('x-api-key');
  const caller = key === '' ? null : await apiKeys.authenticate(key);
  if (caller === null) throw new AppError('unauthorized', 'Send a valid API key in the header x-api-key.');
  if (caller.scope === 'read' && context.method !== 'GET' && context.method !== 'HEAD') {
    throw new AppError('forbidden', 'This API key may only read. Use a key with the scope write.');
  }
  return caller;
}

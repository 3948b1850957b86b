import type { Context } from 'koa';
import type { ApiKeysService } from '../../api-keys/service.ts';
import type { AuditTrail } from '../../audit/trail.ts';
import { AppError } from '../../errors.ts';
import { isLimited } from '../../lib/people/workspace-roles.ts';
import type { BrowserSession, SessionsService } from '../../sessions/service.ts';
import type { Caller } from '../../users/service.ts';
import { createRateLimitError, type RateLimiter } from '../rate-limiter.ts';
import { refuseForeignOrigin } from './own-origin.ts';
import { isWriteToken, readSessionSecret, WRITE_TOKEN_HEADER } from './session-cookie.ts';

export interface AdmissionDependencies {
  apiKeys: Pick<ApiKeysService, 'authenticate'>;
  sessions: Pick<SessionsService, 'authenticate'>;
  /** Null for no limit. */
  rateLimiter: RateLimiter | null;
  trail: Pick<AuditTrail, 'record' | 'refuse'>;
  /** Where people find the server; null for the address that a request comes to. */
  publicUrl: string | null;
}

/** Records the refusal, and returns it. */
function refuse(
  context: Context,
  error: AppError,
  trail: AdmissionDependencies['trail'],
  caller: Caller | null = null,
): AppError {
  // Whether the path is one of the caller's workspaces is not known here.
  const operation = (context.state['operation'] as string | undefined) ?? `${context.method} ${context.path}`;
  trail.refuse({ actorId: caller?.userId ?? null, operation, code: error.code, place: null });
  return error;
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
  { apiKeys, rateLimiter, trail }: AdmissionDependencies,
): Promise<Caller> {
  const caller = key === '' ? null : await apiKeys.authenticate(key);
  if (caller === null) throw refuse(context, new AppError('unauthorized', advice), trail);
  if (rateLimiter !== null) limitRate(context, rateLimiter, caller);
  return caller;
}

/** Authenticates a session, as `admitKey` does a key. Throws `forbidden` for a write without its token. */
export async function admitSession(
  context: Context,
  secret: string,
  advice: string,
  { sessions, rateLimiter, trail, publicUrl }: AdmissionDependencies,
): Promise<BrowserSession> {
  refuseForeignOrigin(context, publicUrl);
  const session = await sessions.authenticate(secret);
  if (session === null) throw refuse(context, new AppError('unauthorized', advice), trail);
  if (rateLimiter !== null) limitRate(context, rateLimiter, session.caller);
  if (!isRead(context) && !isWriteToken(context.get(WRITE_TOKEN_HEADER), session.writeToken))
    throw refuse(
      context,
      new AppError('forbidden', `Send the token of the session in the header ${WRITE_TOKEN_HEADER}.`),
      trail,
      session.caller,
    );
  return session;
}

/**
 * Admits a session to what its user signs in with. Throws `forbidden` for a write of a session that a key with limits
 * opened: the holder of such a key would sign in without the limits.
 */
export async function admitAccount(context: Context, dependencies: AdmissionDependencies): Promise<BrowserSession> {
  const secret = readSessionSecret(context) ?? '';
  const session = await admitSession(context, secret, 'There is no session.', dependencies);
  const { scope, limits } = session.caller;
  if (isRead(context) || (scope === 'write' && !isLimited(limits))) return session;
  const error = new AppError(
    'forbidden',
    'You signed in with a limited API key. To change your account, sign in with a key without limits or another way.',
  );
  throw refuse(context, error, dependencies.trail, session.caller);
}

const isRead = ({ method }: Context): boolean => method === 'GET' || method === 'HEAD';

/**
 * Authenticates a request and applies the rate limit. Throws `unauthorized`, `rate_limited`, or `forbidden` for a write
 * with a read-only key.
 */
export async function admit(context: Context, dependencies: AdmissionDependencies): Promise<Caller> {
  const advice = 'Send a valid API key in the header x-api-key.';
  const key = context.get('x-api-key');
  const secret = key === '' ? readSessionSecret(context) : null;
  const caller =
    secret === null
      ? await admitKey(context, key, advice, dependencies)
      : (await admitSession(context, secret, advice, dependencies)).caller;
  if (caller.scope === 'read' && !isRead(context)) {
    const error = new AppError('forbidden', 'This API key may only read. Use a key with the scope write.');
    throw refuse(context, error, dependencies.trail, caller);
  }
  return caller;
}

import Router from '@koa/router';
import type { Context } from 'koa';
import type { BrowserSession, SessionsService } from '../../sessions/service.ts';
import type { Caller } from '../../users/service.ts';
import { admitKey, admitSession, type AdmissionDependencies } from './admit.ts';
import { readSessionSecret, setSessionCookie } from './session-cookie.ts';

export interface SessionRouterDependencies extends AdmissionDependencies {
  sessions: SessionsService;
  /** Where people find the server; null for the address that a request comes to. */
  publicUrl: string | null;
}

const present = ({ caller: { userId, keyId }, writeToken }: BrowserSession) => ({
  userId,
  apiKeyId: keyId,
  writeToken,
});

/**
 * Signs browsers in and out. Like the console, these routes are no part of the contract: programs send their key with
 * every request.
 */
export function createSessionRouter(dependencies: SessionRouterDependencies): Router {
  const { sessions, publicUrl, trail } = dependencies;
  const router = new Router({ strict: true, sensitive: true });

  const recordSession = ({ userId, keyId }: Caller, action: string) =>
    trail.record({ actorId: userId, action, targetId: keyId, place: null, details: {}, isRead: false });

  function answer(context: Context, session: BrowserSession | null): void {
    context.set('cache-control', 'no-store');
    context.body = { session: session && present(session) };
  }

  /** The session is null without one, which is no error of a browser that asks. */
  router.get('/session', async (context) => {
    const secret = readSessionSecret(context);
    const session = secret === null ? null : await sessions.authenticate(secret);
    answer(context, session);
  });

  router.post('/session', async (context) => {
    const advice = 'Send a valid API key in the header x-api-key.';
    const caller = await admitKey(context, context.get('x-api-key'), advice, dependencies);
    const former = readSessionSecret(context);
    if (former !== null) await sessions.close(former);
    const { secret, maxAgeMs, writeToken } = await sessions.open(caller);
    setSessionCookie(context, secret, { publicUrl, maxAgeMs });
    recordSession(caller, 'session.opened');
    answer(context, { caller, writeToken });
  });

  router.delete('/session', async (context) => {
    const secret = readSessionSecret(context) ?? '';
    const caller = await admitSession(context, secret, 'There is no session.', dependencies);
    await sessions.close(secret);
    recordSession(caller, 'session.closed');
    setSessionCookie(context, '', { publicUrl, maxAgeMs: 0 });
    context.status = 204;
  });

  return router;
}

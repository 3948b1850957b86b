import Router from '@koa/router';
import type { Context } from 'koa';
import type { BrowserSession, OpenedSession, SessionsService } from '../../sessions/service.ts';
import { admitAccount, admitKey, admitSession, type AdmissionDependencies } from './admit.ts';
import { refuseForeignOrigin } from './own-origin.ts';
import { readSessionSecret, setSessionCookie } from './session-cookie.ts';

export interface SessionRouterDependencies extends AdmissionDependencies {
  sessions: SessionsService;
}

const present = ({ caller: { userId, keyId }, method, writeToken }: BrowserSession) => ({
  userId,
  apiKeyId: method === 'api_key' ? keyId : null,
  writeToken,
});

export function answerSession(context: Context, session: BrowserSession | null): void {
  context.set('cache-control', 'no-store');
  context.body = { session: session && present(session) };
}

export function recordSession(
  { trail }: Pick<AdmissionDependencies, 'trail'>,
  { id, caller: { userId, keyId }, method }: BrowserSession,
  action: string,
): void {
  const targetId = method === 'api_key' ? keyId : id;
  trail.record({ actorId: userId, action, targetId, place: null, details: { method }, isRead: false });
}

/** Gives the browser a session in place of the one that it had. */
export async function startSession(
  context: Context,
  session: OpenedSession,
  dependencies: Pick<SessionRouterDependencies, 'sessions' | 'publicUrl' | 'trail'>,
): Promise<void> {
  const former = readSessionSecret(context);
  if (former !== null) await dependencies.sessions.close(former);
  const { publicUrl } = dependencies;
  setSessionCookie(context, session.secret, { publicUrl, maxAgeMs: session.maxAgeMs });
  recordSession(dependencies, session, 'session.opened');
}

/** The address of this server that the browser sees. */
export const getOwnUrl = ({ protocol, host }: Context, publicUrl: string | null): string =>
  publicUrl ?? `${protocol}://${host}`;

/**
 * Signs browsers in and out. Like the console, these routes are no part of the contract: programs send their key with
 * every request.
 */
export function createSessionRouter(dependencies: SessionRouterDependencies): Router {
  const { sessions, publicUrl } = dependencies;
  const router = new Router({ strict: true, sensitive: true });

  const admit = (context: Context) =>
    admitSession(context, readSessionSecret(context) ?? '', 'There is no session.', dependencies);

  function forget(context: Context): void {
    setSessionCookie(context, '', { publicUrl, maxAgeMs: 0 });
    context.set('clear-site-data', '"cache"');
    context.status = 204;
  }

  /** The session is null without one, which is no error of a browser that asks. */
  router.get('/session', async (context) => {
    refuseForeignOrigin(context, publicUrl);
    const secret = readSessionSecret(context);
    answerSession(context, secret === null ? null : await sessions.authenticate(secret));
  });

  router.post('/session', async (context) => {
    const advice = 'Send a valid API key in the header x-api-key.';
    const caller = await admitKey(context, context.get('x-api-key'), advice, dependencies);
    const session = await sessions.open(caller, context.get('user-agent'));
    await startSession(context, session, dependencies);
    answerSession(context, session);
  });

  /** Answers where the browser ends the session at its provider, if it has such a page. */
  router.delete('/session', async (context) => {
    const session = await admit(context);
    const endUrl = await sessions.close(readSessionSecret(context) ?? '', `${getOwnUrl(context, publicUrl)}/console`);
    recordSession(dependencies, session, 'session.closed');
    forget(context);
    if (endUrl !== null) context.body = { endUrl };
    if (endUrl !== null) context.status = 200;
  });

  /** The user's sessions, in all browsers. */
  router.get('/sessions', async (context) => {
    const { id: ownId, caller } = await admit(context);
    const open = await sessions.list(caller.userId);
    context.set('cache-control', 'no-store');
    context.body = {
      sessions: open.map(({ id, method, browser, usedAt, createdAt }) => ({
        id,
        method,
        browser,
        usedAt: usedAt ?? createdAt,
        createdAt,
        isCurrent: id === ownId,
      })),
    };
  });

  /** Signs the user out everywhere. */
  router.delete('/sessions', async (context) => {
    const session = await admitAccount(context, dependencies);
    const secret = readSessionSecret(context) ?? '';
    const endUrl = await sessions.close(secret, `${getOwnUrl(context, publicUrl)}/console`);
    await sessions.closeAll(session.caller.userId);
    recordSession(dependencies, session, 'session.all_closed');
    forget(context);
    if (endUrl !== null) context.body = { endUrl };
    if (endUrl !== null) context.status = 200;
  });

  return router;
}

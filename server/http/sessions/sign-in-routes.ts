import Router from '@koa/router';
import type { Context } from 'koa';
import { AppError, notFound } from '../../errors.ts';
import { getPublicPath } from '../../lib/addresses/public-path.ts';
import type { AccountSignIn } from '../../sign-ins/account-sign-in.ts';
import type { ProviderSignIn } from '../../sign-ins/provider-sign-in.ts';
import { checkHost, type OriginRules } from '../mcp/check-origin.ts';
import { keepSignInSecret, readSignInSecret } from './session-cookie.ts';
import { getOwnUrl, startSession, type SessionRouterDependencies } from './session-routes.ts';

export interface SignInRouterDependencies extends SessionRouterDependencies {
  /** Null where people sign in by keys only. */
  provider: ProviderSignIn | null;
  accounts: Pick<AccountSignIn, 'findMethods'>;
  origins: OriginRules;
}

/** A sign-in takes so long at most. */
const SIGN_IN_MS = 10 * 60_000;
const MAX_PATH = 2000;

const CALLBACK = '/sign-in/oidc/callback';

/** A page of this server to show after the sign-in; that of the console for anything else. */
export function toOwnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > MAX_PATH) return '/console';
  const url = URL.parse(wanted, 'http://here');
  // Browsers take `//host` and `/\host` for other servers.
  const isOwn =
    wanted.startsWith('/') && url?.origin === 'http://here' && /^\/(console|account|invite)(\/|$)/.test(url.pathname);
  return isOwn ? url.pathname + url.search : '/console';
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** People see why they are not signed in, and go on from there. */
function renderRefusal(context: Context, error: AppError, root: string): void {
  context.status = error.status;
  context.set(error.headers);
  context.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  context.type = 'html';
  context.body =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not signed in</title>' +
    `<h1>You are not signed in</h1><p>${escape(error.message)}</p><p><a href="${root}/console">Sign in</a></p></html>`;
}

/** Signs people in by their identity provider. */
export function createSignInRouter(dependencies: SignInRouterDependencies): Router {
  const { provider, accounts, origins, publicUrl, trail } = dependencies;
  const root = getPublicPath(publicUrl);
  const router = new Router({ strict: true, sensitive: true });

  /** The ways that the sign-in page offers beside keys. */
  router.get('/sign-in', async (context) => {
    context.set('cache-control', 'no-store');
    const methods = await accounts.findMethods();
    context.body = { provider: provider && { name: provider.name, url: `${root}/sign-in/oidc` }, ...methods };
  });

  async function navigate(context: Context, work: (known: ProviderSignIn) => Promise<string>): Promise<void> {
    context.set('cache-control', 'no-store');
    context.set('referrer-policy', 'no-referrer');
    if (provider === null) throw notFound('An identity provider');
    try {
      // A name that is not this server's would become a part of addresses.
      if (publicUrl === null) checkHost(context, origins);
      context.redirect(await work(provider));
      context.status = 303;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const operation = `${context.method} ${context.path}`;
      if (error.status === 403) trail.refuse({ actorId: null, operation, code: error.code, place: null });
      if (context.accepts('json', 'html') !== 'html') throw error;
      renderRefusal(context, error, root);
    }
  }

  router.get('/sign-in/oidc', (context) =>
    navigate(context, async (known) => {
      const browser = keepSignInSecret(context, { publicUrl, maxAgeMs: SIGN_IN_MS });
      const redirectUri = getOwnUrl(context, publicUrl) + CALLBACK;
      const returnTo = toOwnPath(context.query['returnTo']);
      return (await known.begin({ redirectUri, returnTo, browser })).href;
    }),
  );

  router.get(CALLBACK, (context) =>
    navigate(context, async (known) => {
      const browser = readSignInSecret(context);
      const agent = context.get('user-agent');
      const { returnTo, ...session } = await known.finish({ query: context.querystring, browser, agent });
      await startSession(context, session, dependencies);
      // The console asks for its session when it sees this.
      return `${root}${returnTo}#signed-in`;
    }),
  );

  return router;
}

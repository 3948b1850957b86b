import Router from '@koa/router';
import type { Context } from 'koa';
import type { AccountSignIn } from '../../sign-ins/account-sign-in.ts';
import type { Passkeys } from '../../sign-ins/passkeys.ts';
import type { UsersService } from '../../users/service.ts';
import { admitAccount } from './admit.ts';
import { getPage, getVisitor, readObject, readPageBody, readText, type PageDependencies } from './page-requests.ts';
import { setKnownBrowser } from './session-cookie.ts';
import { answerSession, startSession } from './session-routes.ts';

export interface AccountRouterDependencies extends PageDependencies {
  accounts: AccountSignIn;
  passkeys: Passkeys;
  users: Pick<UsersService, 'find'>;
}

const KNOWN_MS = 180 * 86_400_000;
const MAX_LOGIN = 320;
/** Longer ones are refused as wrong. */
const MAX_PASSWORD = 1000;

/** Signs people in by a password or a passkey, and lets them change these. */
export function createAccountRouter(dependencies: AccountRouterDependencies): Router {
  const { accounts, passkeys, users, publicUrl } = dependencies;
  const router = new Router({ strict: true, sensitive: true });

  const admit = (context: Context) => admitAccount(context, dependencies);

  router.post('/sign-in/password', async (context) => {
    const body = await readPageBody(context, dependencies);
    const [name, password] = [readText(body, 'name', MAX_LOGIN), readText(body, 'password', MAX_PASSWORD)];
    const { known, ...session } = await accounts.byPassword(name, password, getVisitor(context, dependencies));
    setKnownBrowser(context, known, { publicUrl, maxAgeMs: KNOWN_MS });
    await startSession(context, session, dependencies);
    answerSession(context, session);
  });

  router.post('/sign-in/passkey/options', async (context) => {
    await readPageBody(context, dependencies);
    context.body = await passkeys.ask(getPage(context, dependencies));
  });

  router.post('/sign-in/passkey', async (context) => {
    const body = await readPageBody(context, dependencies);
    const page = getPage(context, dependencies);
    const session = await accounts.byPasskey(page, readObject(body, 'response'), getVisitor(context, dependencies));
    await startSession(context, session, dependencies);
    answerSession(context, session);
  });

  /** The user of the session, and what the user signs in with. */
  router.get('/session/account', async (context) => {
    const { caller, method } = await admit(context);
    const [{ id, name, email }, { hasPassword, passkeys: own }] = await Promise.all([
      users.find(caller.userId),
      accounts.read(caller.userId),
    ]);
    context.set('cache-control', 'no-store');
    context.body = {
      user: { id, name, email },
      method,
      hasPassword,
      passkeys: own.map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        usedAt: passkey.usedAt,
        createdAt: passkey.createdAt,
      })),
    };
  });

  router.put('/session/password', async (context) => {
    const session = await admit(context);
    const body = await readPageBody(context, dependencies);
    const current = typeof body['current'] === 'string' ? body['current'] : '';
    const password = readText(body, 'password', MAX_PASSWORD);
    await accounts.changePassword(session, { current, password }, getVisitor(context, dependencies));
    context.status = 204;
  });

  router.post('/session/passkeys/options', async (context) => {
    const { caller } = await admit(context);
    await readPageBody(context, dependencies);
    const { name, email } = await users.find(caller.userId);
    context.body = await passkeys.offer(getPage(context, dependencies), email ?? name);
  });

  router.post('/session/passkeys', async (context) => {
    const session = await admit(context);
    const body = await readPageBody(context, dependencies);
    const given = { name: readText(body, 'name', 100), response: readObject<never>(body, 'response') };
    await accounts.addPasskey(session, getPage(context, dependencies), given);
    context.status = 204;
  });

  router.delete('/session/passkeys/:id', async (context) => {
    await accounts.deletePasskey(await admit(context), context.params['id'] ?? '');
    context.status = 204;
  });

  return router;
}

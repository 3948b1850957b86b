import Router from '@koa/router';
import { invalidBody } from '../../errors.ts';
import type { Acceptance, InviteLinks } from '../../invites/accept-invite.ts';
import { admitAccount } from './admit.ts';
import {
  getPage,
  getVisitor,
  readObject,
  readPageBody,
  readText,
  type Body,
  type PageDependencies,
} from './page-requests.ts';
import { answerSession, startSession } from './session-routes.ts';

const MAX_TOKEN = 200;
const MAX_NAME = 200;

const readToken = (body: Body): string => readText(body, 'token', MAX_TOKEN);

function readCredential(body: Body): Acceptance['credential'] {
  if (body['passkey'] !== undefined) return { passkey: readObject(body, 'passkey') };
  if (typeof body['password'] === 'string') return { password: body['password'] };
  throw invalidBody('/password', 'Choose a password or a passkey.');
}

/** What the page of an invite does. Its token comes in the body: addresses are in logs. */
export function createInviteRouter(dependencies: PageDependencies & { links: InviteLinks }): Router {
  const { links } = dependencies;
  const router = new Router({ strict: true, sensitive: true });

  router.post('/sign-in/invite', async (context) => {
    const body = await readPageBody(context, dependencies);
    const { workspaceName, slug, role, email, expiresAt } = await links.find(
      readToken(body),
      getVisitor(context, dependencies),
    );
    context.body = { workspace: { slug, name: workspaceName }, role, email, expiresAt };
  });

  router.post('/sign-in/invite/passkey', async (context) => {
    const body = await readPageBody(context, dependencies);
    const given = { token: readToken(body), name: readText(body, 'name', MAX_NAME) };
    context.body = await links.offerPasskey(given, getPage(context, dependencies), getVisitor(context, dependencies));
  });

  /** Makes a user, and signs the browser in. */
  router.post('/sign-in/invite/accept', async (context) => {
    const body = await readPageBody(context, dependencies);
    const acceptance = {
      token: readToken(body),
      name: readText(body, 'name', MAX_NAME),
      credential: readCredential(body),
    };
    const visitor = getVisitor(context, dependencies);
    const { slug, ...session } = await links.accept(acceptance, getPage(context, dependencies), visitor);
    await startSession(context, session, dependencies);
    answerSession(context, session);
    context.body = { ...(context.body as object), workspace: slug };
  });

  /** For a user who is signed in. */
  router.post('/sign-in/invite/join', async (context) => {
    const session = await admitAccount(context, dependencies);
    const body = await readPageBody(context, dependencies);
    const visitor = getVisitor(context, dependencies);
    context.body = { workspace: await links.join(readToken(body), session, visitor) };
  });

  return router;
}

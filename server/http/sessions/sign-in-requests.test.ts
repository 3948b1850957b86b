/** The routes of the pages where people sign in, accept invites and change their account. */
import Router from '@koa/router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { createOriginRules } from '../mcp/check-origin.ts';
import { createJsonReceiver } from '../receive/receive-json.ts';
import { makeAdmission, sendAny, serveRoutes, type ServedRoutes } from '../testing/serve-routes.ts';
import { createAccountRouter } from './account-routes.ts';
import { createInviteRouter } from './invite-routes.ts';
import { createSignInRouter } from './sign-in-routes.ts';

let served: ServedRoutes;
let asked: unknown[][];
let refused: unknown[];

const opened = {
  id: 'ses_2',
  secret: 'new',
  writeToken: 'token-2',
  maxAgeMs: 60_000,
  method: 'password',
  caller: { userId: 'usr_1', keyId: 'key_1' },
};

/** Answers so, and notes what it was asked. */
const does =
  (name: string, answer?: unknown) =>
  async (...given: unknown[]) => {
    asked.push([name, ...given]);
    return answer;
  };

async function serve(withProvider = true, publicUrl: string | null = 'https://papers.example.com/app'): Promise<void> {
  const known = makeAdmission({ publicUrl });
  ({ refused } = known);
  const passkey = { id: 'pk_1', name: 'Phone', usedAt: null, createdAt: 'then', publicKey: 'kept back' };
  const dependencies = {
    ...known.admission,
    sessions: { ...known.admission.sessions, close: async () => null },
    receiveJson: createJsonReceiver(10_000),
    proxies: 1,
    origins: createOriginRules({ host: '127.0.0.1', publicUrl, allowedHosts: [], corsOrigins: null }),
    provider: withProvider
      ? {
          name: 'Acme',
          begin: does('begin', new URL('https://id.example.com/authorize?a=1')),
          async finish(flow: { query: string }) {
            asked.push(['finish', flow]);
            if (flow.query === 'bug') throw new Error('bug');
            if (flow.query !== 'code=1') throw new AppError('forbidden', 'You are no <member> & stay out.');
            return { ...opened, returnTo: '/console/runs' };
          },
        }
      : null,
    accounts: {
      findMethods: async () => ({ password: true, passkey: false }),
      byPassword: does('byPassword', { ...opened, known: 'known-1' }),
      byPasskey: does('byPasskey', opened),
      read: does('read', { hasPassword: true, passkeys: [passkey] }),
      changePassword: does('changePassword'),
      addPasskey: does('addPasskey'),
      deletePasskey: does('deletePasskey'),
    },
    passkeys: { ask: does('ask', { challenge: 'a' }), offer: does('offer', { challenge: 'b' }) },
    users: { find: async () => ({ id: 'usr_1', name: 'ada', email: null, plan: 'pro' }) },
    links: {
      find: does('find', { workspaceName: 'Acme', slug: 'acme', role: 'viewer', email: null, expiresAt: 'then' }),
      offerPasskey: does('offerPasskey', { challenge: 'c' }),
      accept: does('accept', { ...opened, slug: 'acme' }),
      join: does('join', 'acme'),
    },
  } as never;
  const router = new Router();
  for (const create of [createSignInRouter, createAccountRouter, createInviteRouter])
    router.use(create(dependencies).routes());
  served = await serveRoutes(router, { publicUrl });
}

beforeEach(() => {
  asked = [];
});
afterEach(() => served.close());

const get = (path: string, headers: Record<string, string> = {}) => sendAny(served.url + path, { headers });
const send = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
  sendAny(served.url + path, {
    method,
    headers: { 'content-type': 'application/json', 'user-agent': 'Firefox', ...headers },
    ...(method !== 'DELETE' && { body: JSON.stringify(body) }),
  });
const SESSION = { cookie: 'excerpt_session=s_write; excerpt_known=known-0', 'x-session-token': 'token' };
const VISITOR = { address: '127.0.0.1', agent: 'Firefox', known: '' };
const KNOWN = { ...VISITOR, known: 'known-0' };
const OWN = { origin: 'https://papers.example.com', browser: expect.stringMatching(/^[\w-]{43}$/) };
const AT = 'Path=/app; Max-Age';
const FOR_SERVER = 'HttpOnly; SameSite=Lax; Secure';
const OPENED = { session: { userId: 'usr_1', apiKeyId: null, writeToken: 'token-2' } };

describe('by a provider', () => {
  test('people are offered what there is', async () => {
    await serve();
    const { body, headers } = await get('/sign-in');
    const methods = { password: true, passkey: false };
    expect(body).toEqual({ provider: { name: 'Acme', url: '/app/sign-in/oidc' }, ...methods });
    expect(headers.get('cache-control')).toBe('no-store');
    await served.close();
    await serve(false);
    expect((await get('/sign-in')).body).toEqual({ provider: null, ...methods });
    expect((await get('/sign-in/oidc')).status).toBe(404);
  });

  test('people are sent there, and come back to the page that they wanted', async () => {
    await serve();
    const begun = await get('/sign-in/oidc?returnTo=/console/runs');
    expect([begun.status, begun.headers.get('location')]).toEqual([303, 'https://id.example.com/authorize?a=1']);
    expect([begun.headers.get('cache-control'), begun.headers.get('referrer-policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    const [name = '', ...attributes] = begun.cookies[0]?.split('; ') ?? [];
    expect(attributes.join('; ')).toBe(`${AT}=600; ${FOR_SERVER}`);
    const browser = name.replace('excerpt_sign_in=', '');
    const redirectUri = 'https://papers.example.com/app/sign-in/oidc/callback';
    expect(asked).toEqual([['begin', { redirectUri, returnTo: '/console/runs', browser }]]);
    // Another tab of the browser goes on with the same secret.
    expect((await get('/sign-in/oidc', { cookie: name })).cookies[0]?.split('; ')[0]).toBe(name);

    const done = await get('/sign-in/oidc/callback?code=1', { cookie: name, 'user-agent': 'Firefox' });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/app/console/runs#signed-in']);
    expect(done.cookies).toEqual([`excerpt_session=new; ${AT}=60; ${FOR_SERVER}`]);
    expect(asked.at(-1)).toEqual(['finish', { query: 'code=1', browser, agent: 'Firefox' }]);
  });

  test('people who are refused see why, and programs get the error', async () => {
    await serve();
    const page = await get('/sign-in/oidc/callback?code=2', { accept: 'text/html' });
    expect([page.status, page.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<p>You are no &lt;member> &amp; stay out.</p><p><a href="/app/console">Sign in</a>');
    expect(page.headers.get('content-security-policy')).toContain(`default-src 'none'`);
    expect(refused).toEqual([
      { actorId: null, operation: 'GET /sign-in/oidc/callback', code: 'forbidden', place: null },
    ]);
    const error = await get('/sign-in/oidc/callback?code=2', { accept: 'application/json' });
    expect([error.status, error.body]).toEqual([403, expect.objectContaining({ code: 'forbidden' })]);
    const bug = await get('/sign-in/oidc/callback?bug', { accept: 'text/html' });
    expect([bug.status, bug.body]).toEqual([500, expect.objectContaining({ code: 'internal_error' })]);
  });

  test('a server without an address of its own answers under its names only', async () => {
    await serve(true, null);
    const host = new URL(served.url).host;
    await get('/sign-in/oidc');
    expect(asked).toMatchObject([['begin', { redirectUri: `http://${host}/sign-in/oidc/callback` }]]);
    expect((await get('/sign-in/oidc', { host: 'rebound.example.com' })).status).toBe(403);
    const proxied = await get('/sign-in/oidc', { 'x-forwarded-proto': 'https,http' });
    expect([proxied.cookies[0]?.includes('; Secure'), proxied.cookies[0]?.includes('Path=/;')]).toEqual([true, true]);
    expect((await get('/sign-in/oidc')).cookies[0]).not.toContain('Secure');
  });
});

describe('by a password or a passkey', () => {
  beforeEach(() => serve());

  test('people sign in, and the browser is known from then on', async () => {
    const given = { name: 'ada', password: 'secret' };
    const { status, body, cookies } = await send('POST', '/sign-in/password', given, {
      'x-forwarded-for': '192.0.2.7',
    });
    expect([status, body]).toEqual([200, OPENED]);
    expect(asked).toEqual([['byPassword', 'ada', 'secret', { ...VISITOR, address: '192.0.2.7' }]]);
    expect(cookies).toEqual([
      `excerpt_known=known-1; ${AT}=15552000; ${FOR_SERVER}`,
      `excerpt_session=new; ${AT}=60; ${FOR_SERVER}`,
    ]);
    const options = await send('POST', '/sign-in/passkey/options', {}, { origin: 'https://papers.example.com' });
    expect([options.body, asked.at(-1)]).toEqual([{ challenge: 'a' }, ['ask', OWN]]);
    const response = { id: 'x' };
    expect((await send('POST', '/sign-in/passkey', { response })).body).toEqual(OPENED);
    expect(asked.at(-1)).toEqual(['byPasskey', OWN, response, VISITOR]);
  });

  test.each<[string, object]>([
    ['/sign-in/password', { name: 'x'.repeat(321), password: 'secret' }],
    ['/sign-in/password', { name: 'ada', password: 'x'.repeat(1001) }],
    ['/sign-in/password', { name: ' ', password: 'secret' }],
    ['/sign-in/password', { name: 'ada' }],
    ['/sign-in/passkey', {}],
    ['/sign-in/passkey', { response: [] }],
    ['/sign-in/passkey', { response: null }],
    ['/sign-in/passkey', { response: 'x' }],
    ['/sign-in/invite', { token: 'x'.repeat(201) }],
    ['/sign-in/invite/passkey', { token: 't', name: 'x'.repeat(201) }],
    ['/sign-in/invite/accept', { token: 't', name: 'ada' }],
    ['/sign-in/invite/accept', { token: 't', password: 'p' }],
    ['/sign-in/invite/accept', { token: 't', name: 'ada', password: 'p', passkey: 'x' }],
  ])('what cannot be right is refused: %s %j', async (path, body) => {
    const { status, body: error } = await send('POST', path, body);
    expect([status, error]).toEqual([400, expect.objectContaining({ code: 'validation_failed' })]);
    expect(asked).toEqual([]);
  });

  test.each<[string, object]>([
    ['byPassword', { name: 'x'.repeat(320), password: 'x'.repeat(1000) }],
    ['find', { token: 'x'.repeat(200) }],
  ])('texts may be as long as is allowed: %s', async (name, body) => {
    await send('POST', name === 'find' ? '/sign-in/invite' : '/sign-in/password', body);
    expect(asked.map(([asking]) => asking)).toEqual([name]);
  });

  test('forms and pages of other servers sign nobody in', async () => {
    const given = { name: 'ada', password: 'secret' };
    const form = await send('POST', '/sign-in/password', given, { 'content-type': 'text/plain' });
    const elsewhere = await send('POST', '/sign-in/password', given, { origin: 'https://elsewhere.example.com' });
    expect([form.status, elsewhere.status, asked]).toEqual([415, 403, []]);
  });
});

describe('an account', () => {
  beforeEach(() => serve());

  test('is read without what is secret', async () => {
    const { body, headers } = await get('/session/account', SESSION);
    expect([body, headers.get('cache-control')]).toEqual([
      {
        user: { id: 'usr_1', name: 'ada', email: null },
        method: 'api_key',
        hasPassword: true,
        passkeys: [{ id: 'pk_1', name: 'Phone', usedAt: null, createdAt: 'then' }],
      },
      'no-store',
    ]);
  });

  const session = expect.objectContaining({ id: 'ses_1' }) as unknown;
  test.each<[string, string, object, number, unknown[]]>([
    [
      'PUT',
      'password',
      { current: 'a', password: 'b' },
      204,
      ['changePassword', session, { current: 'a', password: 'b' }, KNOWN],
    ],
    ['PUT', 'password', { password: 'b' }, 204, ['changePassword', session, { current: '', password: 'b' }, KNOWN]],
    ['POST', 'passkeys/options', {}, 200, ['offer', OWN, 'ada']],
    [
      'POST',
      'passkeys',
      { name: 'Phone', response: {} },
      204,
      ['addPasskey', session, OWN, { name: 'Phone', response: {} }],
    ],
    ['DELETE', 'passkeys/pk_1', {}, 204, ['deletePasskey', session, 'pk_1']],
  ])('is changed by %s /session/%s %j', async (method, path, body, status, work) => {
    expect((await send(method, `/session/${path}`, body, { 'x-session-token': 'token' })).status).toBe(401);
    expect(asked).toEqual([]);
    expect((await send(method, `/session/${path}`, body, SESSION)).status).toBe(status);
    expect(asked).toEqual([work]);
  });
});

describe('an invite', () => {
  beforeEach(() => serve());

  test('is shown, and accepted with a password or a passkey', async () => {
    const shown = await send('POST', '/sign-in/invite', { token: 't' });
    const workspace = { slug: 'acme', name: 'Acme' };
    expect(shown.body).toEqual({ workspace, role: 'viewer', email: null, expiresAt: 'then' });
    expect(asked).toEqual([['find', 't', VISITOR]]);
    const given = { token: 't', name: 'ada' };
    expect((await send('POST', '/sign-in/invite/passkey', given)).body).toEqual({ challenge: 'c' });
    expect(asked.at(-1)).toEqual(['offerPasskey', given, OWN, VISITOR]);
    for (const credential of [{ password: 'p' }, { passkey: { id: 'x' } }]) {
      const { body, cookies } = await send('POST', '/sign-in/invite/accept', { ...given, ...credential });
      expect(body).toEqual({ ...OPENED, workspace: 'acme' });
      expect(cookies).toContain(`excerpt_session=new; ${AT}=60; ${FOR_SERVER}`);
      expect(asked.at(-1)).toEqual(['accept', { ...given, credential }, OWN, VISITOR]);
    }
  });

  test('is accepted by a user who is signed in', async () => {
    expect((await send('POST', '/sign-in/invite/join', { token: 't' })).status).toBe(401);
    expect((await send('POST', '/sign-in/invite/join', { token: 't' }, SESSION)).body).toEqual({ workspace: 'acme' });
    expect(asked).toEqual([['join', 't', expect.objectContaining({ id: 'ses_1' }), KNOWN]]);
  });
});

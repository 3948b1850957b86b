/** The routes of sessions, and who is admitted, as browsers and programs call them. */
import Router from '@koa/router';
import type { Context } from 'koa';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeAdmission, sendAny, serveRoutes, type ServedRoutes } from '../testing/serve-routes.ts';
import { admit, admitAccount } from './admit.ts';
import { createSessionRouter } from './session-routes.ts';

const PAGE = { origin: 'https://papers.example.com', 'sec-fetch-site': 'same-origin' };

let served: ServedRoutes;
let asked: unknown[][];
let endUrl: string | null;
let recorded: unknown[];
let refused: unknown[];
let publicUrl: string | null;

const opened = {
  id: 'ses_2',
  secret: 'new',
  writeToken: 'token-2',
  maxAgeMs: 60_000,
  method: 'api_key',
  caller: { userId: 'usr_1', keyId: 'key_1' },
};
function makeDependencies() {
  const known = makeAdmission({ publicUrl });
  ({ recorded, refused } = known);
  const note = (name: string) => (given: unknown[]) => void asked.push([name, ...given]);
  const sessions = {
    ...known.admission.sessions,
    open: async (...given: unknown[]) => (note('open')(given), opened),
    close: async (...given: unknown[]) => (note('close')(given), given.length > 1 ? endUrl : null),
    closeAll: async (...given: unknown[]) => note('closeAll')(given),
    list: async (...given: unknown[]) => {
      note('list')(given);
      const session = { method: 'api_key', browser: 'Firefox', createdAt: 'then' };
      return [
        { ...session, id: 'ses_1', usedAt: 'now' },
        { ...session, id: 'ses_9', usedAt: null },
      ];
    },
  };
  return { ...known.admission, sessions };
}

async function serve(): Promise<void> {
  const dependencies = makeDependencies() as never as Parameters<typeof createSessionRouter>[0];
  const router = new Router();
  router.use(createSessionRouter(dependencies).routes());
  const answer = async (context: Context, work: typeof admit) => {
    const admitted = await work(context, dependencies);
    context.body = 'caller' in admitted ? admitted.caller : admitted;
  };
  router.all('/work', (context) => answer(context, admit));
  router.all('/account', (context) => answer(context, admitAccount as never));
  served = await serveRoutes(router, { publicUrl });
}

beforeEach(() => {
  [asked, endUrl, publicUrl] = [[], null, 'https://papers.example.com/app'];
});
afterEach(() => served.close());

const send = (method: string, path: string, headers: Record<string, string> = {}) =>
  sendAny(served.url + path, { method, headers });
const cookie = (secret: string) => ({ cookie: `excerpt_session=${secret}` });
const written = { 'x-session-token': 'token' };

describe('a request', () => {
  beforeEach(() => serve());

  test.each<[string, Record<string, string>, number, string | undefined]>([
    ['GET', { 'x-api-key': 'exk_write' }, 200, undefined],
    ['GET', { 'x-api-key': 'exk_read' }, 200, undefined],
    ['HEAD', { 'x-api-key': 'exk_read' }, 200, undefined],
    ['POST', { 'x-api-key': 'exk_write' }, 200, undefined],
    ['POST', { 'x-api-key': 'exk_read' }, 403, 'forbidden'],
    ['GET', {}, 401, 'unauthorized'],
    ['GET', { 'x-api-key': 'exk_unknown' }, 401, 'unauthorized'],
    ['GET', cookie('s_write'), 200, undefined],
    ['GET', cookie('unknown'), 401, 'unauthorized'],
    ['GET', cookie(''), 401, 'unauthorized'],
    ['POST', cookie('s_write'), 403, 'forbidden'],
    ['POST', { ...cookie('s_write'), ...written }, 200, undefined],
    ['POST', { ...cookie('s_write'), 'x-session-token': 'other' }, 403, 'forbidden'],
    ['POST', { ...cookie('s_write'), 'x-session-token': 'tokem' }, 403, 'forbidden'],
    ['POST', { ...cookie('s_read'), ...written }, 403, 'forbidden'],
    ['POST', { ...cookie('s_limited'), ...written }, 200, undefined],
    // A key goes before a session.
    ['POST', { ...cookie('s_write'), 'x-api-key': 'exk_write' }, 200, undefined],
    ['GET', { ...cookie('s_write'), 'x-api-key': 'exk_unknown' }, 401, 'unauthorized'],
    ['GET', { ...cookie('s_write'), origin: 'https://elsewhere.example.com' }, 403, 'forbidden'],
  ])('%s with %j is answered by %i', async (method, headers, status, code) => {
    const answer = await send(method, '/work', headers);
    expect(answer.status).toBe(status);
    if (method !== 'HEAD') expect((answer.body as { code?: string }).code).toBe(code);
    const isRefusal = code !== undefined && headers['origin'] === undefined;
    expect(refused).toEqual(
      isRefusal ? [expect.objectContaining({ code, operation: `${method} /work`, place: null })] : [],
    );
  });

  test('that is refused names its user where that is known', async () => {
    await send('POST', '/work', { 'x-api-key': 'exk_read' });
    await send('POST', '/work', cookie('s_write'));
    await send('POST', '/work');
    expect(refused.map((one) => (one as { actorId: unknown }).actorId)).toEqual(['usr_1', 'usr_1', null]);
  });

  test.each([
    ['GET', 's_limited', 200],
    ['POST', 's_limited', 403],
    ['GET', 's_read', 200],
    ['POST', 's_read', 403],
    ['POST', 's_write', 200],
    ['GET', 'unknown', 401],
  ])('%s about the account with the session %s is answered by %i', async (method, secret, status) => {
    expect((await send(method, '/account', { ...cookie(secret), ...written })).status).toBe(status);
    expect((await send(method, '/account', { 'x-api-key': 'exk_write' })).status).toBe(401);
  });
});

test('a limit of requests counts keys and sessions, and says what is left', async () => {
  served = await serveRoutes(new Router());
  await served.close();
  const { admission } = makeAdmission({
    rateLimiter: {
      count: (keyId: string) => ({ limit: 5, remaining: keyId === 'key_1' ? 0 : 4, reset: 7, retryAfter: 9 }) as never,
    },
  });
  const router = new Router().all('/work', async (context) => {
    context.body = await admit(context, admission);
  });
  served = await serveRoutes(router);
  for (const headers of [{ 'x-api-key': 'exk_write' }, cookie('s_write')] as Record<string, string>[]) {
    const { status, headers: got } = await send('GET', '/work', headers);
    const names = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'retry-after'];
    expect([status, ...names.map((name) => got.get(name))]).toEqual([429, '5', '0', '7', '9']);
  }
  expect((await send('GET', '/work')).headers.get('x-ratelimit-limit')).toBeNull();
});

describe('pages of other servers', () => {
  test.each<[Record<string, string>, number]>([
    [{}, 200],
    [PAGE, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 200],
    [{ origin: 'https://elsewhere.example.com' }, 403],
    [{ origin: 'https://elsewhere.example.com', 'sec-fetch-mode': 'navigate' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://elsewhere.example.com', 'x-forwarded-host': 'elsewhere.example.com, proxy' }, 200],
  ])('reach no session: %j is answered by %i', async (headers, status) => {
    await serve();
    expect((await send('GET', '/session', { ...cookie('s_write'), ...headers })).status).toBe(status);
  });

  test('are others than those of the address that is called', async () => {
    publicUrl = null;
    await serve();
    expect((await send('GET', '/session', { origin: served.url })).status).toBe(200);
    expect((await send('GET', '/session', { origin: 'https://papers.example.com' })).status).toBe(403);
  });
});

describe('a session', () => {
  beforeEach(() => serve());
  const own = { session: { userId: 'usr_1', apiKeyId: 'key_1', writeToken: 'token' } };

  test('is told to the browser that has it, and null to others', async () => {
    const { body, headers } = await send('GET', '/session', cookie('s_write'));
    expect([body, headers.get('cache-control')]).toEqual([own, 'no-store']);
    expect((await send('GET', '/session')).body).toEqual({ session: null });
    expect((await send('GET', '/session', cookie('unknown'))).body).toEqual({ session: null });
  });

  test('is opened by a key, in place of the one before, in a cookie for this server only', async () => {
    const headers = { 'x-api-key': 'exk_write', 'user-agent': 'Firefox', ...cookie('s_old') };
    const { status, body, cookies } = await send('POST', '/session', headers);
    expect([status, body]).toEqual([200, { session: { ...own.session, writeToken: 'token-2' } }]);
    expect(cookies).toEqual(['excerpt_session=new; Path=/app; Max-Age=60; HttpOnly; SameSite=Lax; Secure']);
    expect(asked).toEqual([
      ['open', expect.objectContaining({ keyId: 'key_1' }), 'Firefox'],
      ['close', 's_old'],
    ]);
    expect(recorded).toEqual([
      {
        actorId: 'usr_1',
        action: 'session.opened',
        targetId: 'key_1',
        place: null,
        details: { method: 'api_key' },
        isRead: false,
      },
    ]);
    asked = [];
    await send('POST', '/session', { 'x-api-key': 'exk_write' });
    expect(asked.map(([name]) => name)).toEqual(['open']);
    expect((await send('POST', '/session', { 'x-api-key': 'exk_unknown' })).status).toBe(401);
  });

  test.each(['/session', '/sessions'])('ends with DELETE %s, also at the provider that has a page', async (path) => {
    expect((await send('DELETE', path, cookie('s_write'))).status).toBe(403);
    expect([asked, recorded]).toEqual([[], []]);
    const ended = await send('DELETE', path, { ...cookie('s_write'), ...written });
    expect([ended.status, ended.body, ended.headers.get('clear-site-data')]).toEqual([204, '', '"cache"']);
    expect(ended.cookies).toEqual([expect.stringMatching(/^excerpt_session=; Path=\/app; Max-Age=0; /)]);
    const closed = [['close', 's_write', 'https://papers.example.com/app/console']];
    const all = path === '/sessions';
    expect(asked).toEqual(all ? [...closed, ['closeAll', 'usr_1']] : closed);
    expect(recorded).toMatchObject([{ action: all ? 'session.all_closed' : 'session.closed', targetId: 'key_1' }]);
    endUrl = 'https://id.example.com/end';
    const elsewhere = await send('DELETE', path, { ...cookie('s_write'), ...written });
    expect([elsewhere.status, elsewhere.body]).toEqual([200, { endUrl }]);
  });

  test('of a limited key ends for itself only', async () => {
    const headers = { ...cookie('s_limited'), ...written };
    expect((await send('DELETE', '/sessions', headers)).status).toBe(403);
    expect((await send('DELETE', '/session', headers)).status).toBe(204);
  });

  test('is listed with those of other browsers', async () => {
    const { body, headers } = await send('GET', '/sessions', cookie('s_write'));
    const session = { method: 'api_key', browser: 'Firefox', createdAt: 'then' };
    expect(body).toEqual({
      sessions: [
        { ...session, id: 'ses_1', usedAt: 'now', isCurrent: true },
        { ...session, id: 'ses_9', usedAt: 'then', isCurrent: false },
      ],
    });
    expect([asked, headers.get('cache-control')]).toEqual([[['list', 'usr_1']], 'no-store']);
    expect((await send('GET', '/sessions')).status).toBe(401);
  });
});

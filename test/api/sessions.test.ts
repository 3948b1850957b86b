import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ok } from '../harness/builders.ts';
import { movableClock } from '../harness/test-clock.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { createApiKey, deleteApiKey } from '@excerpt/sdk';

const DAY_MS = 86_400_000;

interface Browser {
  cookie: string;
  writeToken: string;
  setCookie: string;
}

describe('the session of a browser', () => {
  const clock = movableClock();
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ clock });
  });
  afterAll(() => app.close());

  const send = (path: string, { cookie, writeToken }: Partial<Browser>, init: RequestInit = {}): Promise<Response> =>
    fetch(app.url + path, {
      ...init,
      headers: {
        ...(cookie !== undefined && { cookie }),
        ...(writeToken !== undefined && { 'x-session-token': writeToken }),
        ...(init.body !== undefined && { 'content-type': 'application/json' }),
        ...(init.headers as Record<string, string>),
      },
    });

  async function signIn(apiKey = app.admin.apiKey, headers: Record<string, string> = {}): Promise<Browser> {
    const response = await send('/session', {}, { method: 'POST', headers: { 'x-api-key': apiKey, ...headers } });
    expect(response.status).toBe(200);
    const setCookie = response.headers.get('set-cookie') ?? '';
    const { session } = (await response.json()) as { session: { writeToken: string } };
    return { cookie: setCookie.split(';')[0] ?? '', writeToken: session.writeToken, setCookie };
  }

  const createWorkspace = (browser: Partial<Browser>, slug: string) =>
    send('/workspaces', browser, { method: 'POST', body: JSON.stringify({ name: slug, slug }) });

  const status = async (browser: Partial<Browser>) => (await send('/me', browser)).status;

  test('is a cookie that scripts cannot read, and not the key', async () => {
    const { cookie, setCookie } = await signIn();
    expect(setCookie).toMatch(/^excerpt_session=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    expect((await signIn(undefined, { 'x-forwarded-proto': 'https' })).setCookie).toMatch(/; Secure$/);
    expect(cookie).not.toContain(app.admin.apiKey);
    expect(await status({ cookie })).toBe(200);
    const [, secret = ''] = cookie.split('=');
    expect((await send('/me', {}, { headers: { 'x-api-key': secret } })).status).toBe(401);
    expect((await send('/session', {}, { method: 'POST', headers: { 'x-api-key': 'exk_unknown' } })).status).toBe(401);
    expect((await send('/session', {}, { method: 'POST' })).status).toBe(401);
  });

  test('writes only with its token', async () => {
    const browser = await signIn();
    const other = await signIn();
    expect((await createWorkspace({ cookie: browser.cookie }, 'forged')).status).toBe(403);
    expect((await createWorkspace({ ...browser, writeToken: other.writeToken }, 'forged')).status).toBe(403);
    expect((await send('/workspaces/forged', browser)).status).toBe(404);
    expect((await createWorkspace(browser, 'own')).status).toBe(201);
    // A key that is sent counts, whatever the cookie.
    expect((await send('/me', browser, { headers: { 'x-api-key': 'exk_unknown' } })).status).toBe(401);
  });

  test('works for pages of this server only', async () => {
    const browser = await signIn();
    const ask = async (headers: Record<string, string>, init: RequestInit = {}) =>
      (await send('/me', browser, { ...init, headers })).status;
    expect(await ask({ origin: app.url })).toBe(200);
    expect(await ask({ 'sec-fetch-site': 'same-origin' })).toBe(200);
    for (const origin of ['https://evil.example', 'null', `${app.url}.evil.example`])
      expect(await ask({ origin })).toBe(403);
    expect(await ask({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await ask({ 'sec-fetch-site': 'same-site' })).toBe(403);
    const told = await send('/session', browser, { headers: { origin: 'https://evil.example' } });
    expect(told.status).toBe(403);
    // Scripts of other origins send a key.
    const headers = { origin: 'https://evil.example', 'x-api-key': app.admin.apiKey };
    expect((await send('/me', {}, { headers })).status).toBe(200);
    expect((await send('/mcp', browser, { method: 'POST', body: '{}' })).status).toBe(401);
  });

  test('ends everywhere', async () => {
    const [one, other] = [await signIn(), await signIn()];
    const list = (await (await send('/sessions', one)).json()) as {
      sessions: { isCurrent: boolean; method: string }[];
    };
    expect(list.sessions.filter(({ isCurrent }) => isCurrent)).toEqual([
      expect.objectContaining({ method: 'api_key' }),
    ]);
    expect((await send('/sessions', { cookie: one.cookie }, { method: 'DELETE' })).status).toBe(403);
    expect((await send('/sessions', one, { method: 'DELETE' })).status).toBe(204);
    expect([await status(one), await status(other)]).toEqual([401, 401]);
  });

  test('is told to the browser that has it', async () => {
    const { cookie, writeToken } = await signIn();
    const ask = async (browser: Partial<Browser>) => (await send('/session', browser)).json();
    expect(await ask({ cookie })).toEqual({
      session: { userId: app.admin.id, apiKeyId: expect.stringMatching(/^key_/), writeToken },
    });
    expect(await ask({})).toEqual({ session: null });
    expect(await ask({ cookie: 'excerpt_session=unknown' })).toEqual({ session: null });
  });

  test('ends with a sign-out, which needs its token', async () => {
    const browser = await signIn();
    expect((await send('/session', { cookie: browser.cookie }, { method: 'DELETE' })).status).toBe(403);
    const ended = await send('/session', browser, { method: 'DELETE' });
    expect([ended.status, ended.headers.get('set-cookie')]).toEqual([204, expect.stringContaining('Max-Age=0')]);
    expect(await status(browser)).toBe(401);
    expect((await send('/session', browser, { method: 'DELETE' })).status).toBe(401);
  });

  test('has the rights of its key, and ends with it', async () => {
    const { client } = app.admin;
    const { id, key } = ok(await createApiKey({ client, body: { name: 'Reader', scope: 'read' } }));
    const browser = await signIn(key);
    expect(await status(browser)).toBe(200);
    expect((await createWorkspace(browser, 'read-only')).status).toBe(403);
    await deleteApiKey({ client, path: { id }, throwOnError: true });
    expect(await status(browser)).toBe(401);
  });

  test('ends with the time of its key', async () => {
    const { client } = app.admin;
    const expiresAt = new Date(clock.now() + DAY_MS).toISOString();
    const { key } = ok(await createApiKey({ client, body: { name: 'A day', expiresAt } }));
    const browser = await signIn(key);
    clock.advance(DAY_MS);
    expect(await status(browser)).toBe(401);
  });

  test('ends when it is not used for two weeks, and after 90 days in any case', async () => {
    const [used, unused] = [await signIn(), await signIn()];
    clock.advance(13 * DAY_MS);
    expect(await status(used)).toBe(200);
    clock.advance(DAY_MS);
    expect([await status(used), await status(unused)]).toEqual([200, 401]);
    for (let day = 14; day < 84; day += 10) {
      clock.advance(10 * DAY_MS);
      expect(await status(used)).toBe(200);
    }
    clock.advance(7 * DAY_MS);
    expect(await status(used)).toBe(401);
  });
});

describe('the ends of a session', () => {
  const clock = movableClock();
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      clock,
      settings: { EXCERPT_SESSION_IDLE_MINUTES: '10', EXCERPT_SESSION_HOURS: '1' },
    });
  });
  afterAll(() => app.close());

  test('are set by the operator', async () => {
    const opened = await fetch(`${app.url}/session`, { method: 'POST', headers: { 'x-api-key': app.admin.apiKey } });
    const setCookie = opened.headers.get('set-cookie') ?? '';
    expect(setCookie).toContain('Max-Age=3600;');
    const cookie = setCookie.split(';')[0] ?? '';
    const status = async () => (await fetch(`${app.url}/me`, { headers: { cookie } })).status;
    for (let used = 0; used < 6; used += 1) {
      clock.advance(9 * 60_000);
      expect(await status()).toBe(200);
    }
    clock.advance(6 * 60_000);
    expect(await status()).toBe(401);

    const second = await fetch(`${app.url}/session`, { method: 'POST', headers: { 'x-api-key': app.admin.apiKey } });
    const idle = { cookie: second.headers.get('set-cookie')?.split(';')[0] ?? '' };
    clock.advance(10 * 60_000);
    expect((await fetch(`${app.url}/me`, { headers: idle })).status).toBe(401);
  });
});

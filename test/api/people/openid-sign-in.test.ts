import { createWorkspace } from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findFreePort } from '../../harness/free-port.ts';
import { startOpenIdProvider, type OpenIdServer } from '../../harness/sign-in/start-openid-provider.ts';
import { WebBrowser } from '../../harness/sign-in/web-browser.ts';
import { movableClock } from '../../harness/test-clock.ts';
import { startTestApp, type TestApp } from '../../harness/test-app.ts';

const MINUTE_MS = 60_000;

describe('sign-in by OpenID Connect', () => {
  const clock = movableClock();
  let app: TestApp;
  let provider: OpenIdServer;
  let browser: WebBrowser;

  beforeAll(async () => {
    const port = await findFreePort();
    provider = await startOpenIdProvider({ redirectUri: `http://127.0.0.1:${port}/sign-in/oidc/callback` });
    app = await startTestApp({
      clock,
      settings: {
        EXCERPT_PORT: String(port),
        EXCERPT_OIDC_ISSUER: provider.issuer,
        EXCERPT_OIDC_CLIENT_ID: provider.clientId,
        EXCERPT_OIDC_CLIENT_SECRET: provider.clientSecret,
        EXCERPT_OIDC_NAME: 'Acme',
        EXCERPT_OIDC_GROUPS: 'bookkeeping=acme:member',
      },
    });
    const { client } = app.admin;
    for (const slug of ['acme', 'other'])
      await createWorkspace({ client, body: { name: slug, slug }, throwOnError: true });
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
  });
  beforeEach(() => {
    browser = new WebBrowser();
    provider.people.set('ada', { name: 'Ada', email: 'ada@example.com', groups: ['bookkeeping'] });
    provider.people.set('bob', { name: 'Bob', email: 'ada@example.com', groups: [] });
    provider.current = 'ada';
  });
  afterEach(() => {
    provider.spoil = null;
    provider.setDown(false);
  });

  const start = (returnTo = '') => `${app.url}/sign-in/oidc${returnTo}`;
  const isCallback = (url: string) => url.startsWith(`${app.url}/sign-in/oidc/callback`);
  const isConsole = (url: string) => url.startsWith(`${app.url}/console`);
  const hasSession = (one = browser) => one.getCookie(app.url, 'excerpt_session') !== undefined;
  const status = async (path: string, init?: RequestInit) => (await browser.fetch(app.url + path, init)).status;

  async function signIn(subject = 'ada'): Promise<void> {
    // The provider keeps a session in the browser as well.
    browser = new WebBrowser();
    provider.current = subject;
    const { url } = await browser.follow(start(), isConsole);
    expect(url).toBe(`${app.url}/console#signed-in`);
  }

  async function readSession(): Promise<{ userId: string; apiKeyId: string | null; writeToken: string }> {
    const response = await browser.fetch(`${app.url}/session`);
    return ((await response.json()) as { session: { userId: string; apiKeyId: string | null; writeToken: string } })
      .session;
  }

  /** Signs in until the browser would bring the answer. */
  const receiveAnswer = async () => (await browser.follow(start(), isCallback)).url;

  test('is offered, with PKCE, a state and a nonce', async () => {
    const offered = await browser.fetch(`${app.url}/sign-in`);
    expect(await offered.json()).toMatchObject({ provider: { name: 'Acme', url: '/sign-in/oidc' } });
    const { searchParams, origin } = new URL((await browser.fetch(start())).headers.get('location') ?? '');
    expect(origin).toBe(provider.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: `${app.url}/sign-in/oidc/callback`,
    });
  });

  test('gives a user the roles of the groups', async () => {
    await signIn();
    const me = await browser.fetch(`${app.url}/me`);
    expect(await me.json()).toMatchObject({ name: 'Ada' });
    expect([await status('/workspaces/acme'), await status('/workspaces/other')]).toEqual([200, 404]);
    const { apiKeyId, writeToken } = await readSession();
    expect(apiKeyId).toBeNull();
    // No key of the user appears from nowhere.
    expect(await (await browser.fetch(`${app.url}/api-keys`)).json()).toMatchObject({ total: 0 });
    const write = (headers: Record<string, string>) =>
      status('/workspaces', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ name: 'Of Ada' }),
      });
    expect(await write({})).toBe(403);
    expect(await write({ 'x-session-token': writeToken, 'idempotency-key': 'one' })).toBe(201);
  });

  test('knows people by their subject, not by their address', async () => {
    await signIn('ada');
    const { userId } = await readSession();
    await signIn('bob');
    expect((await readSession()).userId).not.toBe(userId);
    provider.people.set('ada', { name: 'Ada L.', email: 'lovelace@example.com', groups: [] });
    await signIn('ada');
    expect((await readSession()).userId).toBe(userId);
  });

  test('groups named after a workspace give a role', async () => {
    provider.people.set('cem', { name: 'Cem', email: 'c@example.com', groups: ['excerpt:other:member', 'staff'] });
    await signIn('cem');
    expect([await status('/workspaces/acme'), await status('/workspaces/other')]).toEqual([404, 200]);
  });

  test('gives the role of a reader, who changes nothing', async () => {
    provider.people.set('rea', { name: 'Rea', email: 'r@example.com', groups: ['excerpt:acme:reader'] });
    await signIn('rea');
    const { writeToken } = await readSession();
    const headers = { 'content-type': 'application/json', 'x-session-token': writeToken };
    const body = JSON.stringify({ schemaKey: 'invoice', name: 'Invoice', definition: { type: 'object' } });
    expect(await status('/workspaces/acme/schemas')).toBe(200);
    expect(await status('/workspaces/acme/schemas', { method: 'POST', headers, body })).toBe(403);
    provider.people.set('rea', { name: 'Rea', email: 'r@example.com', groups: ['excerpt:acme:owner'] });
    clock.advance(MINUTE_MS);
    expect(await status('/workspaces/acme/invites')).toBe(200);
  });

  test('follows the groups a minute later', async () => {
    await signIn();
    provider.people.set('ada', { name: 'Ada', email: 'ada@example.com', groups: ['excerpt:other:member'] });
    expect(await status('/workspaces/acme')).toBe(200);
    clock.advance(MINUTE_MS);
    const before = provider.countRequests('/me');
    const answers = await Promise.all(['acme', 'other', 'acme'].map((slug) => status(`/workspaces/${slug}`)));
    expect(answers).toEqual([404, 200, 404]);
    expect(provider.countRequests('/me') - before).toBe(1);
  });

  test('goes on during an outage of the provider, and ends when the provider refuses', async () => {
    await signIn();
    provider.setDown(true);
    clock.advance(MINUTE_MS);
    expect(await status('/workspaces/acme')).toBe(200);
    // The access token has expired as well.
    clock.advance(2 * 60 * MINUTE_MS);
    expect(await status('/workspaces/acme')).toBe(200);
    expect((await new WebBrowser().fetch(start())).status).toBeOneOf([303, 503]);
    provider.setDown(false);
    clock.advance(MINUTE_MS);
    expect(await status('/workspaces/acme')).toBe(200);
    provider.people.delete('ada');
    clock.advance(MINUTE_MS);
    expect(await status('/workspaces/acme')).toBe(401);
    expect(await readSession()).toBeNull();
  });

  test('renews its tokens, each of which works once', async () => {
    await signIn();
    for (let hour = 0; hour < 3; hour += 1) {
      const before = provider.countRequests('/token');
      clock.advance(61 * MINUTE_MS);
      const answers = await Promise.all([1, 2, 3].map(() => status('/workspaces/acme')));
      expect(answers).toEqual([200, 200, 200]);
      expect(provider.countRequests('/token') - before).toBe(1);
    }
  });

  test('an answer works once, in the browser that asked', async () => {
    const answer = await receiveAnswer();
    const thief = new WebBrowser();
    expect((await thief.fetch(answer)).status).toBe(403);
    expect(hasSession(thief)).toBe(false);
    // The attempt of the thief has used it up.
    expect((await browser.fetch(answer)).status).toBe(403);
    const second = await receiveAnswer();
    const cookie = browser.getCookie(app.url, 'excerpt_sign_in') ?? '';
    expect((await browser.fetch(second)).status).toBe(303);
    thief.setCookie(app.url, 'excerpt_sign_in', cookie);
    expect((await thief.fetch(second)).status).toBe(403);
    expect(hasSession(thief)).toBe(false);
  });

  test('an answer needs its state', async () => {
    for (const change of [{ state: 'another' }, { state: null }, { iss: 'https://evil.example' }]) {
      const answer = new URL(await receiveAnswer());
      for (const [name, value] of Object.entries(change))
        if (value === null) answer.searchParams.delete(name);
        else answer.searchParams.set(name, value);
      expect((await browser.fetch(answer.href)).status).toBe(403);
      expect(hasSession()).toBe(false);
    }
  });

  test('tells people in a browser why they are not signed in', async () => {
    const headers = { accept: 'text/html' };
    const response = await browser.fetch(`${app.url}/sign-in/oidc/callback?state=x&code=y`, { headers });
    expect([response.status, response.headers.get('content-type')]).toEqual([403, expect.stringContaining('html')]);
    expect(await response.text()).toContain('You are not signed in');
  });

  test('a sign-in ends after ten minutes', async () => {
    const answer = await receiveAnswer();
    clock.advance(10 * MINUTE_MS);
    expect((await browser.fetch(answer)).status).toBe(403);
  });

  const seconds = () => Math.floor(Date.now() / 1000);
  test.each<[string, NonNullable<OpenIdServer['spoil']>, boolean]>([
    ['another nonce', (claims) => ({ claims: { ...claims, nonce: 'another' } }), false],
    ['no nonce', ({ nonce: _, ...claims }) => ({ claims }), false],
    ['the signature of another key', (claims) => ({ claims, isForged: true }), false],
    ['another issuer', (claims) => ({ claims: { ...claims, iss: 'https://evil.example' } }), false],
    ['another audience', (claims) => ({ claims: { ...claims, aud: 'another' } }), false],
    ['an end long ago', (claims) => ({ claims: { ...claims, exp: seconds() - 600 } }), false],
    [
      'a clock half a minute ahead',
      (claims) => ({ claims: { ...claims, iat: seconds() + 30, nbf: seconds() + 30 } }),
      true,
    ],
    ['an end half a minute ago', (claims) => ({ claims: { ...claims, exp: seconds() - 30 } }), true],
  ])('an ID token with %s', async (_name, spoil, isTaken) => {
    provider.spoil = spoil;
    const { response } = await browser.follow(start(), isConsole);
    expect([response.status, hasSession()]).toEqual(isTaken ? [303, true] : [403, false]);
  });

  test('returns to pages of this server only', async () => {
    const returnTo = async (path: string) => {
      const { url } = await new WebBrowser().follow(start(`?returnTo=${encodeURIComponent(path)}`), isConsole);
      return url.slice(app.url.length);
    };
    expect(await returnTo('/console/acme/runs?page=2')).toBe('/console/acme/runs?page=2#signed-in');
    for (const path of [
      'https://evil.example/console',
      '//evil.example',
      '/\\evil.example',
      '/console/../\\/evil.example',
    ])
      expect(await returnTo(path)).toBe('/console#signed-in');
  });

  test('names no address of another host to the provider', async () => {
    const response = await browser.fetch(start(), { headers: { 'x-forwarded-host': 'evil.example' } });
    const url = new URL(response.headers.get('location') ?? '');
    expect(url.searchParams.get('redirect_uri')).toBe(`${app.url}/sign-in/oidc/callback`);
  });

  test('signing out ends the session here and at the provider', async () => {
    await signIn();
    const cookie = browser.getCookie(app.url, 'excerpt_session') ?? '';
    const { writeToken } = await readSession();
    const headers = { 'x-session-token': writeToken };
    const response = await browser.fetch(`${app.url}/session`, { method: 'DELETE', headers });
    expect(response.status).toBe(200);
    const { endUrl } = (await response.json()) as { endUrl: string };
    expect(endUrl).toContain(`${provider.issuer}/session/end?`);
    expect(new URL(endUrl).searchParams.get('post_logout_redirect_uri')).toBe(`${app.url}/console`);
    const stolen = { cookie: `excerpt_session=${cookie}` };
    expect((await fetch(`${app.url}/me`, { headers: stolen })).status).toBe(401);
  });

  test('what is stored of a session opens nothing', async () => {
    await signIn();
    const cookie = browser.getCookie(app.url, 'excerpt_session') ?? '';
    const rows = await app.withDatabase((db) => db.selectFrom('sessions').selectAll().execute());
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(cookie);
    expect(stored).toContain('"sealed_tokens":"v1.');
    expect(stored).not.toContain('eyJhbGci');
  });
});

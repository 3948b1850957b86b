import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser, refuse, type Answers, type PlayedBrowser } from '../testing/play-browser.ts';

let browser: PlayedBrowser;
let api: typeof import('./console-session.ts');
const notify = vi.hoisted(() => vi.fn<(text: string, options?: object) => void>());
vi.mock('../parts/notices.tsx', () => ({ notify }));

async function open(answers: Answers = {}, address?: string): Promise<void> {
  browser = playBrowser(answers, address);
  api = await import('./console-session.ts');
}
beforeEach(() => open());
afterEach(() => {
  closeBrowser();
  notify.mockReset();
});

const ada = { userId: 'usr_1', apiKeyId: 'key_1', writeToken: 'token' };
const eva = { ...ada, userId: 'usr_2', writeToken: 'other' };
const storedSession = () => JSON.parse(browser.stored.get('excerpt.session') ?? 'null') as unknown;
const path = () => browser.location.href.slice(browser.location.origin.length);
const keys = () => browser.requests.map(({ to, headers }) => [to, headers.get('x-api-key')]);

test('a key opens a session, which other tabs find', async () => {
  browser.answers['POST /session'] = { session: ada };
  expect(await api.signIn('exk_1')).toBeNull();
  expect(keys()).toEqual([['POST /session', 'exk_1']]);
  expect([api.session.value, storedSession(), api.wasRefused.value]).toEqual([ada, ada, false]);
});

test.each([
  [() => refuse(401), 'The server does not know this key, or it was revoked or has expired.'],
  [() => refuse(429, 'rate_limited', 'Wait a minute.'), 'Wait a minute.'],
  [() => Response.json({}, { status: 503 }), 'The server cannot be reached. Check the connection, then try again.'],
  [
    () => new Response('no JSON', { status: 502 }),
    'The server cannot be reached. Check the connection, then try again.',
  ],
])('a key that opens no session has a reason', async (answer, reason) => {
  browser.answers['POST /session'] = answer;
  expect(await api.signIn('exk_1')).toBe(reason);
  expect([api.session.value, storedSession()]).toEqual([undefined, null]);
});

test.each<[string, () => unknown, boolean, string[], RegExp | null]>([
  ['ends', () => undefined, true, [], null],
  ['ends at the provider, too', () => ({ endUrl: 'https://provider/end' }), true, ['https://provider/end'], null],
  ['has ended already', () => refuse(401), true, [], null],
  ['is not ended by the server', () => refuse(500), false, [], /^The server did not end the session/],
  [
    'is not reached',
    () => Promise.reject(new TypeError('refused')),
    false,
    [],
    /^You are still signed in\. The server/,
  ],
])('a session that %s', async (_, answer, hasEnded, left, notice) => {
  api.keep(ada);
  browser.answers['DELETE /session'] = answer;
  await api.signOut();
  expect(browser.requests[0]?.headers.get('x-session-token')).toBe('token');
  expect([api.session.value, storedSession()]).toEqual(hasEnded ? [null, null] : [ada, ada]);
  expect(browser.left).toEqual(left);
  expect(notify.mock.calls).toEqual(notice === null ? [] : [[expect.stringMatching(notice), { isError: true }]]);
});

test('all sessions of a user can be ended, also without one here', async () => {
  browser.answers['DELETE /sessions'] = undefined;
  await api.signOut('sessions');
  expect([browser.requests[0]?.to, browser.requests[0]?.headers.get('x-session-token')]).toEqual([
    'DELETE /sessions',
    '',
  ]);
});

test('a link with a key signs in, and loses the key', async () => {
  await open({ 'POST /session': { session: ada } }, '/console/runs?env=staging#key=exk_1');
  browser.stored.set('excerpt.session', JSON.stringify(eva));
  await api.findSession();
  expect(keys()).toEqual([['POST /session', 'exk_1']]);
  expect([api.session.value, path()]).toEqual([ada, '/console/runs?env=staging']);
});

test('with a key that is refused, the session of the cookie is asked for, not the stored one', async () => {
  await open({ 'POST /session': () => refuse(401), 'GET /session': { session: eva } }, '/console#key=exk_1');
  browser.stored.set('excerpt.session', JSON.stringify(ada));
  await api.findSession();
  expect(api.session.value).toEqual(eva);
});

test('the stored session goes on without a request', async () => {
  browser.stored.set('excerpt.session', JSON.stringify(ada));
  await api.findSession();
  expect([api.session.value, browser.requests]).toEqual([ada, []]);
});

test('after a sign-in at a provider, the server says whose session it is', async () => {
  await open({ 'GET /session': { session: eva } }, '/console?a=1#signed-in');
  browser.stored.set('excerpt.session', JSON.stringify(ada));
  await api.findSession();
  expect([api.session.value, storedSession(), path()]).toEqual([eva, eva, '/console?a=1']);
});

test('without a session and a server, nobody is signed in', async () => {
  await api.findSession();
  expect(api.session.value).toBeNull();
  await open({ 'GET /session': { session: null } });
  await api.findSession();
  expect(api.session.value).toBeNull();
});

test('listeners are called after each sign-in, and not while the session is refused', () => {
  const work = vi.fn<() => void>();
  const stop = api.onSignIn(work);
  expect(work).not.toHaveBeenCalled();
  api.keep(ada);
  const calls = work.mock.calls.length;
  expect(calls).toBeGreaterThan(0);
  api.wasRefused.value = true;
  expect(work).toHaveBeenCalledTimes(calls);
  api.keep(eva);
  expect(work.mock.calls.length).toBeGreaterThan(calls);
  expect(api.wasRefused.value).toBe(false);
  stop();
  const before = work.mock.calls.length;
  api.keep(ada);
  api.wasRefused.value = true;
  api.wasRefused.value = false;
  expect(work).toHaveBeenCalledTimes(before);
});

test('other tabs sign in and out', async () => {
  api.followOtherTabs();
  browser.dispatch('storage', { key: 'excerpt.session', newValue: JSON.stringify(ada) });
  expect(api.session.value).toEqual(ada);
  browser.dispatch('storage', { key: 'other', newValue: null });
  expect(api.session.value).toEqual(ada);
  browser.dispatch('storage', { key: null, newValue: null });
  expect(api.session.value).toBeNull();
  browser.answers['POST /session'] = { session: eva };
  browser.dispatch('hashchange');
  expect(browser.requests).toEqual([]);
  browser.location.hash = '#key=exk_2';
  browser.dispatch('hashchange');
  await vi.waitFor(() => expect(api.session.value).toEqual(eva));
});

test('requests carry the token of the session, and a refusal is known until the next sign-in', async () => {
  const { getMe } = await import('@excerpt/sdk');
  api.keep(ada);
  const client = api.getClient();
  expect(api.getClient()).toBe(client);
  browser.answers['GET /me'] = () => refuse(401);
  await getMe({ client });
  expect(browser.requests[0]?.headers.get('x-session-token')).toBe('token');
  expect(api.wasRefused.value).toBe(true);
  api.keep(eva);
  expect(api.getClient()).not.toBe(client);
  // The answer to a request of the session before says nothing of this one.
  await getMe({ client });
  expect(api.wasRefused.value).toBe(false);
  browser.answers['GET /me'] = () => refuse(403);
  await getMe({ client: api.getClient() });
  expect(api.wasRefused.value).toBe(false);
});

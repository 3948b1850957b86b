import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser, refuse, type PlayedBrowser } from '../testing/play-browser.ts';

const authenticator = vi.hoisted(() => ({
  startAuthentication: vi.fn<(options: object) => Promise<object>>(),
  startRegistration: vi.fn<(options: object) => Promise<object>>(),
}));
vi.mock('@simplewebauthn/browser', () => authenticator);

let browser: PlayedBrowser;
let account: typeof import('./account.ts');
let session: typeof import('./console-session.ts').session;

beforeEach(async () => {
  browser = playBrowser();
  account = await import('./account.ts');
  ({ session } = await import('./console-session.ts'));
  authenticator.startAuthentication.mockReset().mockResolvedValue({ signed: true });
  authenticator.startRegistration.mockReset().mockResolvedValue({ made: true });
});
afterEach(() => closeBrowser());

const ada = { userId: 'usr_1', apiKeyId: null, writeToken: 'token' };
const sent = () => browser.requests.map(({ to, body }) => [to, body]);

test('a name and a password open a session', async () => {
  browser.answers['POST /sign-in/password'] = { session: ada };
  await account.signInByPassword('ada', 'secret');
  expect([session.value, sent()]).toEqual([ada, [['POST /sign-in/password', { name: 'ada', password: 'secret' }]]]);
});

test('a passkey opens a session', async () => {
  browser.answers['POST /sign-in/passkey/options'] = { challenge: 'c' };
  browser.answers['POST /sign-in/passkey'] = { session: ada };
  await account.signInByPasskey();
  expect(authenticator.startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' } });
  expect(sent()).toEqual([
    ['POST /sign-in/passkey/options', {}],
    ['POST /sign-in/passkey', { response: { signed: true } }],
  ]);
  expect(session.value).toEqual(ada);
  authenticator.startAuthentication.mockRejectedValue(new Error('NotAllowedError'));
  await expect(account.signInByPasskey()).rejects.toThrow('No passkey was used. Try again, or choose another way.');
});

test('an invite is accepted with a password or a passkey', async () => {
  browser.answers['POST /sign-in/invite/accept'] = { session: ada, workspace: 'acme' };
  browser.answers['POST /sign-in/invite/passkey'] = { challenge: 'c' };
  expect(await account.acceptInvite('t', 'ada', 'secret')).toBe('acme');
  expect(session.value).toEqual(ada);
  await account.acceptInvite('t', 'ada', null);
  expect(sent()).toEqual([
    ['POST /sign-in/invite/accept', { token: 't', name: 'ada', password: 'secret' }],
    ['POST /sign-in/invite/passkey', { token: 't', name: 'ada' }],
    ['POST /sign-in/invite/accept', { token: 't', name: 'ada', passkey: { made: true } }],
  ]);
});

test.each<[string, () => Promise<unknown>, string, unknown, unknown, unknown]>([
  ['the methods', () => account.readSignInMethods(), 'GET /sign-in', undefined, { password: true }, { password: true }],
  [
    'an invite',
    () => account.readInvite('t'),
    'POST /sign-in/invite',
    { token: 't' },
    { role: 'member' },
    { role: 'member' },
  ],
  [
    'a join',
    () => account.joinByInvite('t'),
    'POST /sign-in/invite/join',
    { token: 't' },
    { workspace: 'acme' },
    'acme',
  ],
  [
    'the account',
    () => account.readAccount(),
    'GET /session/account',
    undefined,
    { method: 'oidc' },
    { method: 'oidc' },
  ],
  ['the sessions', () => account.listSessions(), 'GET /sessions', undefined, { sessions: [1] }, [1]],
  [
    ...(['a new password', () => account.changePassword('a', 'b')] as const),
    ...(['PUT /session/password', { current: 'a', password: 'b' }, undefined, undefined] as const),
  ],
  ['no passkey', () => account.deletePasskey('1'), 'DELETE /session/passkeys/1', undefined, undefined, undefined],
])('%s: what is sent and read', async (_, call, to, body, answer, result) => {
  session.value = ada;
  browser.answers[to] = answer;
  expect(await call()).toEqual(result);
  expect(sent()).toEqual([[to, body]]);
  // A request that changes nothing needs no token.
  const { headers } = browser.requests[0] ?? { headers: new Headers() };
  expect(headers.get('x-session-token')).toBe(to.startsWith('GET') ? null : 'token');
  expect(headers.get('content-type')).toBe(body === undefined ? null : 'application/json');
});

test('a passkey is added by its name', async () => {
  browser.answers['POST /session/passkeys/options'] = { challenge: 'c' };
  browser.answers['POST /session/passkeys'] = undefined;
  await account.addPasskey('laptop');
  expect(sent()[1]).toEqual(['POST /session/passkeys', { name: 'laptop', response: { made: true } }]);
  authenticator.startRegistration.mockRejectedValue(new Error('InvalidStateError'));
  await expect(account.addPasskey('laptop')).rejects.toThrow('No passkey was used.');
});

test('errors are the sentences of the server, or that it cannot be reached', async () => {
  await expect(account.readAccount()).rejects.toThrow('The server cannot be reached. Check the connection');
  browser.answers['GET /session/account'] = () => refuse(403, 'forbidden', 'Not you.');
  await expect(account.readAccount()).rejects.toThrow('Not you.');
  browser.answers['GET /session/account'] = () => new Response('<html>', { status: 502 });
  await expect(account.readAccount()).rejects.toThrow('The server cannot be reached.');
});

test.each([
  ['a page at a name', true, 'http://example.test', true],
  ['a page at an IPv4 address', true, 'http://127.0.0.1', false],
  ['a page at an IPv6 address', true, 'http://[fe80::a]', false],
  ['a browser without them', false, 'http://example.test', false],
])('passkeys work for %s: %s, %s', (_, isSupported, address, works) => {
  vi.stubGlobal('location', new URL(address));
  if (isSupported) vi.stubGlobal('PublicKeyCredential', class {});
  expect(account.hasPasskeys()).toBe(works);
});

/** What pages do that is no part of the contract: sign-ins, the account, invites. Errors are sentences for people. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { keep, session, type ConsoleSession } from './console-session.ts';
import { serverRoot } from './server-root.ts';

const UNREACHABLE = 'The server cannot be reached. Check the connection, then try again.';

async function send<T>(method: string, path: string, body?: object): Promise<T> {
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(method !== 'GET' && session.value != null && { 'x-session-token': session.value.writeToken }),
  };
  const response = await fetch(serverRoot + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(UNREACHABLE);
  });
  if (response.status === 204) return undefined as T;
  const answer = (await response.json().catch(() => ({}))) as T & { message?: string };
  if (!response.ok) throw new Error(answer.message ?? UNREACHABLE);
  return answer;
}

/** Authenticators do not work with pages at an IP address. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && /[a-z]/i.test(location.hostname) && !location.hostname.includes(':');

/** What an authenticator answers; its own errors are not for people. */
async function askAuthenticator<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch {
    throw new Error('No passkey was used. Try again, or choose another way.');
  }
}

/** How people sign in beside keys. */
export interface SignInMethods {
  /** The identity provider; null for none. */
  provider: { name: string; url: string } | null;
  password: boolean;
  passkey: boolean;
}

export const readSignInMethods = (): Promise<SignInMethods> => send('GET', '/sign-in');

interface Opened {
  session: ConsoleSession;
}

export async function signInByPassword(name: string, password: string): Promise<void> {
  keep((await send<Opened>('POST', '/sign-in/password', { name, password })).session);
}

export async function signInByPasskey(): Promise<void> {
  const optionsJSON = await send<never>('POST', '/sign-in/passkey/options', {});
  const response = await askAuthenticator(() => startAuthentication({ optionsJSON }));
  keep((await send<Opened>('POST', '/sign-in/passkey', { response })).session);
}

export interface InviteNote {
  workspace: { slug: string; name: string };
  role: string;
  email: string | null;
  expiresAt: string;
}

export const readInvite = (token: string): Promise<InviteNote> => send('POST', '/sign-in/invite', { token });

/**
 * Makes a user, and signs the browser in.
 * @param password null for a passkey
 * @returns the slug of the workspace
 */
export async function acceptInvite(token: string, name: string, password: string | null): Promise<string> {
  const credential =
    password === null ? { passkey: await makePasskey('/sign-in/invite/passkey', { token, name }) } : { password };
  const body = { token, name, ...credential };
  const opened = await send<Opened & { workspace: string }>('POST', '/sign-in/invite/accept', body);
  keep(opened.session);
  return opened.workspace;
}

export const joinByInvite = async (token: string): Promise<string> =>
  (await send<{ workspace: string }>('POST', '/sign-in/invite/join', { token })).workspace;

async function makePasskey(path: string, body: object): Promise<object> {
  const optionsJSON = await send<never>('POST', path, body);
  return askAuthenticator(() => startRegistration({ optionsJSON }));
}

export interface Account {
  user: { id: string; name: string; email: string | null };
  method: 'api_key' | 'oidc' | 'password' | 'passkey';
  hasPassword: boolean;
  passkeys: { id: string; name: string; usedAt: string | null; createdAt: string }[];
}

export interface OpenSession {
  id: string;
  method: Account['method'];
  browser: string | null;
  usedAt: string;
  createdAt: string;
  isCurrent: boolean;
}

export const readAccount = (): Promise<Account> => send('GET', '/session/account');

export const listSessions = async (): Promise<OpenSession[]> =>
  (await send<{ sessions: OpenSession[] }>('GET', '/sessions')).sessions;

export const changePassword = (current: string, password: string): Promise<void> =>
  send('PUT', '/session/password', { current, password });

export async function addPasskey(name: string): Promise<void> {
  await send('POST', '/session/passkeys', { name, response: await makePasskey('/session/passkeys/options', {}) });
}

export const deletePasskey = (id: string): Promise<void> => send('DELETE', `/session/passkeys/${id}`);

/** The sign-in of this browser: a cookie, which scripts cannot read, and the token that goes with writes. */
import { createClient, type Client } from '@excerpt/sdk';
import { signal } from '@preact/signals';
import { notify } from '../parts/notices.tsx';
import { serverRoot } from './server-root.ts';

/** What other tabs of the browser share. It opens nothing without the cookie. */
const STORED_SESSION = 'excerpt.session';

export interface ConsoleSession {
  userId: string;
  /** The key that opened it; null where a person signed in otherwise. */
  apiKeyId: string | null;
  writeToken: string;
}

const toSession = (stored: string | null): ConsoleSession | null =>
  stored === null ? null : (JSON.parse(stored) as ConsoleSession);

/** Null while signed out; undefined until the server has said. */
export const session = signal<ConsoleSession | null | undefined>(undefined);

/** True after the server refused the session in use, until its user signs in again. */
export const wasRefused = signal(false);

export const UNREACHABLE = 'The server cannot be reached. Check the connection, then try again.';

function take(next: ConsoleSession | null): void {
  // In this order: what was refused is sent again with the new session.
  session.value = next;
  wasRefused.value = false;
}

/** Goes on with a session in all tabs, or without one. */
export function keep(next: ConsoleSession | null): void {
  if (next === null) localStorage.removeItem(STORED_SESSION);
  else localStorage.setItem(STORED_SESSION, JSON.stringify(next));
  take(next);
}

const send = (method: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${serverRoot}/session`, { method, headers });

const readSession = async (response: Response): Promise<ConsoleSession | null> =>
  ((await response.json()) as { session: ConsoleSession | null }).session;

/** Returns why the key opens no session; null if it does. */
export async function signIn(key: string): Promise<string | null> {
  try {
    const response = await send('POST', { 'x-api-key': key });
    if (response.status === 401) return 'The server does not know this key, or it was revoked or has expired.';
    if (!response.ok) return ((await response.json()) as { message?: string }).message ?? UNREACHABLE;
    keep(await readSession(response));
    return null;
  } catch {
    return UNREACHABLE;
  }
}

/**
 * Ends the session in all tabs, and at the provider that signed the person in.
 * @param scope of this browser, or all sessions of the user
 */
export async function signOut(scope: 'session' | 'sessions' = 'session'): Promise<void> {
  try {
    const headers = { 'x-session-token': session.value?.writeToken ?? '' };
    const response = await fetch(`${serverRoot}/${scope}`, { method: 'DELETE', headers });
    if (response.ok || response.status === 401) keep(null);
    if (response.status === 200) location.assign(((await response.json()) as { endUrl: string }).endUrl);
    if (response.ok || response.status === 401) return;
    notify('The server did not end the session. Try again.', { isError: true });
  } catch {
    notify(`You are still signed in. ${UNREACHABLE}`, { isError: true });
  }
}

/** Takes the key of a link out of the address, so that neither the history nor a copied link has it. */
function takeKeyFromAddress(): string | null {
  const key = new URLSearchParams(location.hash.slice(1)).get('key');
  if (key !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return key;
}

/** Whether a provider has just signed the person in. Takes the sign out of the address. */
function takeSignedIn(): boolean {
  if (location.hash !== '#signed-in') return false;
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}

/** Signs in by the key of a link, or goes on with the session of the browser. */
export async function findSession(): Promise<void> {
  const key = takeKeyFromAddress();
  if (key !== null && (await signIn(key)) === null) return;
  const stored = key === null && !takeSignedIn() ? toSession(localStorage.getItem(STORED_SESSION)) : null;
  if (stored !== null) return take(stored);
  try {
    keep(await readSession(await send('GET')));
  } catch {
    take(null);
  }
}

/** Calls back when somebody is signed in, and again after each sign-in. Returns how to stop. */
export function onSignIn(work: () => void): () => void {
  const check = () => {
    if (session.value && !wasRefused.value) work();
  };
  const ends = [session.subscribe(check), wasRefused.subscribe(check)];
  return () => {
    for (const end of ends) end();
  };
}

/** Other tabs sign in and out, and a link that signs in may be opened in a tab that is signed in already. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === STORED_SESSION || key === null) take(toSession(newValue));
  });
  addEventListener('hashchange', () => {
    const key = takeKeyFromAddress();
    if (key !== null) void signIn(key);
  });
}

const MAX_RETRIES = 2;

function createConsoleClient(writeToken: string): Client {
  return createClient({
    baseUrl: location.origin + serverRoot,
    // The browser sends its cookie.
    apiKey: '',
    headers: { 'x-session-token': writeToken },
    maxRetries: MAX_RETRIES,
    onResponse: ({ status }) => {
      if (status === 401 && session.value?.writeToken === writeToken) wasRefused.value = true;
    },
  });
}

let current: { writeToken: string; client: Client } | null = null;

/** The client of the session in use. */
export function getClient(): Client {
  const writeToken = session.value?.writeToken ?? '';
  if (current?.writeToken !== writeToken) current = { writeToken, client: createConsoleClient(writeToken) };
  return current.client;
}

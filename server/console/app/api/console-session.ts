/** The API key of this tab: from the link that signs in, or from the form. */
import { createClient, type Client } from '@excerpt/sdk';
import { signal } from '@preact/signals';
import { serverRoot } from './server-root.ts';

const STORED_KEY = 'excerpt.apiKey';

/** Takes the key out of the address, so that neither the history nor a copied link has it. */
function takeKeyFromAddress(): string | null {
  const key = new URLSearchParams(location.hash.slice(1)).get('key');
  if (key !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return key;
}

function readKey(): string | null {
  const key = takeKeyFromAddress();
  if (key !== null) sessionStorage.setItem(STORED_KEY, key);
  return key ?? sessionStorage.getItem(STORED_KEY);
}

/** Null while signed out. */
export const apiKey = signal<string | null>(readKey());

/** True after the server refused the key that was in use. */
export const wasRefused = signal(false);

const MAX_RETRIES = 2;

/** A client for a key that is not in use yet. */
export function createConsoleClient(key: string): Client {
  return createClient({
    baseUrl: location.origin + serverRoot,
    apiKey: key,
    maxRetries: MAX_RETRIES,
    onResponse: ({ status }) => {
      if (status === 401 && apiKey.value === key) {
        wasRefused.value = true;
        signOut();
      }
    },
  });
}

let current: { key: string; client: Client } | null = null;

/** The client of the key in use. */
export function getClient(): Client {
  const key = apiKey.value ?? '';
  if (current?.key !== key) current = { key, client: createConsoleClient(key) };
  return current.client;
}

export function signIn(key: string): void {
  sessionStorage.setItem(STORED_KEY, key);
  wasRefused.value = false;
  apiKey.value = key;
}

export function signOut(): void {
  sessionStorage.removeItem(STORED_KEY);
  apiKey.value = null;
}

/** A link that signs in may be opened in a tab that is signed in already. */
export function followSignInLinks(): void {
  addEventListener('hashchange', () => {
    const key = takeKeyFromAddress();
    if (key !== null) signIn(key);
  });
}

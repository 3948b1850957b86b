/** What the console uses of a browser, for tests of its code without one: no elements are drawn. */
import { vi } from 'vitest';

export interface SentRequest {
  /** Method and path, such as `GET /runs/run_1`. */
  to: string;
  query: Record<string, string>;
  headers: Headers;
  /** JSON as a value; undefined for other bodies and without one. */
  body: unknown;
}

/** The body of each answer by method and path, an answer with its status, or a function that makes either. */
export type Answers = Record<string, unknown>;

export interface PlayedBrowser {
  answers: Answers;
  requests: SentRequest[];
  /** Of `localStorage`. */
  stored: Map<string, string>;
  location: { href: string; origin: string; hash: string; search: string; assign: (url: string) => void };
  /** Addresses that the page left for. */
  left: string[];
  /** Calls the listeners of the window. */
  dispatch(type: string, event?: object): void;
  /** How many listeners of the window there are. */
  countListeners(type: string): number;
}

export const refuse = (status: number, code = 'refused', message = 'Refused.', details?: unknown): Response =>
  Response.json({ code, message, details, retryable: false }, { status });

/** Names the global list of what is to be ended with the browser: modules are loaded anew for each. */
const ENDS = 'endsOfPlayedBrowser';

/** Each browser has its own address: what an earlier test left behind does not reach the server of the next one. */
const makeOrigin = () => `http://console-${crypto.randomUUID().slice(0, 8)}.test`;

function playStorage(stored: Map<string, string>) {
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

/** A server that has no answer refuses the connection, as one that is out of reach. */
async function answer({ answers, requests }: PlayedBrowser, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const isJson = request.headers.get('content-type')?.startsWith('application/json') === true;
  const sent: SentRequest = {
    to: `${request.method} ${pathname}`,
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    body: isJson ? await request.json() : undefined,
  };
  requests.push(sent);
  if (!Object.hasOwn(answers, sent.to)) throw new TypeError(`${sent.to} is out of reach.`);
  const given = answers[sent.to];
  const made: unknown = typeof given === 'function' ? await (given as (sent: SentRequest) => unknown)(sent) : given;
  if (made instanceof Response) return made;
  return made === undefined ? new Response(null, { status: 204 }) : Response.json(made);
}

/**
 * Sets the globals, and forgets the modules that were loaded with others: import what is tested afterwards. Call
 * `closeBrowser` after each test.
 */
export function playBrowser(answers: Answers = {}, path = '/console'): PlayedBrowser {
  const listeners = new Map<string, Set<(event: object) => void>>();
  const url = new URL(path, makeOrigin());
  const browser: PlayedBrowser = {
    answers,
    requests: [],
    stored: new Map(),
    left: [],
    location: Object.assign(url, { assign: (address: string) => void browser.left.push(address) }),
    dispatch: (type, event = {}) => {
      for (const listener of listeners.get(type) ?? []) listener(event);
    },
    countListeners: (type) => listeners.get(type)?.size ?? 0,
  };
  // The router listens to what it adds to the history of a real browser.
  const goTo = (type: string) => (_state: unknown, _title: string, address: string) => {
    url.href = new URL(address, url).href;
    browser.dispatch(type);
  };
  vi.resetModules();
  const globals = {
    localStorage: playStorage(browser.stored),
    sessionStorage: playStorage(new Map()),
    location: url,
    [ENDS]: [],
    window: { [Symbol.for('wouter_v3')]: true },
    history: {
      state: null,
      replaceState: goTo('replaceState'),
      pushState: goTo('pushState'),
    },
    document: { querySelector: () => null, adoptedStyleSheets: [], hidden: false },
    addEventListener: (type: string, listener: (event: object) => void) =>
      void listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
    removeEventListener: (type: string, listener: (event: object) => void) =>
      void listeners.get(type)?.delete(listener),
    async fetch(input: Request | string, init?: RequestInit) {
      const request = typeof input === 'string' ? new Request(new URL(input, url), init) : input;
      if (new URL(request.url).origin !== url.origin) throw new TypeError('The page of this request is closed.');
      return answer(browser, request);
    },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return browser;
}

/** Calls back when the browser is closed, before its globals are gone. */
export function onClose(end: () => void): void {
  (globalThis as unknown as Record<string, (() => void)[]>)[ENDS]?.push(end);
}

/** Unmounts what was rendered, and removes the globals. */
export function closeBrowser(): void {
  for (const end of (globalThis as unknown as Record<string, (() => void)[]>)[ENDS] ?? []) end();
  vi.unstubAllGlobals();
}

import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of Prism, where the requests of tests go through it. */
    prism?: string;
  }
}

/** Names the server that a request through the proxy is for. */
export const UPSTREAM = 'x-upstream';

interface Violation {
  location: string[];
  code: string;
  message: string;
}

/** Prism reads streams of events as JSON, and files as text, also those of uploads and the workbooks of results. */
const isUnreadable = (pathname: string, { headers }: Request) =>
  /\/(?:events|file|image|results)$/.test(pathname) || headers.get('content-type')?.startsWith('multipart/') === true;

/** `fetch` through Prism, which fails when an answer violates the contract. Requests may: tests send wrong ones. */
export const fetchThroughPrism: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname, search, origin } = new URL(request.url);
  if (isUnreadable(pathname, request)) return fetch(request);
  const headers = new Headers(request.headers);
  headers.set(UPSTREAM, origin);
  const body = request.body === null ? null : await request.arrayBuffer();
  const { method, signal } = request;
  const response = await fetch(`${inject('prism')}${pathname}${search}`, { method, headers, body, signal });
  const violations = JSON.parse(response.headers.get('sl-violations') ?? '[]') as Violation[];
  const found = violations.filter(({ location }) => location[0] === 'response');
  if (found.length > 0) throw new Error(`${method} ${pathname} ${response.status}: ${JSON.stringify(found)}`);
  return response;
};

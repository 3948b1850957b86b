import type { LogOptions } from './logging.ts';

/** What a request says by other means. */
type Reserved = 'body' | 'headers' | 'method' | 'redirect' | 'signal';

/** Options of `fetch`, also those of a runtime: `dispatcher` (Node), `proxy` and `tls` (Bun), `client` (Deno). */
export type FetchOptions = Omit<RequestInit, Reserved> & { [Name in Reserved]?: never } & Record<string, unknown>;

/** Settings of a client that have a default. */
export interface TransportOptions extends LogOptions {
  /** Used in place of the global `fetch`. It is called with a `Request`, and with `fetchOptions` if there are any. */
  fetch?: (request: Request, options?: RequestInit) => Promise<Response>;
  /** Further options of `fetch`: a proxy, certificates, `cache`, `credentials`. */
  fetchOptions?: FetchOptions | undefined;
  /** Milliseconds within which each attempt must be answered in full. 120,000 by default; 0 for no limit. */
  timeout?: number;
  /** How often a request is repeated after 408, 429, 5xx and network errors. */
  maxRetries?: number;
  /** Headers that every request carries. */
  headers?: Record<string, string>;
  /** Called before each attempt; may return another request, which is sent instead. */
  onRequest?: (request: Request) => Request | void | Promise<Request | void>;
  /** Called with each answer, also with errors. Read a `clone()` of it. */
  onResponse?: (response: Response, request: Request) => void | Promise<void>;
}

/** What `createClient` takes. */
export interface ClientSettings extends TransportOptions {
  /** Where the server is, such as `http://127.0.0.1:8787`. */
  baseUrl: string;
  /** The API key that every request carries in `x-api-key`. */
  apiKey: string;
}

/** What a single request may change. */
export interface RequestOptions {
  /** Ends the request; its promise rejects with the signal's reason. */
  signal?: AbortSignal | null | undefined;
  /** Milliseconds within which each attempt must be answered in full; 0 for no limit. */
  timeout?: number | undefined;
  /** How often the request is repeated after 408, 429, 5xx and network errors. */
  maxRetries?: number | undefined;
  /** Further headers; null removes one. */
  headers?: Record<string, string | null | undefined> | undefined;
  /** The `Idempotency-Key` of a POST. Without one, a new key is made, which all attempts share. */
  idempotencyKey?: string | undefined;
  /** Further options of `fetch`, beside those of the client. */
  fetchOptions?: FetchOptions | undefined;
}

import { ConnectionError, ExcerptError, TimeoutError } from '../request-errors.ts';
import { SDK_VERSION } from '../generated/version.gen.ts';
import { readAnswer, type ReadAs } from './answers.ts';
import type { EncodedBody } from './bodies.ts';
import { retryDelay, sleep } from './retries.ts';
import type { ClientSettings, RequestOptions } from './client-settings.ts';

const DEFAULT_TIMEOUT_MS = 120_000;

/** A request before it is sent. */
export interface OutgoingRequest {
  method: string;
  url: string;
  body?: EncodedBody | undefined;
  as: ReadAs;
  options: RequestOptions;
  /** Milliseconds for which the server was asked to hold the request open. */
  heldMs?: number;
}

/** What came back. */
export interface Answer<T = unknown> {
  data: T;
  request: Request;
  response: Response;
}

export type Transport = (request: OutgoingRequest) => Promise<Answer>;

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Browsers name themselves, and a header of our own would cost a preflight. */
function userAgent(): string | undefined {
  const host = globalThis.navigator?.userAgent ?? 'Node.js';
  return host.startsWith('Mozilla') ? undefined : `excerpt-sdk/${SDK_VERSION} (${host})`;
}

function headersOf(settings: ClientSettings, { method, body, options }: OutgoingRequest): Headers {
  const agent = userAgent();
  const headers = new Headers({ accept: '*/*', 'x-api-key': settings.apiKey });
  if (agent) headers.set('user-agent', agent);
  if (body?.contentType) headers.set('content-type', body.contentType);
  if (method === 'POST') headers.set('idempotency-key', options.idempotencyKey ?? randomKey());
  for (const [name, value] of Object.entries({ ...settings.headers, ...options.headers }))
    if (value === null) headers.delete(name);
    else if (value !== undefined) headers.set(name, value);
  if (!body) headers.delete('content-type');
  return headers;
}

function write(debug: ClientSettings['debug'], line: string): void {
  if (typeof debug === 'function') debug(line);
  else if (debug) console.debug(line);
}

const MAX_REDIRECTS = 5;

/** Whether an answer names another address. Browsers do not say which. */
const isRedirect = ({ status, type }: Response): boolean =>
  type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(status);

/**
 * Follows redirects within the origin that keep the request as it is. Another origin would get the API key and the
 * document.
 */
async function followRedirects(
  { url, method }: Request,
  first: Response,
  send: (url: string) => Promise<Response>,
): Promise<Response> {
  let response = first;
  let address = url;
  for (let count = 0; isRedirect(response); count += 1) {
    const target = URL.parse(response.headers.get('location') ?? '', address);
    const keepsRequest = method === 'GET' || response.status === 307 || response.status === 308;
    if (count === MAX_REDIRECTS || !keepsRequest || target?.origin !== new URL(url).origin)
      throw new ExcerptError({
        code: 'redirect_refused',
        message:
          `The server answered with a redirect${target ? ` to ${target.origin}` : ''}, which is not followed: ` +
          'it would get the API key. Set baseUrl to the address of the server.',
        retryable: false,
        status: response.status || 302,
        response,
      });
    address = target.href;
    await response.body?.cancel();
    response = await send(address);
  }
  return response;
}

/**
 * Sends requests: with their key, a time limit, repetitions, and errors that are `ExcerptError`s. An aborted request
 * rejects with its signal's reason.
 */
export function createTransport(settings: ClientSettings): Transport {
  const send = settings.fetch ?? ((request: Request) => fetch(request));

  async function attempt(outgoing: OutgoingRequest, headers: Headers): Promise<Answer> {
    const { method, url, body, as, options, heldMs = 0 } = outgoing;
    const { signal } = options;
    signal?.throwIfAborted();
    const limit = options.timeout ?? settings.timeout ?? DEFAULT_TIMEOUT_MS;
    const controller = new AbortController();
    const abort = () => controller.abort(signal?.reason);
    let timedOut = false;
    const timer = limit
      ? setTimeout(() => {
          timedOut = true;
          controller.abort();
        }, limit + heldMs)
      : undefined;
    signal?.addEventListener('abort', abort);
    const { pathname } = new URL(url);
    const start = performance.now();
    const log = (outcome: string) =>
      write(settings.debug, `${method} ${pathname} ${outcome} (${Math.round(performance.now() - start)} ms)`);
    let isStreaming = false;
    try {
      const init = { method, headers, body: body?.content ?? null, signal: controller.signal };
      const make = (address: string) => new Request(address, { ...init, redirect: 'manual' });
      const made = make(url);
      const request = (await settings.onRequest?.(made)) ?? made;
      const response = await followRedirects(request, await send(request), async (address) => send(make(address)));
      log(`${response.status} ${response.headers.get('x-request-id') ?? ''}`.trim());
      await settings.onResponse?.(response, request);
      const data = await readAnswer(response, as);
      isStreaming = as === 'stream';
      return { data, request, response };
    } catch (error) {
      if (error instanceof ExcerptError) throw error;
      signal?.throwIfAborted();
      log(timedOut ? 'timed out' : 'failed');
      const where = `${method} ${pathname}`;
      throw timedOut
        ? new TimeoutError({ code: 'timeout', message: `${where} was not answered in time.`, retryable: true })
        : new ConnectionError({
            code: 'connection_failed',
            message: `${where} could not be sent or answered: ${String((error as Error | null)?.message ?? error)}`,
            retryable: true,
            cause: error,
          });
    } finally {
      clearTimeout(timer);
      // A stream is still to be read, and ends with its signal.
      if (!isStreaming) signal?.removeEventListener('abort', abort);
    }
  }

  return async (outgoing) => {
    const headers = headersOf(settings, outgoing);
    const { signal, maxRetries = settings.maxRetries ?? 0 } = outgoing.options;
    for (let tries = 0; ; tries += 1) {
      try {
        return await attempt(outgoing, headers);
      } catch (error) {
        const delay = tries < maxRetries ? retryDelay(error, tries) : undefined;
        if (delay === undefined) throw error;
        await sleep(delay, signal);
      }
    }
  };
}

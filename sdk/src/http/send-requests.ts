import { ConnectionError, ExcerptError, TimeoutError } from '../request-errors.ts';
import { SDK_VERSION } from '../generated/version.gen.ts';
import { readAnswer, type Reading } from './answers.ts';
import type { EncodedBody } from './bodies.ts';
import { checkSettings } from './check-settings.ts';
import type { ClientSettings, RequestOptions } from './client-settings.ts';
import { createLog, describeHeaders } from './logging.ts';
import { followRedirects } from './redirects.ts';
import { retryDelay, sleep } from './retries.ts';

const DEFAULT_TIMEOUT_MS = 120_000;

/** A request before it is sent. */
export interface OutgoingRequest {
  method: string;
  url: string;
  body?: EncodedBody | undefined;
  reading: Reading;
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

/**
 * Sends requests: with their key, a time limit, repetitions, and errors that are `ExcerptError`s. An aborted request
 * rejects with its signal's reason.
 *
 * @throws TypeError for a base URL or a key that no request can be sent with
 */
export function createTransport(settings: ClientSettings): Transport {
  checkSettings(settings);
  const log = createLog(settings);
  const call = settings.fetch ?? ((request: Request, init?: RequestInit) => fetch(request, init));

  function send(request: Request, { fetchOptions }: RequestOptions): Promise<Response> {
    if (!settings.fetchOptions && !fetchOptions) return call(request);
    const { method, headers, signal } = request;
    // What the request says goes before, so that no option loses the key or follows a redirect with it.
    const own = { method, headers, signal, redirect: 'manual' } as const;
    return call(request, { ...settings.fetchOptions, ...fetchOptions, ...own } as RequestInit);
  }

  async function attempt(outgoing: OutgoingRequest, headers: Headers): Promise<Answer> {
    const { method, url, body, reading, options, heldMs = 0 } = outgoing;
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
    const where = `${method} ${new URL(url).pathname}`;
    const start = performance.now();
    const report = (outcome: string) =>
      log('info', () => `${where} ${outcome} (${Math.round(performance.now() - start)} ms)`);
    let isStreaming = false;
    try {
      const init = { method, headers, body: body?.content ?? null, signal: controller.signal };
      const make = (address: string) => new Request(address, { ...init, redirect: 'manual' });
      const made = make(url);
      const request = (await settings.onRequest?.(made)) ?? made;
      log('debug', () => `${where} > ${describeHeaders(request.headers)}`);
      const first = await send(request, options);
      const response = await followRedirects(request, first, async (address) => send(make(address), options));
      log('debug', () => `${where} < ${describeHeaders(response.headers)}`);
      report(`${response.status} ${response.headers.get('x-request-id') ?? ''}`.trim());
      if (response.headers.has('deprecation'))
        log('warn', () => `${where} is deprecated, until ${response.headers.get('sunset')}`);
      await settings.onResponse?.(response, request);
      const data = await readAnswer(response, reading);
      isStreaming = reading.as === 'stream';
      return { data, request, response };
    } catch (error) {
      if (error instanceof ExcerptError) throw error;
      signal?.throwIfAborted();
      report(timedOut ? 'timed out' : 'failed');
      throw timedOut
        ? new TimeoutError({ code: 'timeout', message: `${where} was not answered in time.`, retryable: true })
        : new ConnectionError({
            code: 'connection_failed',
            message: `${where} was not answered: ${String((error as Error | null)?.message ?? error)}`,
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
        const { status = 500, message } = error as Partial<ExcerptError>;
        if (delay !== undefined) log('warn', () => `${message} It is tried again in ${Math.round(delay)} ms.`);
        else if (status >= 500) log('error', () => String(message));
        if (delay === undefined) throw error;
        await sleep(delay, signal);
      }
    }
  };
}

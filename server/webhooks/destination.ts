import type { Readable } from 'node:stream';
import type { Agent, Dispatcher } from 'undici';
import { AddressRefusedError, type AddressGuard } from '../lib/addresses/address-guard.ts';
import { toStorableText } from '../lib/storable-text.ts';

const MAX_RESPONSE_BYTES = 16 * 1024;

/** What came of a request to a destination. */
export interface Answer {
  /** Null when nothing came back. */
  statusCode: number | null;
  /** Up to 16 KiB of the body, as text. */
  responseBody: string | null;
  retryAfter: string | undefined;
  /** Why nothing came back, in a sentence; null when something did. */
  failure: string | null;
  durationMs: number;
}

export interface Destinations {
  /** Never throws but the reason of `signal`. */
  post(url: string, request: { headers: Record<string, string>; body: string; signal: AbortSignal }): Promise<Answer>;
  close(): Promise<void>;
}

interface Options {
  addresses: AddressGuard;
  allowsHttp: boolean;
  /** For the whole exchange. */
  timeoutMs: number;
}

/** Idle connections are kept for the next events, and not for longer than most servers keep them. */
const KEEP_ALIVE_MS = 4_000;

/** Those of the web, and those that need no privilege: not the ports of mail, shells and databases of old. */
export function isWebhookPort(port: number): boolean {
  return port === 80 || port === 443 || port >= 1024;
}

class Timeout extends Error {}

/** Sends events: guarded addresses, no redirects, one deadline for the whole exchange, a bounded answer. */
export function createDestinations({ addresses, allowsHttp, timeoutMs }: Options): Destinations {
  let wire: Promise<{ agent: Agent; request: typeof import('undici').request }> | undefined;

  /** Loaded with the first event: a server without webhooks starts without it. */
  async function loadWire() {
    const { Agent, buildConnector, request } = await import('undici');
    const agent = new Agent({
      connect: addresses.connector(buildConnector, { timeout: timeoutMs, allowH2: false }),
      keepAliveTimeout: KEEP_ALIVE_MS,
      // The deadline is one for all.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    return { agent, request };
  }

  async function exchange(
    url: string,
    { headers, body }: { headers: Record<string, string>; body: string },
    signal: AbortSignal,
  ): Promise<Omit<Answer, 'durationMs'>> {
    const { agent, request } = await (wire ??= loadWire());
    let response: Dispatcher.ResponseData;
    try {
      response = await request(url, { method: 'POST', headers, body, dispatcher: agent, signal });
    } catch (error) {
      const failure = describeFailure(signal.aborted ? signal.reason : error, timeoutMs);
      return { statusCode: null, responseBody: null, retryAfter: undefined, failure };
    }
    const retryAfter = [response.headers['retry-after']].flat()[0];
    const responseBody = await readResponseText(response.body);
    return { statusCode: response.statusCode, responseBody, retryAfter, failure: null };
  }

  return {
    async post(url, { headers, body, signal }) {
      const startedAt = performance.now();
      const ending = new AbortController();
      const abort = () => ending.abort(signal.reason);
      const timer = setTimeout(() => ending.abort(new Timeout()), timeoutMs);
      signal.addEventListener('abort', abort, { once: true });
      try {
        signal.throwIfAborted();
        const answer =
          allowsHttp || URL.parse(url)?.protocol === 'https:'
            ? await exchange(url, { headers, body }, ending.signal)
            : { statusCode: null, responseBody: null, retryAfter: undefined, failure: 'The URL must be https.' };
        signal.throwIfAborted();
        return { ...answer, durationMs: Math.round(performance.now() - startedAt) };
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
      }
    },

    async close() {
      if (wire !== undefined) await (await wire).agent.destroy();
    },
  };
}

const SENTENCES: Record<string, string> = {
  ECONNREFUSED: 'The destination refused the connection.',
  ECONNRESET: 'The destination closed the connection.',
  EPIPE: 'The destination closed the connection.',
  UND_ERR_SOCKET: 'The destination closed the connection.',
  ENOTFOUND: 'The host has no address.',
  EAI_AGAIN: 'The host could not be looked up.',
  ENETUNREACH: 'The network of the destination cannot be reached.',
  EHOSTUNREACH: 'The destination cannot be reached.',
  UND_ERR_HEADERS_OVERFLOW: 'The headers of the answer are too large.',
};

function describeFailure(error: unknown, timeoutMs: number): string {
  const late = `The destination did not answer within ${timeoutMs / 1000} s.`;
  if (error instanceof Timeout) return late;
  if (error instanceof AddressRefusedError) return 'The address of the host is not one of the public internet.';
  // Where several addresses were tried, the first says why.
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  if (code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ETIMEDOUT') return late;
  if (cause instanceof Error && cause.name === 'HTTPParserError') return 'The destination did not answer in HTTP.';
  return SENTENCES[code] ?? `The connection failed${code === '' ? '' : ` (${code})`}.`;
}

/**
 * The beginning of an answer's body as text, up to 16 KiB in UTF-8. Bytes that are not UTF-8 become U+FFFD. What comes
 * before the connection breaks or its deadline passes is kept. Never throws.
 */
async function readResponseText(body: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  let isCut = false;
  try {
    // Leaving the loop destroys the body, and with it the connection.
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      isCut = size > MAX_RESPONSE_BYTES;
      if (isCut) break;
    }
  } catch {
    isCut = true;
  }
  return cutText(decode(Buffer.concat(chunks).subarray(0, MAX_RESPONSE_BYTES), isCut));
}

/** @param isCut whether the last character may be incomplete, and is left out then */
function decode(bytes: Buffer, isCut: boolean): string {
  return toStorableText(new TextDecoder().decode(bytes, { stream: isCut }));
}

/** U+FFFD is longer than the byte that it replaces. */
function cutText(text: string): string {
  const bytes = Buffer.from(text);
  return bytes.length <= MAX_RESPONSE_BYTES ? text : decode(bytes.subarray(0, MAX_RESPONSE_BYTES), true);
}

import type { Dispatcher, fetch as undiciFetch } from 'undici';
import { AddressRefusedError } from '../../lib/address-guard.ts';
import { nestsTooDeep } from './bounded-json.ts';

export type TransportFailure = 'timeout' | 'connection' | 'certificate' | 'address' | 'too_large' | 'unusable_key';

/** No complete response arrived. Contains no text from the provider and no secret. */
export class TransportError extends Error {
  readonly failure: TransportFailure;
  /** Such as `ECONNREFUSED`; undefined if the system gave none. */
  readonly code: string | undefined;
  constructor(failure: TransportFailure, code?: string) {
    super('No answer from the provider');
    this.name = 'TransportError';
    this.failure = failure;
    this.code = code;
  }
}

export interface ProviderFetchOptions {
  fetch: typeof undiciFetch;
  dispatcher: Dispatcher;
  /** Limit of the decompressed body, in bytes. */
  maxResponseBytes: number;
}

/** An allowlist: the clients' other headers describe this machine or come from the environment. */
const SENT_HEADERS = ['accept', 'content-type', 'authorization', 'x-api-key', 'anthropic-version', 'x-goog-api-key'];

/**
 * Creates a `fetch` for the providers' clients. It follows no redirects and resolves only when the whole body has
 * arrived, so that the client's `timeout` covers the body. Throws `TransportError`, or the signal's reason.
 */
export function createProviderFetch({ fetch, dispatcher, maxResponseBytes }: ProviderFetchOptions) {
  return async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    try {
      const response = await fetch(String(url), {
        method: init.method ?? 'GET',
        headers: pickHeaders(new Headers(init.headers)),
        body: typeof init.body === 'string' ? init.body : null,
        signal: init.signal ?? null,
        redirect: 'manual',
        dispatcher,
      });
      const text = await readText(response.body, maxResponseBytes);
      // The client parses JSON of any depth, which takes seconds for megabytes of brackets.
      const { status, headers } = response;
      return new Response(text === '' || nestsTooDeep(text) ? null : text, { status, headers: [...headers] });
    } catch (error) {
      throw init.signal?.aborted === true ? error : toTransportError(error);
    }
  };
}

function pickHeaders(headers: Headers): Record<string, string> {
  const sent = [...headers].filter(([name]) => SENT_HEADERS.includes(name));
  return { ...Object.fromEntries(sent), 'user-agent': 'excerpt' };
}

async function readText(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the body, which closes the connection.
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new TransportError('too_large');
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

export function toTransportError(error: unknown): TransportError {
  if (error instanceof TransportError) return error;
  const code = getErrorCode(error);
  if (code === AddressRefusedError.CODE) return new TransportError('address', code);
  const isCertificate = code !== undefined && /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/.test(code);
  return new TransportError(isCertificate ? 'certificate' : 'connection', code);
}

/** The code of an error or of its cause; if several addresses failed, that of the first. */
function getErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string' && /^[A-Z0-9_]{2,60}$/.test(code)) return code;
  return error instanceof AggregateError ? getErrorCode(error.errors[0]) : getErrorCode(error.cause);
}

import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Dispatcher, request as undiciRequest } from 'undici';
import { AddressRefusedError } from '../../lib/addresses/address-guard.ts';
import { nestsTooDeep } from '../json-text/bounded-json.ts';

export type TransportFailure = 'timeout' | 'connection' | 'certificate' | 'address' | 'too_large' | 'unusable_key';

/** Codes of connections that were not established. */
const UNCONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

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

  /** Whether no part of the request left this machine. */
  get isUnseen(): boolean {
    const { failure, code = '' } = this;
    return ['certificate', 'address', 'unusable_key'].includes(failure) || UNCONNECTED.has(code);
  }
}

export interface ProviderFetchOptions {
  request: typeof undiciRequest;
  dispatcher: Dispatcher;
  /** Limit of the decompressed body, in bytes. */
  maxResponseBytes: number;
}

/** An allowlist: the clients' other headers describe this machine or come from the environment. */
const SENT_HEADERS = [
  'accept',
  'content-type',
  'authorization',
  'api-key',
  'x-api-key',
  'anthropic-version',
  'x-goog-api-key',
];

const DECODERS = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress };

/**
 * Creates a `fetch` for the providers' clients. It follows no redirects and resolves only when the whole body has
 * arrived, so that the client's `timeout` covers the body. Throws `TransportError`, or the signal's reason. It uses
 * `request` of undici, which takes a third of the processor time of its `fetch`.
 */
export function createProviderFetch({ request, dispatcher, maxResponseBytes }: ProviderFetchOptions) {
  return async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    try {
      const { statusCode, headers, body } = await request(String(url), {
        method: init.method === 'POST' ? 'POST' : 'GET',
        headers: pickHeaders(new Headers(init.headers)),
        body: typeof init.body === 'string' ? init.body : null,
        signal: init.signal ?? null,
        dispatcher,
      });
      const text = await readText(decode(body, headers['content-encoding']), maxResponseBytes);
      const fields = Object.entries(headers).flatMap(([name, value = []]) =>
        [value].flat().map((one): [string, string] => [name, one]),
      );
      // The client parses JSON of any depth, which takes seconds for megabytes of brackets.
      return receivedResponse(nestsTooDeep(text) ? '' : text, { status: statusCode, headers: fields });
    } catch (error) {
      throw init.signal?.aborted === true ? error : toTransportError(error);
    }
  };
}

/**
 * Its body has arrived. Reading it through a stream, as clients do, takes .1 ms. No class of its own: one that extends
 * `Response` loads the client of `fetch` when the server starts.
 */
function receivedResponse(text: string, init: ResponseInit): Response {
  return Object.assign(new Response(null, init), {
    text: async () => text,
    json: async () => JSON.parse(text) as unknown,
  });
}

function pickHeaders(headers: Headers): Record<string, string> {
  const sent = [...headers].filter(([name]) => SENT_HEADERS.includes(name));
  return { ...Object.fromEntries(sent), 'accept-encoding': Object.keys(DECODERS).join(', '), 'user-agent': 'excerpt' };
}

function decode(body: Readable, encoding: string | string[] | undefined): Readable {
  const decoder = Object.entries(DECODERS).find(([name]) => name === String(encoding).toLowerCase());
  // An error of the body ends the decoder with the same error.
  return decoder === undefined ? body : pipeline(body, decoder[1](), () => undefined);
}

async function readText(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the body, which closes the connection.
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new TransportError('too_large');
    chunks.push(chunk);
  }
  return new TextDecoder().decode(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks));
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

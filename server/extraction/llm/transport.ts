import type OpenAI from 'openai';
import type { Dispatcher } from 'undici';
import { AddressRefusedError, type AddressGuard } from '../../lib/address-guard.ts';
import { Recent } from '../../lib/lru-map.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import type { ProviderQuirks } from '../models/provider-registry.ts';

/** Where a request goes, and with which secret. */
export interface Destination {
  baseUrl: string;
  apiKey: string | null;
  /** Whether the address comes from a user's key: then it must be one of the public internet, or on the operator's list. */
  isGuarded: boolean;
}

/** What came back, whatever it says: `text` is the whole body. */
export interface HttpAnswer {
  status: number;
  headers: Headers;
  text: string;
}

export type TransportFailure = 'timeout' | 'connection' | 'certificate' | 'address' | 'too_large' | 'unusable_key';

/** No whole answer came. Carries no words of the provider's and no secret. */
export class TransportError extends Error {
  readonly failure: TransportFailure;
  /** As `ECONNREFUSED`; undefined where the system gave none. */
  readonly code: string | undefined;
  constructor(failure: TransportFailure, code?: string) {
    super(`No answer: ${failure}${code === undefined ? '' : ` (${code})`}`);
    this.name = 'TransportError';
    this.failure = failure;
    this.code = code;
  }
}

export interface Transport {
  /** One request for a completion. Throws `TransportError`, or the signal's reason. */
  complete(to: Destination, body: JsonObject, signal: AbortSignal): Promise<HttpAnswer>;
  /** One request for the list of models. Throws as `complete` does. */
  listModels(to: Destination, signal: AbortSignal, listsBy: ProviderQuirks['listsBy']): Promise<HttpAnswer>;
  close(): Promise<void>;
}

/** How one request is sent: what the package hands on with it. */
interface Sending {
  exchange(url: string, init: RequestInit | undefined): Promise<void>;
}

export interface TransportOptions {
  /** Longest time of one request, from the connection to the last byte of the body. */
  timeoutMs: number;
  /** Most bytes of a body. */
  maxResponseBytes: number;
  addressGuard: AddressGuard;
}

const CONNECTION = { keepAliveTimeout: 30_000, headersTimeout: 0, bodyTimeout: 0 };
const CONNECT_TIMEOUT_MS = 10_000;
const MOST_CLIENTS = 100;

/**
 * The `openai` package words the requests; what goes over the wire is sent and judged here: without redirects, without the
 * environment's settings, under a deadline that covers the whole body, and with a socket that closes when nobody waits any more.
 */
export function createTransport({ timeoutMs, maxResponseBytes, addressGuard }: TransportOptions): Transport {
  let loading: Promise<Wire> | undefined;
  const clients = new Recent<string, OpenAI>(MOST_CLIENTS);

  /** It knows an address and no secret, so that all may share it. */
  function clientOf({ OpenAI: Client }: Wire, baseURL: string): OpenAI {
    const known = clients.get(baseURL);
    if (known !== undefined) return known;
    const client = new Client({
      ...clientOptions,
      baseURL,
      apiKey: 'unused',
      timeout: timeoutMs + 60_000,
      async fetch(url, init) {
        await (init as RequestInit & Sending).exchange(String(url), init);
        // Nothing that the provider says passes through the package, so that none of it ends in an error's text.
        return new Response(null);
      },
    });
    clients.set(baseURL, client);
    return client;
  }

  type Send = (client: OpenAI, options: OpenAI.RequestOptions) => PromiseLike<unknown>;

  async function ask(
    to: Destination,
    signal: AbortSignal,
    send: Send,
    keyIn: KeyHeaders = bearer,
  ): Promise<HttpAnswer> {
    signal.throwIfAborted();
    // A header cannot carry it, and the exception that says so would quote it.
    if (to.apiKey !== null && !/^[\x21-\x7e]+$/.test(to.apiKey)) throw new TransportError('unusable_key');
    const wire = await (loading ??= loadWire(addressGuard));
    const dispatcher = to.isGuarded ? wire.guarded : wire.open;
    let answer: HttpAnswer | undefined;
    let failure: unknown;
    const sending: Sending = {
      async exchange(url, init) {
        try {
          const keyHeaders = to.apiKey === null ? {} : keyIn(to.apiKey);
          answer = await exchange(url, init, keyHeaders, {
            request: wire.request,
            dispatcher,
            timeoutMs,
            maxResponseBytes,
            signal,
          });
        } catch (error) {
          failure = error;
        }
      },
    };
    try {
      await send(clientOf(wire, to.baseUrl), { fetchOptions: sending as object });
    } catch (error) {
      // An address that is none: the package never came to ask.
      failure ??= transportError(error);
    }
    if (answer === undefined) throw failure;
    return answer;
  }

  return {
    complete: (to, body, signal) =>
      ask(to, signal, (client, options) =>
        client.chat.completions
          .create(body as unknown as OpenAI.Chat.ChatCompletionCreateParamsNonStreaming, options)
          .asResponse(),
      ),
    listModels: (to, signal, listsBy) =>
      ask(
        to,
        signal,
        (client, options) => client.models.list(options).asResponse(),
        listsBy === 'anthropic' ? anthropic : bearer,
      ),
    close: async () => {
      const wire = await loading;
      await Promise.all([wire?.open.destroy(), wire?.guarded.destroy()]);
    },
  };
}

/** How a key goes with a request. */
type KeyHeaders = (apiKey: string) => Record<string, string>;
const bearer: KeyHeaders = (apiKey) => ({ authorization: `Bearer ${apiKey}` });
const anthropic: KeyHeaders = (apiKey) => ({ 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' });

type Wire = Awaited<ReturnType<typeof loadWire>>;

/** Loaded with the first request: a server that asks no provider starts without half a second and 40 MiB of it. */
async function loadWire(addressGuard: AddressGuard) {
  const [{ default: client }, { Agent, buildConnector, request }] = await Promise.all([
    import('openai'),
    import('undici'),
  ]);
  const open = new Agent({ ...CONNECTION, connect: { timeout: CONNECT_TIMEOUT_MS } });
  const guarded = new Agent({
    ...CONNECTION,
    connect: addressGuard.connector(buildConnector, { timeout: CONNECT_TIMEOUT_MS }),
  });
  return { OpenAI: client, request, open, guarded };
}

/** All that the package would otherwise read from the environment is set. `OPENAI_CUSTOM_HEADERS` cannot be: no header is the package's. */
const clientOptions = {
  adminAPIKey: null,
  organization: null,
  project: null,
  webhookSecret: null,
  maxRetries: 0,
  logLevel: 'off',
} as const;

interface ExchangeOptions extends Omit<TransportOptions, 'addressGuard'> {
  request: Wire['request'];
  dispatcher: Dispatcher;
  signal: AbortSignal;
}

async function exchange(
  url: string,
  init: RequestInit | undefined,
  keyHeaders: Record<string, string>,
  options: ExchangeOptions,
): Promise<HttpAnswer> {
  const body = typeof init?.body === 'string' ? init.body : null;
  const headers = {
    accept: 'application/json',
    'user-agent': 'excerpt',
    ...(body !== null && { 'content-type': 'application/json' }),
    ...keyHeaders,
  };
  const ending = new AbortController();
  const abort = () => ending.abort(options.signal.reason);
  const timer = setTimeout(() => ending.abort(new TransportError('timeout')), options.timeoutMs);
  options.signal.addEventListener('abort', abort, { once: true });
  try {
    options.signal.throwIfAborted();
    const method = init?.method?.toUpperCase() === 'GET' ? 'GET' : 'POST';
    const response = await options.request(url, {
      method,
      headers,
      body,
      dispatcher: options.dispatcher,
      signal: ending.signal,
    });
    const text = await readBody(response.body, options.maxResponseBytes);
    return { status: response.statusCode, headers: headersOf(response.headers), text };
  } catch (error) {
    if (options.signal.aborted) throw options.signal.reason;
    throw ending.signal.aborted ? ending.signal.reason : transportError(error);
  } finally {
    clearTimeout(timer);
    options.signal.removeEventListener('abort', abort);
  }
}

async function readBody(body: Dispatcher.ResponseData['body'], most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop destroys the body, and with it the connection.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new TransportError('too_large');
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function headersOf(received: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(received)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
  }
  return headers;
}

function transportError(error: unknown): TransportError {
  if (error instanceof TransportError) return error;
  if (error instanceof AddressRefusedError) return new TransportError('address', error.code);
  const code = codeOf(error);
  return new TransportError(
    code !== undefined && /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/.test(code) ? 'certificate' : 'connection',
    code,
  );
}

/** Of several addresses that were tried, the first failure's. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string' && /^[A-Z0-9_]{2,60}$/.test(code)) return code;
  return error instanceof AggregateError ? codeOf(error.errors[0]) : codeOf(error.cause);
}

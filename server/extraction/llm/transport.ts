import type OpenAI from 'openai';
import type { AddressGuard } from '../../lib/address-guard.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import type { ProviderQuirks } from '../models/provider-registry.ts';
import { createProviderFetch, toTransportError, TransportError } from './provider-fetch.ts';

/** The address of a request and its secret. */
export interface Destination {
  baseUrl: string;
  /** Null if the provider needs none. */
  apiKey: string | null;
  /** Whether a user chose the address. Then it must be public or allowed by the operator. */
  isGuarded: boolean;
}

/** A response of any status. */
export interface ProviderAnswer {
  status: number;
  headers: Headers;
  /** A string if it is not JSON; undefined if it is empty or unusable. */
  body: JsonValue | undefined;
}

export interface Transport {
  /** Requests a completion. Throws `TransportError`, or the signal's reason. */
  complete(to: Destination, body: JsonObject, signal: AbortSignal): Promise<ProviderAnswer>;
  /** Requests the list of models. Throws as `complete` does. */
  listModels(to: Destination, signal: AbortSignal, listsBy: ProviderQuirks['listsBy']): Promise<ProviderAnswer>;
  close(): Promise<void>;
}

export interface TransportOptions {
  /** Timeout of one request, from connecting to the last byte of the response. */
  timeoutMs: number;
  maxResponseBytes: number;
  addressGuard: AddressGuard;
}

const CONNECT_TIMEOUT_MS = 10_000;
/** The client's timeout covers the whole request. */
const AGENT_OPTIONS = { keepAliveTimeout: 30_000, headersTimeout: 0, bodyTimeout: 0 };
/** Each is set so that the client does not read it from the environment. `Requester` retries. */
const CLIENT_OPTIONS = {
  adminAPIKey: null,
  organization: null,
  project: null,
  webhookSecret: null,
  maxRetries: 0,
  logLevel: 'off',
} as const;

/** Sends single requests with the `openai` client, without retries. */
export function createTransport(options: TransportOptions): Transport {
  let loading: Promise<Wire> | undefined;

  type Send = (client: OpenAI) => { withResponse(): Promise<{ data: unknown; response: Response }> };

  async function request(to: Destination, signal: AbortSignal, send: Send): Promise<ProviderAnswer> {
    signal.throwIfAborted();
    // No header can carry such a key, and fetch's exception would quote it.
    if (to.apiKey !== null && !/^[\x21-\x7e]+$/.test(to.apiKey)) throw new TransportError('unusable_key');
    const wire = await (loading ??= loadWire(options));
    const authorization = to.apiKey === null ? null : `Bearer ${to.apiKey}`;
    const client = new wire.OpenAI({
      ...CLIENT_OPTIONS,
      baseURL: to.baseUrl,
      apiKey: to.apiKey ?? 'none',
      // Repeated here because headers from the environment override the key, but not these.
      defaultHeaders: { authorization },
      timeout: options.timeoutMs,
      fetch: to.isGuarded ? wire.guardedFetch : wire.openFetch,
    });
    try {
      const { data, response } = await send(client).withResponse();
      return { status: response.status, headers: response.headers, body: data as JsonValue | undefined };
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      return readError(error, wire.OpenAI);
    }
  }

  return {
    complete: (to, body, signal) =>
      request(to, signal, (client) => {
        const parameters = body as unknown as OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;
        return client.chat.completions.create(parameters, { signal });
      }),
    // Not `models.list`, which drops lists in a format other than OpenAI's.
    listModels: (to, signal, listsBy) =>
      request(to, signal, (client) =>
        client.get('/models', {
          signal,
          ...(listsBy === 'anthropic' && { headers: createAnthropicHeaders(to.apiKey) }),
        }),
      ),
    close: async () => (await loading)?.close(),
  };
}

const createAnthropicHeaders = (apiKey: string | null) => ({
  authorization: null,
  'x-api-key': apiKey,
  'anthropic-version': '2023-06-01',
});

type Wire = Awaited<ReturnType<typeof loadWire>>;

/** Loaded at the first request: a server without such providers saves half a second and 40 MiB. */
async function loadWire({ maxResponseBytes, addressGuard }: TransportOptions) {
  const [{ OpenAI: Client }, { Agent, buildConnector, fetch }] = await Promise.all([
    import('openai'),
    import('undici'),
  ]);
  const open = new Agent({ ...AGENT_OPTIONS, connect: { timeout: CONNECT_TIMEOUT_MS } });
  const connect = addressGuard.connector(buildConnector, { timeout: CONNECT_TIMEOUT_MS });
  const guarded = new Agent({ ...AGENT_OPTIONS, connect });
  return {
    OpenAI: Client,
    openFetch: createProviderFetch({ fetch, dispatcher: open, maxResponseBytes }),
    guardedFetch: createProviderFetch({ fetch, dispatcher: guarded, maxResponseBytes }),
    close: async () => void (await Promise.all([open.destroy(), guarded.destroy()])),
  };
}

/** Converts an error status into a response. Throws `TransportError` if there was no response. */
function readError(error: unknown, { APIConnectionTimeoutError, APIError }: typeof OpenAI): ProviderAnswer {
  if (error instanceof APIError && typeof error.status === 'number') {
    const { status, headers = new Headers(), error: body, message } = error;
    // The client appends a body that is not JSON to the status.
    const text = message === `${status} status code (no body)` ? undefined : message.slice(`${status} `.length);
    return { status, headers, body: (body as JsonValue | undefined) ?? text };
  }
  // The body was not JSON despite its content type. The error would quote it.
  if (error instanceof SyntaxError) return { status: 200, headers: new Headers(), body: undefined };
  const { cause } = error as Error;
  if (cause instanceof TransportError) throw cause;
  throw error instanceof APIConnectionTimeoutError ? new TransportError('timeout') : toTransportError(error);
}

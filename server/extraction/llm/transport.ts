import type { AddressGuard } from '../../lib/addresses/address-guard.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { parseJson } from '../json-text/bounded-json.ts';
import type { WireFormatName } from '../models/provider-registry.ts';
import type { ClientAccess, ProviderAnswer, ProviderClient } from './clients/provider-client.ts';
import { createProviderFetch, TransportError } from './provider-fetch.ts';

/** The address of a request and its secret. */
export interface Destination {
  baseUrl: string;
  /** Null if the provider needs none. */
  apiKey: string | null;
  /** Whether a user chose the address. Then it must be public or allowed by the operator. */
  isGuarded: boolean;
  wireFormat: WireFormatName;
}

export interface Transport {
  /** Requests a completion. Throws `TransportError`, or the signal's reason. */
  complete(to: Destination, body: JsonObject, signal: AbortSignal): Promise<ProviderAnswer>;
  /** Requests the list of models. Throws as `complete` does. */
  listModels(to: Destination, signal: AbortSignal): Promise<ProviderAnswer>;
  /** Requests JSON from an address of the same server, by POST with a body. Null for any other answer. */
  readJson(to: Destination, url: string, signal: AbortSignal, body?: JsonObject): Promise<JsonValue | null>;
  close(): Promise<void>;
}

export interface TransportOptions {
  /** Timeout of one request, from connecting to the last byte of the response. */
  timeoutMs: number;
  maxResponseBytes: number;
  addressGuard: AddressGuard;
}

const CONNECT_TIMEOUT_MS = 10_000;
/** Of facts about a server that a run can do without. */
const FACTS_TIMEOUT_MS = 5_000;
/** The client's timeout covers the whole request. */
const AGENT_OPTIONS = { keepAliveTimeout: 30_000, headersTimeout: 0, bodyTimeout: 0 };

/** Loaded at the first request: a server without such providers saves half a second and 40 MiB. */
const LOAD_CLIENT: Readonly<Record<WireFormatName, () => Promise<ProviderClient>>> = {
  openai: async () => (await import('./clients/openai-client.ts')).openAiClient,
  anthropic: async () => (await import('./clients/anthropic-client.ts')).anthropicClient,
  gemini: async () => (await import('./clients/gemini-client.ts')).geminiClient,
};

/** Sends single requests with the clients of the providers, without retries. */
export function createTransport(options: TransportOptions): Transport {
  let loading: Promise<Network> | undefined;
  const clients: Partial<Record<WireFormatName, Promise<ProviderClient>>> = {};

  async function request(
    to: Destination,
    signal: AbortSignal,
    send: (client: ProviderClient, access: ClientAccess) => Promise<ProviderAnswer>,
  ): Promise<ProviderAnswer> {
    signal.throwIfAborted();
    // No header can carry such a key, and fetch's exception would quote it.
    if (to.apiKey !== null && !/^[\x21-\x7e]+$/.test(to.apiKey)) throw new TransportError('unusable_key');
    const [network, client] = await Promise.all([
      (loading ??= openNetwork(options)),
      (clients[to.wireFormat] ??= LOAD_CLIENT[to.wireFormat]()),
    ]);
    const fetch = to.isGuarded ? network.guardedFetch : network.openFetch;
    try {
      const { baseUrl, apiKey } = to;
      return await send(client, { baseUrl, apiKey, timeoutMs: options.timeoutMs, fetch, signal });
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    }
  }

  return {
    complete: (to, body, signal) => request(to, signal, (client, access) => client.complete(access, body)),
    listModels: (to, signal) => request(to, signal, (client, access) => client.listModels(access)),
    async readJson({ apiKey, isGuarded }, url, signal, body) {
      const network = await (loading ??= openNetwork(options));
      const response = await (isGuarded ? network.guardedFetch : network.openFetch)(url, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(FACTS_TIMEOUT_MS)]),
      });
      return response.ok ? (parseJson(await response.text()) ?? null) : null;
    },
    close: async () => (await loading)?.close(),
  };
}

type Network = Awaited<ReturnType<typeof openNetwork>>;

async function openNetwork({ maxResponseBytes, addressGuard }: TransportOptions) {
  const { Agent, buildConnector, request } = await import('undici');
  const open = new Agent({ ...AGENT_OPTIONS, connect: { timeout: CONNECT_TIMEOUT_MS } });
  const connect = addressGuard.connector(buildConnector, { timeout: CONNECT_TIMEOUT_MS });
  const guarded = new Agent({ ...AGENT_OPTIONS, connect });
  return {
    openFetch: createProviderFetch({ request, dispatcher: open, maxResponseBytes }),
    guardedFetch: createProviderFetch({ request, dispatcher: guarded, maxResponseBytes }),
    close: async () => void (await Promise.all([open.destroy(), guarded.destroy()])),
  };
}

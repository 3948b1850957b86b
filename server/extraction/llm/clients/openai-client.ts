import { LRUCache } from 'lru-cache';
import OpenAI from 'openai';
import type { JsonValue } from '../../../lib/json-value.ts';
import { readClientError, type ClientAccess, type ProviderAnswer, type ProviderClient } from './provider-client.ts';

/** Each is set so that the client does not read it from the environment. `Requester` retries. */
const CLIENT_OPTIONS = {
  adminAPIKey: null,
  organization: null,
  project: null,
  webhookSecret: null,
  maxRetries: 0,
  logLevel: 'off',
} as const;

type Send = (client: OpenAI) => { withResponse(): Promise<{ data: unknown; response: Response }> };

/** The official client, for all providers with OpenAI's interface. */
export const openAiClient: ProviderClient = {
  complete: (access, body) =>
    request(access, (client) => {
      const parameters = body as unknown as OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;
      return client.chat.completions.create(parameters, { signal: access.signal });
    }),
  // Not `models.list`, which drops lists in a format other than OpenAI's.
  listModels: (access) => request(access, (client) => client.get('/models', { signal: access.signal })),
};

/** Creating a client takes longer than sending a request with it. */
const clients = new WeakMap<ClientAccess['fetch'], LRUCache<string, OpenAI>>();
const MAX_CLIENTS = 100;

function getClient({ baseUrl, apiKey, timeoutMs, fetch }: ClientAccess): OpenAI {
  const known = clients.get(fetch) ?? new LRUCache<string, OpenAI>({ max: MAX_CLIENTS });
  clients.set(fetch, known);
  const name = JSON.stringify([baseUrl, apiKey, timeoutMs]);
  const client =
    known.get(name) ??
    new OpenAI({
      ...CLIENT_OPTIONS,
      baseURL: baseUrl,
      apiKey: apiKey ?? 'none',
      // Repeated here because headers from the environment override the key, but not these.
      defaultHeaders: { authorization: apiKey === null ? null : `Bearer ${apiKey}` },
      timeout: timeoutMs,
      fetch,
    });
  known.set(name, client);
  return client;
}

async function request(access: ClientAccess, send: Send): Promise<ProviderAnswer> {
  try {
    const { data, response } = await send(getClient(access)).withResponse();
    return { status: response.status, headers: response.headers, body: data as JsonValue | undefined };
  } catch (error) {
    return readClientError(error, OpenAI);
  }
}

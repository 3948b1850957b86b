import { LRUCache } from 'lru-cache';
import OpenAI from 'openai';
import type { JsonValue } from '../../../lib/json-value.ts';
import { readClientError, type ClientAccess, type ProviderAnswer, type ProviderClient } from './provider-client.ts';

/** The address of OpenAI's interface, with the query that each of its requests has. */
interface ApiAddress {
  baseUrl: string;
  /** Empty for most providers. */
  query: Record<string, string>;
  /** Whether the key is also sent as `api-key`, which Azure's dated versions read. */
  sendsApiKey: boolean;
}

const VERSION = 'api-version';

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
    request(access, String(body['model'] ?? ''), (client) => {
      const parameters = body as unknown as OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;
      return client.chat.completions.create(parameters, { signal: access.signal });
    }),
  // Not `models.list`, which drops lists in a format other than OpenAI's.
  listModels: (access) => request(access, null, (client) => client.get('/models', { signal: access.signal })),
};

/** Creating a client takes longer than sending a request with it. */
const clients = new WeakMap<ClientAccess['fetch'], LRUCache<string, OpenAI>>();
const MAX_CLIENTS = 100;

function getClient({ baseUrl: address, apiKey, timeoutMs, fetch }: ClientAccess, model: string | null): OpenAI {
  const { baseUrl, query, sendsApiKey } = readApiAddress(address, model);
  const known = clients.get(fetch) ?? new LRUCache<string, OpenAI>({ max: MAX_CLIENTS });
  clients.set(fetch, known);
  const name = JSON.stringify([baseUrl, query, apiKey, timeoutMs]);
  const client =
    known.get(name) ??
    new OpenAI({
      ...CLIENT_OPTIONS,
      baseURL: baseUrl,
      defaultQuery: query,
      apiKey: apiKey ?? 'none',
      // Repeated here because headers from the environment override the key, but not these.
      defaultHeaders: {
        authorization: apiKey === null ? null : `Bearer ${apiKey}`,
        ...(sendsApiKey && { 'api-key': apiKey }),
      },
      timeout: timeoutMs,
      fetch,
    });
  known.set(name, client);
  return client;
}

async function request(access: ClientAccess, model: string | null, send: Send): Promise<ProviderAnswer> {
  try {
    const { data, response } = await send(getClient(access, model)).withResponse();
    return { status: response.status, headers: response.headers, body: data as JsonValue | undefined };
  } catch (error) {
    return readClientError(error, OpenAI);
  }
}

/**
 * Reads an address as people copy it: Azure's may have `?api-version=`, name a deployment, or end with the operation.
 * @param model null for the list of models
 */
export function readApiAddress(address: string, model: string | null): ApiAddress {
  if (!address.includes('?')) return { baseUrl: address, query: {}, sendsApiKey: false };
  const url = new URL(address);
  const query = Object.fromEntries(url.searchParams);
  url.search = '';
  const isDated = VERSION in query;
  url.pathname = isDated ? toDeployment(url.pathname, model) : url.pathname;
  return { baseUrl: url.href.replace(/\/+$/, ''), query, sendsApiKey: isDated };
}

/** Of Azure, whose dated versions have an address for each deployment. The address may be shorter or longer. */
function toDeployment(pathname: string, model: string | null): string {
  const path = pathname.replace(/\/+$/, '').replace(/\/chat\/completions$/, '');
  if (path.endsWith('/v1')) return path;
  const [root = '', deployment] = path.split('/deployments/');
  const resource = root.endsWith('/openai') ? root : `${root}/openai`;
  if (model === null) return resource;
  return `${resource}/deployments/${deployment ?? encodeURIComponent(model)}`;
}

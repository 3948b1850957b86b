import Anthropic from '@anthropic-ai/sdk';
import type { JsonValue } from '../../../lib/json-value.ts';
import { readClientError, type ClientAccess, type ProviderAnswer, type ProviderClient } from './provider-client.ts';

/** Each is set so that the client does not read it from the environment or from files. `Requester` retries. */
const CLIENT_OPTIONS = {
  apiKey: 'none',
  webhookKey: null,
  maxRetries: 0,
  logLevel: 'off',
  openTelemetry: false,
} as const;

type Options = { signal: AbortSignal; headers: Record<string, string | null> };
type Send = (client: Anthropic, options: Options) => { withResponse(): Promise<{ data: unknown; response: Response }> };

/** The official client. */
export const anthropicClient: ProviderClient = {
  complete: (access, body) =>
    request(access, (client, options) => {
      const parameters = body as unknown as Anthropic.MessageCreateParamsNonStreaming;
      return client.messages.create(parameters, options);
    }),
  listModels: (access) =>
    request(access, (client, options) => client.get('/v1/models', { ...options, query: { limit: 1_000 } })),
};

async function request({ baseUrl, apiKey, timeoutMs, fetch, signal }: ClientAccess, send: Send) {
  const client = new Anthropic({
    ...CLIENT_OPTIONS,
    // The client adds the version to the address.
    baseURL: baseUrl.replace(/\/v1\/?$/, ''),
    timeout: timeoutMs,
    fetch,
  });
  // Headers of a request override those of the client and of the environment.
  const options = { signal, headers: { authorization: null, 'x-api-key': apiKey } };
  try {
    const { data, response } = await send(client, options).withResponse();
    const { status, headers } = response;
    return { status, headers, body: data as JsonValue | undefined } satisfies ProviderAnswer;
  } catch (error) {
    return readClientError(error, Anthropic);
  }
}

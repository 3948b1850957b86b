import type { JsonObject } from '../../../lib/json-value.ts';
import { parseJson } from '../../json-text/bounded-json.ts';
import { TransportError } from '../provider-fetch.ts';
import type { ClientAccess, ProviderAnswer, ProviderClient } from './provider-client.ts';

/** `generateContent` is one request. The official client would add 32 MB of packages. */
export const geminiClient: ProviderClient = {
  complete: (access, { model, ...body }) =>
    send(access, `models/${encodeURIComponent(String(model).replace(/^models\//, ''))}:generateContent`, body),
  listModels: (access) => send(access, 'models?pageSize=1000'),
};

async function send(
  { baseUrl, apiKey, timeoutMs, fetch, signal }: ClientAccess,
  path: string,
  body?: JsonObject,
): Promise<ProviderAnswer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${getRoot(baseUrl)}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'x-goog-api-key': apiKey ?? '' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.any([signal, timeout]),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parseJson(text) ?? (text || undefined) };
  } catch (error) {
    throw timeout.aborted && !signal.aborted ? new TransportError('timeout') : error;
  }
}

/** Without the path of the OpenAI-compatible interface, which older configurations name. */
const getRoot = (baseUrl: string): string => baseUrl.replace(/\/+$/, '').replace(/\/openai$/, '');

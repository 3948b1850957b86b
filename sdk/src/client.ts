import { createClient as createGeneratedClient, type Client } from './generated/client/index.ts';

export interface ClientSettings {
  /** Where the server is, such as `http://127.0.0.1:8787`. */
  baseUrl: string;
  /** The API key that every request carries in `x-api-key`. */
  apiKey: string;
  /** Used in place of the global `fetch`. */
  fetch?: typeof fetch;
}

/** A client to hand to the operations: `listWorkspaces({ client })`. */
export function createClient(settings: ClientSettings): Client {
  return createGeneratedClient({
    baseUrl: settings.baseUrl.replace(/\/+$/, ''),
    headers: { 'x-api-key': settings.apiKey },
    ...(settings.fetch && { fetch: settings.fetch }),
  });
}

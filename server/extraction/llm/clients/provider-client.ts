import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { toTransportError, TransportError } from '../provider-fetch.ts';

/** A response of any status. */
export interface ProviderAnswer {
  status: number;
  headers: Headers;
  /** A string if it is not JSON; undefined if it is empty or unusable. */
  body: JsonValue | undefined;
}

export type ProviderFetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** What the requests of one key have in common. */
export interface ClientAccess {
  baseUrl: string;
  /** Null if the provider needs none. */
  apiKey: string | null;
  timeoutMs: number;
  fetch: ProviderFetch;
  signal: AbortSignal;
}

/** Sends single requests of one interface, without retries. Throws `TransportError`, or what the fetch throws. */
export interface ProviderClient {
  complete(access: ClientAccess, body: JsonObject): Promise<ProviderAnswer>;
  listModels(access: ClientAccess): Promise<ProviderAnswer>;
}

interface ErrorClasses {
  APIError: abstract new (...args: never[]) => Error & { status: unknown; headers: unknown; error: unknown };
  APIConnectionTimeoutError: abstract new (...args: never[]) => Error;
}

/**
 * Converts an error status into a response. Throws `TransportError` if there was no response.
 * @param classes of the official client, which all come from one generator
 */
export function readClientError(error: unknown, { APIError, APIConnectionTimeoutError }: ErrorClasses): ProviderAnswer {
  if (error instanceof APIError && typeof error.status === 'number') {
    const { status, error: body, message } = error;
    const headers = error.headers instanceof Headers ? error.headers : new Headers();
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

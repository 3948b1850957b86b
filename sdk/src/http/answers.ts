import { errorOfStatus, ExcerptError, type ErrorFields } from '../request-errors.ts';
import type { ApiError } from '../generated/types.gen.ts';
import { readRetryAfter } from './retries.ts';

/** How an answer is read: as JSON, as a `Blob`, by its type, or not at all. */
export type ReadAs = 'json' | 'blob' | 'any' | 'stream';

/** How the answer of a call is read, which the caller may change until its body is read. */
export interface Reading {
  as: ReadAs;
  isRead?: boolean;
}

const MAX_QUOTED = 200;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isErrorBody(body: unknown): body is ApiError {
  return typeof (body as ApiError | null)?.code === 'string' && typeof (body as ApiError).message === 'string';
}

/** The error of an answer outside 2xx, also where a proxy wrote it and not the server. */
export function errorOf(response: Response, text: string): ExcerptError {
  const { status, statusText, headers } = response;
  const body = parseJson(text);
  const known: ErrorFields = isErrorBody(body)
    ? body
    : {
        code: status === 304 ? 'not_modified' : 'unexpected_response',
        message: `The server answered ${status} ${statusText}`.trim() + (text ? `: ${text.slice(0, MAX_QUOTED)}` : '.'),
        retryable: status === 408 || status === 429 || status >= 500,
      };
  return errorOfStatus(status, {
    ...known,
    requestId: known.requestId ?? headers.get('x-request-id') ?? undefined,
    retryAfter: readRetryAfter(headers),
    response,
  });
}

/**
 * What a successful answer carries; undefined where it carries nothing.
 *
 * @throws ExcerptError for every other answer
 */
export async function readAnswer(response: Response, reading: Reading): Promise<unknown> {
  if (!response.ok) throw errorOf(response, await response.text());
  const { as } = reading;
  if (as === 'stream') return response.body;
  reading.isRead = true;
  const type = response.headers.get('content-type');
  if (as === 'blob' || (as === 'any' && type && !type.includes('json'))) return response.blob();
  const text = await response.text();
  if (!text) return undefined;
  const body = parseJson(text);
  if (body === undefined)
    throw new ExcerptError({
      code: 'unexpected_response',
      message: `The server answered ${response.status} without JSON: ${text.slice(0, MAX_QUOTED)}`,
      status: response.status,
      requestId: response.headers.get('x-request-id') ?? undefined,
      response,
    });
  return body;
}

import { rules } from '../generated/rules.gen.ts';
import type { ServiceError } from '../rules.ts';
import { toBase64url } from './encode-bytes.ts';
import type { Answer } from './operation-input.ts';

/** The body of an error answer. */
export function errorBody({ code, message, details, budget, retryable }: ServiceError, requestId: string): object {
  return { code, message, retryable, requestId, ...(details && { details }), ...(budget && { budget }) };
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', bytes);
}

const isRaw = (body: unknown): body is Uint8Array<ArrayBuffer> | ReadableStream =>
  body instanceof Uint8Array || body instanceof ReadableStream;

/** The HTTP response of an answer. A single resource gets an `ETag`, and 304 where the client has it already. */
export async function respond(
  { status, body, headers = {} }: Answer,
  { request, isRead }: { request: Request; isRead: boolean },
): Promise<Response> {
  const all = new Headers(headers);
  if (body === undefined) return new Response(null, { status, headers: all });
  if (isRaw(body)) return new Response(body, { status, headers: all });
  // Of a type that is not JSON.
  if (typeof body === 'string' && all.has('content-type')) return new Response(body, { status, headers: all });
  const json = JSON.stringify(body);
  all.set('content-type', 'application/json; charset=utf-8');
  const isList = typeof body === 'object' && body !== null && 'pageSize' in body;
  if (isRead && !isList && status === 200) {
    const etag = `"${toBase64url(await sha256(new TextEncoder().encode(json)))}"`;
    all.set('etag', etag);
    all.set('cache-control', 'private, no-cache');
    if (rules.namesEtag(request.headers.get('if-none-match') ?? undefined, etag)) {
      all.delete('content-type');
      return new Response(null, { status: 304, headers: all });
    }
  }
  return new Response(json, { status, headers: all });
}

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Context } from 'koa';
import { matchesEtag } from '../lib/etag.ts';

/** The response of any handler. */
export type Answer =
  | { status: number; headers?: Record<string, string> }
  | { status: number; body: unknown; headers?: Record<string, string> };

function isReadable(body: unknown): body is Readable {
  return typeof body === 'object' && body !== null && 'pipe' in body;
}

/**
 * Writes a response. A single resource gets an `ETag`, and a 304 if the client has it. Throws if a stream fails before
 * its first bytes, when an error response is still possible.
 */
export async function respond(
  context: Context,
  answer: Answer,
  { isCacheable }: { isCacheable: boolean },
): Promise<void> {
  if ('body' in answer && isReadable(answer.body)) await once(answer.body, 'readable');
  context.status = answer.status;
  const { vary, ...headers } = answer.headers ?? {};
  context.set(headers);
  // An answer to a script of another origin varies with that already.
  if (vary !== undefined) context.vary(vary);
  if (!('body' in answer)) return;
  if (isReadable(answer.body)) {
    context.body = answer.body;
    return;
  }
  if (answer.body instanceof Uint8Array) {
    const { buffer, byteOffset, byteLength } = answer.body;
    context.body = Buffer.from(buffer, byteOffset, byteLength);
    return;
  }
  const json = JSON.stringify(answer.body);
  context.type = 'application/json';
  context.body = json;
  if (!isCacheable || answer.status !== 200) return;
  context.etag = createHash('sha1').update(json).digest('base64url');
  context.set('cache-control', 'private, no-cache');
  if (matchesEtag(context.headers['if-none-match'], context.response.get('etag'))) context.status = 304;
}

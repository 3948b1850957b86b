import type { Context } from 'koa';
import { AppError, invalidBody } from '../../errors.ts';
import { formatPointerStep } from '../../lib/json-pointer.ts';
import { findExcess } from './json-limits.ts';
import { makeFieldsStorable } from './storable-fields.ts';

const MAX_POINTER_LENGTH = 1_000;

/** `__proto__`, or an escape sequence that may produce one of its letters. */
const MAY_NAME_PROTO = /__proto__|\\u00[567]/;

/** JSON Pointer to a property named `__proto__`; null if there is none. */
function findProto(root: unknown): string | null {
  const waiting: [path: string, value: unknown][] = [['', root]];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const [path, value] = at;
    if (typeof value !== 'object' || value === null) continue;
    if (Object.hasOwn(value, '__proto__')) return `${path}/__proto__`;
    for (const [key, child] of Object.entries(value)) waiting.push([path + formatPointerStep(key), child]);
  }
  return null;
}

const createInvalidJsonError = (message: string, cause?: unknown) => new AppError('invalid_json', message, { cause });

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw createInvalidJsonError('The body is not valid UTF-8.', error);
  }
}

/** Parses an object or array. Throws `invalid_json`, or `validation_failed` for a property named `__proto__`. */
function parseJson(bytes: Buffer): object {
  const text = decodeUtf8(bytes);
  const excess = findExcess(text);
  if (excess !== null) throw invalidBody('', `The body ${excess}.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw createInvalidJsonError('The body is not valid JSON.', error);
  }
  if (typeof value !== 'object' || value === null) throw createInvalidJsonError('The body must be a JSON object.');
  const pointer = MAY_NAME_PROTO.test(text) ? findProto(value) : null;
  if (pointer === null) return value;
  const path = pointer.length > MAX_POINTER_LENGTH ? '' : pointer;
  throw invalidBody(path, 'No property can be called __proto__: give it another name.');
}

function toAppError(error: unknown, limitBytes: number): AppError {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) {
    const message = `The body is larger than ${limitBytes} bytes (EXCERPT_MAX_JSON_BYTES).`;
    return new AppError('payload_too_large', message);
  }
  if (status === 415)
    return new AppError('unsupported_media_type', 'The content encoding of the body is not supported.');
  return createInvalidJsonError('The body is incomplete, or its content encoding is broken.', error);
}

/** Stores the bytes of a body. Loaded at the first one: with what it needs, koa-body takes megabytes of memory. */
async function createByteReader(limitBytes: number) {
  const { koaBody } = await import('koa-body');
  return koaBody({
    text: true,
    textTypes: ['application/json'],
    textLimit: limitBytes,
    // Bytes instead of text: decoding would replace invalid UTF-8 by U+FFFD.
    encoding: '',
    json: false,
    urlencoded: false,
    multipart: false,
  });
}

/** Reads a JSON body. Throws `invalid_json`, `payload_too_large`, `unsupported_media_type` and `validation_failed`. */
export function createJsonReceiver(limitBytes: number): (context: Context) => Promise<unknown> {
  let reader: ReturnType<typeof createByteReader> | undefined;

  return async (context) => {
    const readBytes = await (reader ??= createByteReader(limitBytes));
    try {
      await readBytes(context, async () => undefined);
    } catch (error) {
      throw toAppError(error, limitBytes);
    }
    const body = parseJson(context.request.body as unknown as Buffer);
    // Definitions are stored as sent.
    if (!Array.isArray(body)) makeFieldsStorable(body as Record<string, unknown>);
    return body;
  };
}

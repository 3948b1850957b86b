import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { AppError, invalidBody } from '../errors.ts';
import { storableText } from '../lib/storable-text.ts';
import { pointerStep } from '../lib/json-pointer.ts';

/** The body's own texts: names, descriptions, contents. What stands in a definition is kept as it was written. */
function withStorableTexts(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  for (const [field, value] of Object.entries(body)) {
    if (typeof value === 'string') (body as Record<string, unknown>)[field] = storableText(value);
  }
  return body;
}

const LONGEST_POINTER = 1_000;

/** The body is JSON, but was refused for a property called `__proto__`. */
function isProtoPoisoning(error: unknown): error is SyntaxError & { body: string } {
  return (
    error instanceof SyntaxError &&
    error.message.includes('forbidden prototype property') &&
    'body' in error &&
    typeof error.body === 'string'
  );
}

/** JSON Pointer to the first property called `__proto__`, which the parser takes for an attack; null where there is none. */
function protoPointer(text: string): string | null {
  const waiting: [path: string, value: unknown][] = [['', JSON.parse(text)]];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const [path, value] = at;
    if (typeof value !== 'object' || value === null) continue;
    if (Object.hasOwn(value, '__proto__')) return `${path}/__proto__`;
    for (const [key, child] of Object.entries(value)) waiting.push([path + pointerStep(key), child]);
  }
  return null;
}

/** Reads a JSON body. Throws `invalid_json`, `payload_too_large`, and `validation_failed` for a property called `__proto__`. */
export function jsonReceiver(limitBytes: number): (context: Context) => Promise<unknown> {
  const parse = koaBody({
    json: true,
    jsonLimit: limitBytes,
    jsonStrict: true,
    text: false,
    urlencoded: false,
    multipart: false,
  });

  function refusal(error: unknown): AppError {
    const status = error instanceof Error && 'status' in error ? error.status : undefined;
    if (status === 413) {
      return new AppError(
        'payload_too_large',
        `The body is larger than ${limitBytes} bytes (EXCERPT_MAX_JSON_BYTES).`,
        {
          headers: { connection: 'close' },
        },
      );
    }
    if (status === 415)
      return new AppError('unsupported_media_type', 'The content encoding of the body is not supported.');
    const pointer = isProtoPoisoning(error) ? protoPointer(error.body) : null;
    if (pointer !== null)
      return invalidBody(
        pointer.length > LONGEST_POINTER ? '' : pointer,
        'No property can be called __proto__: give it another name.',
      );
    return new AppError('invalid_json', 'The body is not valid JSON: it must be one object.', { cause: error });
  }

  return async (context) => {
    try {
      await parse(context, async () => undefined);
    } catch (error) {
      throw refusal(error);
    }
    return withStorableTexts(context.request.body);
  };
}

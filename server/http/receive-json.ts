import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { AppError } from '../errors.ts';
import { storableText } from '../lib/storable-text.ts';

/** The body's own texts: names, descriptions, contents. What stands in a definition is kept as it was written. */
function withStorableTexts(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  for (const [field, value] of Object.entries(body)) {
    if (typeof value === 'string') (body as Record<string, unknown>)[field] = storableText(value);
  }
  return body;
}

/** Reads a JSON body. Throws `invalid_json` and `payload_too_large`. */
export function jsonReceiver(limitBytes: number): (context: Context) => Promise<unknown> {
  const parse = koaBody({ json: true, jsonLimit: limitBytes, jsonStrict: true, text: false, urlencoded: false, multipart: false });

  function refusal(error: unknown): AppError {
    const status = error instanceof Error && 'status' in error ? error.status : undefined;
    if (status === 413) {
      return new AppError('payload_too_large', `The body is larger than ${limitBytes} bytes (EXCERPT_MAX_JSON_BYTES).`, {
        headers: { connection: 'close' },
      });
    }
    if (status === 415) return new AppError('unsupported_media_type', 'The content encoding of the body is not supported.');
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

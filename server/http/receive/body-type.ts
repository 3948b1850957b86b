import type { Context } from 'koa';
import typeis from 'type-is';
import { AppError, validationFailed } from '../../errors.ts';
import type { BodyType, Operation } from '../load-contract.ts';

/** `fetch` sends `content-length: 0` with every POST without a body. */
function hasBody({ headers }: Context): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** JSON is UTF-8 (RFC 8259). Another charset would be decoded incorrectly. */
function refuseOtherCharsets(context: Context): void {
  const [, charset] = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(context.get('content-type')) ?? [];
  if (charset === undefined || /^utf-?8$/i.test(charset)) return;
  throw new AppError('unsupported_media_type', 'Send JSON as UTF-8. Other charsets are not supported.');
}

/** The media type of the body; null without a body. Throws `unsupported_media_type`. */
export function readBodyType(context: Context, body: Operation['body']): BodyType | null {
  if (body === null || !hasBody(context)) {
    if (body?.isRequired)
      throw validationFailed('The request needs a body.', [{ in: 'body', path: '', message: 'is required' }]);
    return null;
  }
  const type = body.types.find((one) => typeis(context.req, [one]));
  if (type === undefined) {
    throw new AppError(
      'unsupported_media_type',
      `Send the body as ${body.types.join(' or ')} and name the type in Content-Type.`,
    );
  }
  if (type === 'application/json') refuseOtherCharsets(context);
  return type;
}

import { decodeExtended, parse } from 'content-disposition';
import type { ExtendedFormidableOptions } from 'koa-body';

type Part = Parameters<NonNullable<ExtendedFormidableOptions['onPart']>>[0];

/** Properties that formidable sets but does not document. */
interface ReadPart extends Part {
  headers: Record<string, string | undefined>;
  transferEncoding: string;
}

/** Decodes UTF-8 from a binary string. Older clients send names in Latin-1. */
function decodeName(binary: string): string {
  try {
    return decodeUtf8(binary);
  } catch {
    return binary;
  }
}

/** Throws `TypeError` for invalid UTF-8. */
export function decodeUtf8(binary: string): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(binary, 'latin1'));
}

/**
 * The name and file name of a part. `filename*` (RFC 8187) takes precedence over `filename`; some clients put it in
 * quotation marks.
 */
function readDisposition(header: string): { name: string | null; filename: string | null } {
  // Browsers write a quotation mark as %22, other clients as \".
  const multipart = !header.includes('\\"');
  const { parameters } = parse(header, { multipart, extended: false });
  const { name, filename, 'filename*': extended } = parameters;
  const decoded = (value: string | undefined) => (value === undefined ? null : decodeName(value));
  return {
    name: decoded(name),
    filename: (extended === undefined ? undefined : decodeExtended(extended)) ?? decoded(filename),
  };
}

/** Whether the disposition has a file name, be it unreadable. */
const HAS_FILENAME = /;\s*filename\*?\s*=/i;

/**
 * Decodes the names of a part that formidable parsed as `binary`, and decides whether it is a file or text. A file has
 * a file name (RFC 7578), or is the part `file` with a media type. formidable decides by the media type only.
 */
export function normalizePart(part: Part): void {
  const disposition = (part as ReadPart).headers['content-disposition'] ?? '';
  const { name, filename } = readDisposition(disposition);
  const isFile = HAS_FILENAME.test(disposition) || (name === 'file' && part.mimetype !== null);
  part.name = name;
  part.originalFilename = filename;
  part.mimetype = isFile ? (part.mimetype ?? 'application/octet-stream') : null;
  // The transfer encoding is already decoded. Node would reject `7bit` and `8bit` as text encodings.
  (part as ReadPart).transferEncoding = 'binary';
}

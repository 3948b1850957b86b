import { parse } from 'content-disposition';
import type { ExtendedFormidableOptions } from 'koa-body';

type Part = Parameters<NonNullable<ExtendedFormidableOptions['onPart']>>[0];

/** What formidable sets besides the documented properties. */
interface ReadPart extends Part {
  headers: Record<string, string | undefined>;
  transferEncoding: string;
}

/** UTF-8 from a text of one character a byte. Older clients send names in Latin-1. */
function decodeName(binary: string): string {
  try {
    return decodeUtf8(binary);
  } catch {
    return binary;
  }
}

/** Throws `TypeError` for bytes that are not UTF-8. */
export function decodeUtf8(binary: string): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(binary, 'latin1'));
}

/** The name and the file name of a part. `filename*` (RFC 8187) comes before `filename`. */
function readDisposition(header: string): { name: string | null; filename: string | null } {
  // Browsers write a quotation mark as %22, other clients as \".
  const multipart = !header.includes('\\"');
  const { parameters } = parse(header, { multipart, extended: false });
  const { name, filename } = parameters;
  const decoded = (value: string | undefined) => (value === undefined ? null : decodeName(value));
  const isExtended = parameters['filename*'] !== undefined;
  return {
    name: decoded(name),
    filename: isExtended ? (parse(header, { multipart }).parameters['filename'] ?? null) : decoded(filename),
  };
}

/**
 * Reads the names of a part that formidable parsed with the encoding `binary`, and decides whether it is a file or a
 * text. A file has a file name, or is the part `file` with a media type. formidable stores a part as a file if it has a
 * media type.
 */
export function normalizePart(part: Part): void {
  const { headers } = part as ReadPart;
  const { name, filename } = readDisposition(headers['content-disposition'] ?? '');
  const isFile = filename !== null || (name === 'file' && part.mimetype !== null);
  part.name = name;
  part.originalFilename = filename;
  part.mimetype = isFile ? (part.mimetype ?? 'application/octet-stream') : null;
  // The transfer encoding is decoded. As the encoding of a text, Node would refuse `7bit` and `8bit`.
  (part as ReadPart).transferEncoding = 'binary';
}

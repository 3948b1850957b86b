import { parse } from 'content-disposition';
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

/** The name and file name of a part. `filename*` (RFC 8187) takes precedence over `filename`. */
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
 * Decodes the names of a part that formidable parsed as `binary`, and decides whether it is a file or text. A file has
 * a file name, or is the part `file` with a media type. formidable stores every part with a media type as a file.
 */
export function normalizePart(part: Part): void {
  const { headers } = part as ReadPart;
  const { name, filename } = readDisposition(headers['content-disposition'] ?? '');
  const isFile = filename !== null || (name === 'file' && part.mimetype !== null);
  part.name = name;
  part.originalFilename = filename;
  part.mimetype = isFile ? (part.mimetype ?? 'application/octet-stream') : null;
  // The transfer encoding is already decoded. Node would reject `7bit` and `8bit` as text encodings.
  (part as ReadPart).transferEncoding = 'binary';
}

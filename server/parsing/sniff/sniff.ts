import { open, readFile, type FileHandle } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { detectEncoding, decodeText } from '../formats/text/decode-text.ts';
import { ParseError, type ParsableType } from '../parser.ts';
import { sniffCompound, sniffZip, SUPPORTED } from './sniff-office.ts';
import { sniffStructured } from './sniff-structured.ts';
import { isPicture } from '../formats/picture/picture-types.ts';

export interface SniffRequest {
  path: string;
  filename: string;
  declaredType?: string;
}

const TEXT_TYPES_BY_NAME: Record<string, ParsableType> = {
  '.md': 'text/markdown',
  '.markdown': 'text/markdown',
  '.mdown': 'text/markdown',
  '.html': 'text/html',
  '.htm': 'text/html',
  '.xhtml': 'text/html',
  '.csv': 'text/csv',
  '.tsv': 'text/csv',
  '.tab': 'text/csv',
  '.json': 'application/json',
  '.jsonl': 'application/json',
  '.ndjson': 'application/json',
  '.xml': 'application/xml',
  '.eml': 'message/rfc822',
};

const TEXT_TYPES_DECLARED: Record<string, ParsableType> = {
  'text/markdown': 'text/markdown',
  'text/x-markdown': 'text/markdown',
  'text/html': 'text/html',
  'application/xhtml+xml': 'text/html',
  'text/csv': 'text/csv',
  'application/csv': 'text/csv',
  'text/tab-separated-values': 'text/csv',
  'text/plain': 'text/plain',
  'application/json': 'application/json',
  'application/xml': 'application/xml',
  'text/xml': 'application/xml',
  'message/rfc822': 'message/rfc822',
};

/** Formats that are text to the eye, which to read as plain text would be to misread. */
const TEXT_LOOKALIKES: Record<string, string> = {
  '.mht': 'multipart/related',
  '.mhtml': 'multipart/related',
  '.svg': 'image/svg+xml',
};

const HEAD = 64 * 1024;
/** More than this part of control characters is not text. */
const CONTROLS_ALLOWED = 0.005;

interface Source {
  head: Buffer;
  size: number;
  all(): Promise<Buffer>;
}

/**
 * The type of a file: by its bytes, then by its name, then (text kinds only) as declared. Throws `ParseError` with
 * `document_empty` for a file of nothing but white space and `unsupported_file_type` for what no parser takes.
 */
export async function sniffType({ path, filename, declaredType }: SniffRequest): Promise<ParsableType> {
  return await sniff({ ...(await readHead(path)), all: () => readFile(path) }, filename, declaredType);
}

/** The same for bytes that are no file: a mail's attachment. */
export async function sniffBytes(bytes: Uint8Array, filename: string, declaredType?: string): Promise<ParsableType> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return await sniff(
    { head: all.subarray(0, HEAD), size: all.length, all: () => Promise.resolve(all) },
    filename,
    declaredType,
  );
}

async function sniff(source: Source, filename: string, declaredType: string | undefined): Promise<ParsableType> {
  const { head, size } = source;
  if (size === 0) throw empty();
  if (isPdf(head)) return 'application/pdf';
  const extension = extname(filename).toLowerCase();
  const office = (await sniffZip(source, extension)) ?? (await sniffCompound(source, extension));
  if (office !== null) return office;
  const isMarkup = isHtml(head);
  const structured = isMarkup || !isText(head) ? null : sniffStructured(head, size);
  const known = isMarkup || structured !== null ? null : await knownType(source);
  if (known !== null && isPicture(known)) return known;
  if (known !== null) throw unsupported(known);
  if (!isText(head)) throw unsupported(null);
  if (await isBlank(source)) throw empty();
  if (isMarkup) return 'text/html';
  const lookalike = TEXT_LOOKALIKES[extension];
  if (lookalike !== undefined) throw unsupported(lookalike);
  if (structured !== null) return structured;
  const declared = declaredType?.split(';')[0]?.trim().toLowerCase() ?? '';
  return TEXT_TYPES_BY_NAME[extension] ?? TEXT_TYPES_DECLARED[declared] ?? 'text/plain';
}

async function readHead(path: string): Promise<{ head: Buffer; size: number }> {
  let file: FileHandle | undefined;
  try {
    file = await open(path);
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(HEAD, size)), 0);
    return { head: buffer.subarray(0, bytesRead), size };
  } finally {
    await file?.close();
  }
}

/** Types that are written in plain characters. */
const TEXTUAL = /xml|rtf|postscript|eps|calendar|vcard|pgp|mbox/;

async function knownType({ head, all }: Source): Promise<string | null> {
  if ((await fileTypeFromBuffer(head)) === undefined) return null;
  const mime = (await fileTypeFromBuffer(await all()))?.mime ?? null;
  // Some signatures are but letters: a text that begins with "BMW" is no bitmap.
  return mime !== null && !TEXTUAL.test(mime) && isText(head) ? null : mime;
}

/** A PDF's header may come after some bytes of something else; then it must not be a text that tells of PDFs. */
function isPdf(head: Buffer): boolean {
  const header = head.subarray(0, 4096).indexOf('%PDF-');
  if (header <= 0) return header === 0;
  const after = head.subarray(header).toString('latin1');
  return /^%PDF-\d\.\d\s/.test(after) && /\d\s+\d\s+obj\b/.test(after);
}

function isHtml(head: Buffer): boolean {
  const start = decodeText(head.subarray(0, 8192)).trimStart().toLowerCase();
  const opening = start.replace(/^<\?xml[^>]{0,500}\?>\s*/, '').replace(/^(<!--[^]{0,4000}?-->\s*){1,5}/, '');
  return /^<!doctype\s+html|^<html[\s>]|^<head[\s>]|^<body[\s>]/.test(opening);
}

function isText(head: Buffer): boolean {
  const encoding = detectEncoding(head);
  const isWide = encoding === 'utf-16le' || encoding === 'utf-16be';
  const units = isWide
    ? [...new TextDecoder(encoding).decode(head.subarray(0, head.length & ~1))].map((c) => c.codePointAt(0) ?? 0)
    : head;
  let controls = 0;
  for (const unit of units) {
    if (unit === 0) return false;
    if ((unit < 32 && (unit < 8 || unit > 13) && unit !== 27) || unit === 0xfffd) controls += 1;
  }
  return controls <= units.length * CONTROLS_ALLOWED;
}

async function isBlank({ head, size, all }: Source): Promise<boolean> {
  if (decodeText(head).trim() !== '') return false;
  return size <= HEAD || decodeText(await all()).trim() === '';
}

function empty(): ParseError {
  return new ParseError('document_empty', 'The file is empty.');
}

function unsupported(type: string | null): ParseError {
  const what = type === null ? 'The file is of an unknown binary type' : `The file is of the type ${type}`;
  return new ParseError('unsupported_file_type', `${what}, which cannot be read. ${SUPPORTED}`);
}

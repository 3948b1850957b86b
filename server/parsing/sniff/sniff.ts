import { open, readFile, type FileHandle } from 'node:fs/promises';
import { extname } from 'node:path';
import { decodeHead, detectEncoding } from '../formats/text/detect-encoding.ts';
import { isEbcdic } from '../formats/text/ebcdic.ts';
import { ParseError, type ParsableType } from '../parser.ts';
import { sniffCompound, sniffZip, SUPPORTED } from './sniff-office.ts';
import { sniffStructured } from './sniff-structured.ts';
import { containsPdf, findSignature } from './signatures.ts';

/** More than this part of control characters is not text. */
const MAX_CONTROLS = 0.02;
/** More than this part of NULs is not text. Records of fixed length are padded with them. */
const MAX_NULS = 0.5;

/** The longest signatures of binary formats. */
const SIGNATURE = 16;

const DOS_END = 0x1a;

const isControl = (unit: number): boolean => (unit < 32 && (unit < 8 || unit > 13) && unit !== 27) || unit === 127;

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
  // Programs write tables as text under the name of a workbook, and Excel opens them.
  '.xls': 'text/csv',
  '.json': 'application/json',
  '.jsonl': 'application/json',
  '.ndjson': 'application/json',
  '.xml': 'application/xml',
  '.eml': 'message/rfc822',
  '.mht': 'message/rfc822',
  '.mhtml': 'message/rfc822',
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
  '.svg': 'image/svg+xml',
};

const HEAD = 64 * 1024;

/** What a name promises, for messages. */
const BINARY_BY_NAME: Record<string, string> = {
  '.pdf': 'a PDF',
  '.png': 'a PNG',
  '.jpg': 'a JPEG',
  '.jpeg': 'a JPEG',
  '.webp': 'a WebP picture',
  '.tif': 'a TIFF',
  '.tiff': 'a TIFF',
  '.docx': 'a Word document',
  '.xlsx': 'a workbook',
  '.pptx': 'a presentation',
};

interface Source {
  head: Buffer;
  size: number;
  all(): Promise<Buffer>;
}

/**
 * The type of a file: by its bytes, then by its name, then (text kinds only) as declared. Throws `ParseError` with
 * `document_empty` for a file of white space only and `unsupported_file_type` for types without a parser.
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
  const extension = extname(filename).toLowerCase();
  const binary = findSignature(head) ?? (await sniffZip(source, extension)) ?? (await sniffCompound(source, extension));
  if (binary !== null) return binary;
  if (isHtml(head)) return 'text/html';
  const lookalike = TEXT_LOOKALIKES[extension];
  const structured = lookalike === undefined ? sniffStructured(head, size) : null;
  if (structured !== null) return structured;
  if (containsPdf(head)) return 'application/pdf';
  const known = await knownType(source);
  if (known !== null || !isText(head)) throw unsupported(known, extension);
  if (await isBlank(source)) throw empty();
  if (lookalike !== undefined) throw unsupported(lookalike, extension);
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
  const { fileTypeFromBuffer } = await import('file-type');
  if ((await fileTypeFromBuffer(head)) === undefined) return null;
  const mime = (await fileTypeFromBuffer(await all()))?.mime ?? null;
  // Some signatures are but letters: a text that begins with "BMW" is no bitmap.
  const isWritten = mime !== null && !TEXTUAL.test(mime) && isText(head) && !beginsWithControl(head);
  return isWritten ? null : mime;
}

function isHtml(head: Buffer): boolean {
  const start = decodeHead(head.subarray(0, 8192)).trimStart().toLowerCase();
  const opening = start.replace(/^<\?xml[^>]{0,500}\?>\s*/, '').replace(/^(<!--[^]{0,4000}?-->\s*){1,5}/, '');
  return /^<!doctype\s+html|^<html[\s>]|^<head[\s>]|^<body[\s>]/.test(opening);
}

async function isBlank({ head, size, all }: Source): Promise<boolean> {
  if (decodeHead(head).trim() !== '') return false;
  return size <= HEAD || decodeHead(await all()).trim() === '';
}

function empty(): ParseError {
  return new ParseError('document_empty', 'The file is empty.');
}

function unsupported(type: string | null, extension: string): ParseError {
  const expected = BINARY_BY_NAME[extension];
  const what =
    type === null ? 'The file is of an unknown binary type, which' : `The file is of the type ${type}, which`;
  const hint =
    type === null && expected !== undefined
      ? ` It is named like ${expected} but does not begin like one: it is damaged, encrypted or of another type.`
      : '';
  return new ParseError('unsupported_file_type', `${what} cannot be read.${hint} ${SUPPORTED}`);
}

/**
 * Whether a file begins like no text. A known signature with a control character is not that of a text, however short
 * the file is. NULs do not count: they fill up fields of fixed length, too.
 */
function beginsWithControl(head: Uint8Array): boolean {
  if (detectEncoding(head).startsWith('utf-16')) return false;
  return head.subarray(0, SIGNATURE).some((unit) => unit !== 0 && isControl(unit));
}

/** Whether the first bytes of a file are text. NULs are no evidence against it: they are removed. */
function isText(head: Uint8Array): boolean {
  const encoding = detectEncoding(head);
  const isWide = encoding === 'utf-16le' || encoding === 'utf-16be';
  const units = isWide
    ? [...new TextDecoder(encoding).decode(head.subarray(0, head.length & ~1))].map((c) => c.codePointAt(0) ?? 0)
    : head;
  let nuls = 0;
  // DOS ends a text with this character.
  let controls = units.at(-1) === DOS_END ? -1 : 0;
  for (const unit of units) {
    if (unit === 0) nuls += 1;
    else if (isControl(unit) || unit === 0xfffd) controls += 1;
  }
  const isPlain = nuls <= units.length * MAX_NULS && controls <= (units.length - nuls) * MAX_CONTROLS;
  return isPlain || isEbcdic(head);
}

import { open, readFile, type FileHandle } from 'node:fs/promises';
import { extname } from 'node:path';
import { decodeHead } from '../formats/text/detect-encoding.ts';
import { ParseError, type ParsableType } from '../parser.ts';
import { sniffCompound, sniffZip, SUPPORTED } from './sniff-office.ts';
import { sniffStructured } from './sniff-structured.ts';
import { containsPdf, findSignature } from './signatures.ts';
import { beginsWithControl, isText } from './text-bytes.ts';

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

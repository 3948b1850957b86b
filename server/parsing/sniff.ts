import { open, type FileHandle } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { detectEncoding, decodeText } from './decode-text.ts';
import { ParseError, type ParsableType } from './parser.ts';
import { isPicture } from './picture-types.ts';

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
};

/** Formats that are text to the eye, which to read as plain text would be to misread. */
const TEXT_LOOKALIKES: Record<string, string> = { '.eml': 'message/rfc822', '.mht': 'message/rfc822', '.svg': 'image/svg+xml' };

const HEAD = 64 * 1024;
/** More than this part of control characters is not text. */
const CONTROLS_ALLOWED = 0.005;

/**
 * The type of a file: by its bytes, then by its name, then (text kinds only) as declared. Throws `ParseError` with
 * `document_empty` for a file of nothing but white space and `unsupported_file_type` for what no parser takes.
 */
export async function sniffType({ path, filename, declaredType }: SniffRequest): Promise<ParsableType> {
  const { head, size } = await readHead(path);
  if (size === 0) throw empty();
  if (isPdf(head)) return 'application/pdf';
  const isMarkup = isHtml(head);
  const known = isMarkup ? null : await knownType(path, head);
  if (known !== null && isPicture(known)) return known;
  if (known !== null) throw unsupported(known);
  if (!isText(head)) throw unsupported(null);
  if (await isBlank(path, head, size)) throw empty();
  if (isMarkup) return 'text/html';
  const extension = extname(filename).toLowerCase();
  const lookalike = TEXT_LOOKALIKES[extension];
  if (lookalike !== undefined) throw unsupported(lookalike);
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

async function knownType(path: string, head: Buffer): Promise<string | null> {
  if ((await fileTypeFromBuffer(head)) === undefined) return null;
  const mime = (await fileTypeFromFile(path))?.mime ?? null;
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
  const units = isWide ? [...new TextDecoder(encoding).decode(head.subarray(0, head.length & ~1))].map((c) => c.codePointAt(0) ?? 0) : head;
  let controls = 0;
  for (const unit of units) {
    if (unit === 0) return false;
    if ((unit < 32 && (unit < 8 || unit > 13) && unit !== 27) || unit === 0xfffd) controls += 1;
  }
  return controls <= units.length * CONTROLS_ALLOWED;
}

async function isBlank(path: string, head: Buffer, size: number): Promise<boolean> {
  if (decodeText(head).trim() !== '') return false;
  if (size <= HEAD) return true;
  const file = await open(path);
  try {
    return decodeText(await file.readFile()).trim() === '';
  } finally {
    await file.close();
  }
}

function empty(): ParseError {
  return new ParseError('document_empty', 'The file is empty.');
}

function unsupported(type: string | null): ParseError {
  const what = type === null ? 'The file is of an unknown binary type' : `The file is of the type ${type}`;
  return new ParseError('unsupported_file_type', `${what}, which cannot be read. Supported: PDF, PNG, JPEG, WebP, TIFF, HTML, Markdown, CSV and plain text.`);
}

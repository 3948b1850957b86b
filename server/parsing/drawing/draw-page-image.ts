import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { openZip } from '../archive/zip-archive.ts';
import { MIN_ATTACHED_SIDE, parseFormat } from '../formats.ts';
import { readAttached } from '../formats/attached/read-attached.ts';
import { parseEml } from '../formats/mail/eml.ts';
import { readPreview } from '../formats/office/iwork.ts';
import { parseEmbeddedFiles } from '../formats/pdf/embedded-files.ts';
import { countPdfPages, fromHeader } from '../formats/pdf/pdf.ts';
import { isPicture } from '../formats/picture/picture-types.ts';
import { parsePicture } from '../formats/picture/picture.ts';
import type { LayoutPage } from '../layout.ts';
import { MAX_PIXELS } from '../parse-limits.ts';
import type { ParseStep } from '../parse-step.ts';
import { ParseError, type DrawablePage, type ImageFormat, type ImageOptions, type ParsableType } from '../parser.ts';
import { drawFilePage, type FilePage } from './draw-file-page.ts';
import { drawLines } from './draw-lines.ts';
import { inspectPdf } from './inspect-pdf.ts';

const MAILS: ReadonlySet<string> = new Set<ParsableType>(['message/rfc822', 'application/vnd.ms-outlook']);
const IWORK = 'application/vnd.apple.';

const LIMITS = {
  maxPages: Number.MAX_SAFE_INTEGER,
  maxCharacters: Number.MAX_SAFE_INTEGER,
  maxPixels: MAX_PIXELS,
  warn: () => undefined,
};

export interface DrawRequest extends ImageOptions {
  path: string;
  mimeType: ParsableType;
  page: DrawablePage;
  /** Of a picture. */
  maxPixels: number;
}

/** In pixels: WebP allows 16,383, and browsers not much more. */
const MAX_HEIGHT = 12_000;
const MAX_AREA = 25_000_000;
/** For a page whose size is not known. */
const USUAL_DPI = 144;

/** A page as picture: what its file shows, or else its lines. Throws `ParseError`. */
export async function drawPageImage(request: DrawRequest): Promise<Uint8Array> {
  const { path, mimeType, page, maxPixels } = request;
  const source = page.source === 'logical' ? null : await findFilePage(path, mimeType, page.number);
  if (source === null) return encode(await drawLines(page, request.width), request.format);
  const width = page.width > 0 ? chooseWidth(request.width, page) : request.width;
  const dpi = page.width > 0 ? (72 * width) / page.width : USUAL_DPI;
  try {
    const drawn = await drawFilePage(source, { dpi, rotation: page.rotation, maxPixels });
    const fitted = drawn.resize({ width, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true });
    return await encode(fitted, request.format);
  } catch (error) {
    throw new ParseError('document_unreadable', `Page ${page.number} of the document cannot be drawn.`, {
      detail: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
      cause: error,
    });
  }
}

/** At the fastest setting: encoding is most of the time that a page takes. */
async function encode(image: Sharp, format: ImageFormat): Promise<Uint8Array> {
  const encoded =
    format === 'webp'
      ? await image.webp({ quality: 80, effort: 0 }).toBuffer()
      : await image.png({ compressionLevel: 2 }).toBuffer();
  return new Uint8Array(encoded);
}

/** The width, in pixels, at which a page of these proportions is drawn: as asked for, less for very high pages. */
function chooseWidth(width: number, page: { width: number; height: number }): number {
  const ratio = page.width > 0 ? page.height / page.width : 1;
  return Math.max(1, Math.floor(Math.min(width, MAX_HEIGHT / ratio, Math.sqrt(MAX_AREA / ratio))));
}

/** The file that shows a page of a document: itself or one that it contains. Null for a page of text. */
async function findFilePage(path: string, mimeType: ParsableType, page: number): Promise<FilePage | null> {
  if (isPicture(mimeType)) return { kind: 'picture', file: path, page };
  const isMail = MAILS.has(mimeType);
  if (!isMail && mimeType !== 'application/pdf' && !mimeType.startsWith(IWORK)) return null;
  if (mimeType === 'application/pdf' && !(await inspectPdf(path)).mayEmbedFiles)
    return { kind: 'pdf', file: path, page };
  const bytes = await readFile(path);
  if (mimeType.startsWith(IWORK)) return { kind: 'pdf', file: readPreview(openZip(bytes)), page };
  for await (const step of listPages(bytes, mimeType)) {
    const found = 'pages' in step ? step.unread?.find(({ number }) => number === page) : undefined;
    if (found === undefined) continue;
    return { kind: found.kind, file: await readAttached(bytes, found.attachment ?? []), page: found.page };
  }
  return null;
}

/** The pages as parsing numbers them, without reading PDFs. Those with a picture are `unread`. */
async function* listPages(bytes: Uint8Array, type: ParsableType, charset?: string): AsyncGenerator<ParseStep> {
  if (isPicture(type)) yield* parsePicture(bytes, LIMITS, MIN_ATTACHED_SIDE);
  else if (MAILS.has(type)) yield* parseEml(bytes, LIMITS, listPages);
  else if (type === 'application/pdf') yield* listPdfPages(bytes);
  else yield* parseFormat(bytes, type, { ...LIMITS, charset });
}

async function* listPdfPages(bytes: Uint8Array): AsyncGenerator<ParseStep> {
  const pageCount = await countPdfPages(bytes);
  if (pageCount === null) throw new ParseError('document_unreadable', 'The PDF cannot be opened.');
  const pages = Array.from({ length: pageCount }, (_, index) => emptyPage(index + 1));
  yield { pages, unread: pages.map(({ number }) => ({ number, kind: 'pdf', page: number })) };
  yield* parseEmbeddedFiles(fromHeader(bytes), { ...LIMITS, pages: pageCount }, listPages);
}

function emptyPage(number: number): LayoutPage {
  return { number, width: 0, height: 0, source: 'text', text: '', lines: [], tables: [] };
}

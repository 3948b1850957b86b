import { readFile } from 'node:fs/promises';
import { openZip } from '../archive/zip-archive.ts';
import { MIN_ATTACHED_SIDE, parseFormat } from '../formats.ts';
import { readAttached } from '../formats/attached/read-attached.ts';
import { parseEml } from '../formats/mail/eml.ts';
import { readPreview } from '../formats/office/iwork.ts';
import { parseEmbeddedFiles } from '../formats/pdf/embedded-files.ts';
import { countPdfPages, fromHeader } from '../formats/pdf/pdf.ts';
import { parsePicture } from '../formats/picture/picture.ts';
import { MAX_PIXELS } from '../parse-limits.ts';
import { isPicture } from '../formats/picture/picture-types.ts';
import type { LayoutPage } from '../layout.ts';
import { ParseError, type ParsableType } from '../parser.ts';
import type { ParseStep } from '../parse-step.ts';
import type { FilePage } from './draw-file-page.ts';
import { inspectPdf } from './inspect-pdf.ts';

const MAILS: ReadonlySet<string> = new Set<ParsableType>(['message/rfc822', 'application/vnd.ms-outlook']);
const IWORK = 'application/vnd.apple.';

/** The file that shows a page of a document: itself or one that it contains. Null for a page of text. */
export async function findFilePage(path: string, mimeType: ParsableType, page: number): Promise<FilePage | null> {
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

const LIMITS = {
  maxPages: Number.MAX_SAFE_INTEGER,
  maxCharacters: Number.MAX_SAFE_INTEGER,
  maxPixels: MAX_PIXELS,
  warn: () => undefined,
};

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

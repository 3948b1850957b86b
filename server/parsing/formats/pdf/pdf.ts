import { LiteParse, type LiteParseConfig, type ParsedPage } from '@llamaindex/liteparse';
import type { LayoutPage } from '../../layout.ts';
import { ParseError } from '../../parser.ts';
import { selectCommonPages } from '../../../lib/page-range.ts';
import { passwordRequired } from './encrypted-pdf.ts';
import { pagesToRecognize, type UnreadPdfPage } from './pdf-ocr-need.ts';
import { layoutPdfPage } from './pdf-page.ts';
import { placedRuns, turnOf } from '../../page/placed-words.ts';
import { hasProseBeside } from './tagged-order.ts';
import { readXfaData } from './xfa-data.ts';

/** Twice as many pages are in memory at a time: some are laid out while the next are read. */
const BATCH = 20;

// OCR would reach for the network, and a limit of its own would cut documents short in silence.
const BASE = {
  ocrEnabled: false,
  quiet: true,
  continueOnPageError: true,
  maxPages: 10_000_000,
} satisfies Partial<LiteParseConfig>;
const READ = {
  ...BASE,
  emitWordBoxes: true,
  extractBlocks: true,
  extractFormFields: true,
  extractAnnotations: true,
  extractStructureTree: true,
} satisfies Partial<LiteParseConfig>;

/** `unread`: the pages among these whose text layer differs from what a reader sees. */
export type PdfStep = { pageCount: number } | { pages: LayoutPage[]; unread: UnreadPdfPage[] };

/** The real number of pages, or null for a file that cannot be opened, be it encrypted or broken. */
export async function countPdfPages(bytes: Uint8Array): Promise<number | null> {
  try {
    for await (const batch of new LiteParse(BASE).parseBatches(fromHeader(bytes), { batchSize: 1 }))
      return batch.totalPages;
  } catch {
    return null;
  }
  return null;
}

/**
 * First the number of pages, then the pages, a few at a time. Throws `ParseError` with `document_encrypted` or
 * `document_unreadable`.
 * @param ranges only the pages that all of them select; without any, all pages
 */
export async function* parsePdf(bytes: Uint8Array, ranges: readonly string[] = []): AsyncGenerator<PdfStep> {
  const file = fromHeader(bytes);
  let counted = false;
  let pageCount = 0;
  try {
    for await (const batch of ranges.length === 0 ? readAll(file) : readSelected(file, ranges)) {
      if (!counted) yield { pageCount: batch.totalPages };
      counted = true;
      pageCount = batch.totalPages;
      if (batch.numbers.length === 0) continue;
      const pages: LayoutPage[] = [];
      for (const page of await setUpright(file, await withMarks(file, batch.pages)))
        pages.push(layoutPdfPage(page.page, page.rotation));
      yield {
        pages: withMissing(pages, batch.numbers),
        unread: await pagesToRecognize(file, pages, BASE),
      };
    }
    const form = ranges.length === 0 ? await readXfaData(file, { base: BASE, pageCount }) : null;
    if (form !== null) yield { pages: [form], unread: [] };
  } catch (error) {
    throw readError(error);
  }
  if (!counted) throw unreadable('no pages');
}

interface Batch {
  totalPages: number;
  /** Of the pages that were to be read; some may be missing in `pages`. */
  numbers: number[];
  pages: ParsedPage[];
}

async function* readAll(file: Uint8Array): AsyncGenerator<Batch> {
  const batches = new LiteParse(READ).parseBatches(file, { batchSize: BATCH });
  for await (const { totalPages, startPage, endPage, result } of readAhead(batches)) {
    const numbers = Array.from({ length: endPage - startPage + 1 }, (_, index) => startPage + index);
    yield { totalPages, numbers, pages: result.pages };
  }
}

/** The number of pages is a step of its own, before the pages: the selection may be too large. */
async function* readSelected(file: Uint8Array, ranges: readonly string[]): AsyncGenerator<Batch> {
  for await (const { totalPages } of new LiteParse(BASE).parseBatches(file, { batchSize: 1 })) {
    yield { totalPages, numbers: [], pages: [] };
    const selected = selectCommonPages(ranges, totalPages);
    for (let from = 0; from < selected.length; from += BATCH) {
      const numbers = selected.slice(from, from + BATCH);
      const { pages } = await new LiteParse({ ...READ, targetPages: numbers.join(',') }).parse(Buffer.from(file));
      yield { totalPages, numbers, pages };
    }
    return;
  }
}

/** A page (from 1) as a viewer shows it, as PNG; null for one of a single colour. */
export async function renderPdfPage(bytes: Uint8Array, page: number, dpi: number): Promise<Uint8Array | null> {
  const [shown] = await new LiteParse({ ...BASE, dpi })
    .screenshot(Buffer.from(fromHeader(bytes)), [page])
    .catch((error: unknown) => {
      throw readError(error);
    });
  if (shown === undefined) throw unreadable(`page ${page} cannot be rendered`);
  return shown.isSolidFill ? null : shown.imageBuffer;
}

/** Bytes before the header (a mail's, a proxy's) make the offsets in the file wrong. */
export function fromHeader(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = file.subarray(0, 64 * 1024).indexOf('%PDF-');
  return hideIllustrator(header > 0 ? file.subarray(header) : file);
}

const ILLUSTRATOR = 'AIPrivateData';

/**
 * The library guesses the format of bytes, takes a PDF with this key for Illustrator's own format, and refuses it. In
 * a copy the key has another name of the same length. Only Illustrator reads it.
 */
function hideIllustrator(file: Buffer): Buffer {
  let at = file.indexOf(ILLUSTRATOR);
  if (at < 0) return file;
  const copy = Buffer.from(file);
  for (; at >= 0; at = copy.indexOf(ILLUSTRATOR, at)) copy.write('XX', at);
  return copy;
}

/** Reads tagged pages with prose side by side again, with the marks that tie their text to the tags. */
async function withMarks(file: Uint8Array, pages: ParsedPage[]): Promise<ParsedPage[]> {
  const tagged = pages.filter(
    (page) => (page.structureTree?.roots.length ?? 0) > 0 && hasProseBeside(placedRuns(page)),
  );
  if (tagged.length === 0) return pages;
  const targetPages = tagged.map((page) => page.pageNum).join(',');
  const { pages: marked } = await new LiteParse({ ...READ, targetPages, extractTextMetadata: true }).parse(
    Buffer.from(file),
  );
  const byNumber = new Map(marked.map((page) => [page.pageNum, page]));
  return pages.map((page) => byNumber.get(page.pageNum) ?? page);
}

type Rotation = 0 | 90 | 180 | 270;

/** Reads pages with rotated text again, turned upright. */
async function setUpright(file: Uint8Array, pages: ParsedPage[]): Promise<{ page: ParsedPage; rotation: Rotation }[]> {
  const rotations = new Map(pages.map((page) => [page.pageNum, mainRotation(page)]));
  const corrections = [...rotations].flatMap(([page, angle]) => (angle === 0 ? [] : [{ page, angle }]));
  if (corrections.length === 0) return pages.map((page) => ({ page, rotation: 0 }));
  const targetPages = corrections.map(({ page }) => page).join(',');
  const turned = await new LiteParse({ ...READ, targetPages, pageOrientationCorrections: corrections }).parse(
    Buffer.from(file),
  );
  const upright = new Map(turned.pages.map((page) => [page.pageNum, page]));
  return pages.map((page) => {
    const better = upright.get(page.pageNum);
    return better === undefined ? { page, rotation: 0 } : { page: better, rotation: rotations.get(page.pageNum) ?? 0 };
  });
}

function mainRotation(page: ParsedPage): Rotation {
  const letters = new Map<number, number>();
  let total = 0;
  for (const item of page.textItems) {
    const { rotation } = turnOf(item);
    letters.set(rotation, (letters.get(rotation) ?? 0) + item.text.length);
    total += item.text.length;
  }
  return ([90, 180, 270] as const).find((rotation) => (letters.get(rotation) ?? 0) > total * 0.6) ?? 0;
}

/** Pages that PDFium cannot read are returned empty. */
function withMissing(pages: LayoutPage[], numbers: number[]): LayoutPage[] {
  const byNumber = new Map(pages.map((page) => [page.number, page]));
  return numbers.map(
    (number) =>
      byNumber.get(number) ?? { number, width: 0, height: 0, source: 'text', text: '', lines: [], tables: [] },
  );
}

function readError(error: unknown): unknown {
  if (error instanceof ParseError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (/password|encrypt|security/i.test(message)) return passwordRequired(error);
  return unreadable(message, error);
}

function unreadable(detail: string, cause?: unknown): ParseError {
  return new ParseError('document_unreadable', 'The file cannot be read as a PDF: it is damaged or incomplete.', {
    detail,
    cause,
  });
}

/** Yields the values of `source`, and requests each next value while the current one is processed. */
export async function* readAhead<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  const ask = (): Promise<IteratorResult<T>> => {
    const asked = iterator.next();
    // The consumer sees its failure; when the value before it fails, it has no consumer.
    asked.catch(() => {});
    return asked;
  };
  try {
    for (let next = ask(); ;) {
      const step = await next;
      if (step.done === true) return;
      next = ask();
      yield step.value;
    }
  } finally {
    await iterator.return?.();
  }
}

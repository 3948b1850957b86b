import { readFile } from 'node:fs/promises';
import type { TaskContext } from '../../children/serve-tasks.ts';
import { countOfficePages, parseFormat, type FormatLimits, type ParseContext } from '../formats.ts';
import type { LayoutPage } from '../layout.ts';
import { ParseError, type ParsableType, type PdfExcerpt } from '../parser.ts';
import { readCharset } from '../sniff/declared-charset.ts';
import { sniffType, type SniffRequest } from '../sniff/sniff.ts';
import { checkPages, checkSelection, tooLong } from '../parse-limits.ts';
import { packPages, type LayoutChunk } from './layout-chunks.ts';
import { isPicture } from '../formats/picture/picture-types.ts';
import type { ParseStep, UnreadPage } from '../parse-step.ts';

export type ParseChildRequest =
  | { kind: 'inspect'; file: SniffRequest; maxPixels: number }
  | { kind: 'parse'; path: string; mimeType: ParsableType; charset?: string | undefined; limits: FormatLimits }
  | { kind: 'unlock'; path: string; password: string; copyPath: string }
  | { kind: 'draw'; path: string; mimeType: ParsableType; page: LayoutPage }
  | { kind: 'cut'; path: string; mimeType: ParsableType; parts: readonly (readonly number[])[]; maxPixels: number };

export interface ParseChildResult {
  /** Null where pages mean nothing or cannot be counted. */
  pageCount: number | null;
  /**
   * The pages that need OCR: all of a picture, those of a PDF without a usable text layer, those of a mail's
   * attachments.
   */
  unread?: UnreadPage[];
  /** Sentences about what was guessed or left out. */
  warnings?: string[];
  /** Milliseconds that parsing took. */
  elapsedMs?: number;
  /** JPEG, of the page that was to be drawn. */
  picture?: Uint8Array;
  /** The pages that were to be cut out of a PDF or a picture; null where it has none of them. */
  excerpts?: (PdfExcerpt | null)[];
}

/** Told before the work that can fail: the type, while pages are being counted. */
export type ParseChildProgress = { mimeType: ParsableType; charset: string | null } | { chunk: LayoutChunk };

/** Does what a parser asks of its child processes. */
export async function performParseTask(
  request: ParseChildRequest,
  { progress }: TaskContext<ParseChildProgress>,
): Promise<ParseChildResult> {
  if (request.kind === 'inspect') {
    const mimeType = await sniffType(request.file);
    progress({ mimeType, charset: readCharset(request.file.declaredType, mimeType) });
    if (isPicture(mimeType)) return { pageCount: await countPicturePages(request.file.path, request.maxPixels) };
    const bytes = await readFile(request.file.path);
    if (mimeType !== 'application/pdf') return { pageCount: await countOfficePages(bytes, mimeType) };
    const { countPdfPages } = await import('../formats/pdf/pdf.ts');
    return { pageCount: await countPdfPages(bytes) };
  }
  if (request.kind === 'draw') {
    // Most documents are never drawn.
    const { drawForModel } = await import('../page/draw-for-model.ts');
    return { pageCount: null, picture: await drawForModel(request, request.page) };
  }
  if (request.kind === 'cut') {
    if (isPicture(request.mimeType)) {
      const { cutPicture } = await import('../formats/picture/cut-picture.ts');
      return { pageCount: null, excerpts: await cutPicture(request.path, request.parts, request) };
    }
    const { cutPdf } = await import('../formats/pdf/cut-pdf.ts');
    return { pageCount: null, excerpts: await cutPdf(request.path, request.parts) };
  }
  if (request.kind === 'unlock') {
    const { unlockPdf } = await import('../formats/pdf/unlock-pdf.ts');
    await unlockPdf(request.path, request.password, request.copyPath);
    return { pageCount: null };
  }
  const started = performance.now();
  return { ...(await parse(request, (chunk) => progress({ chunk }))), elapsedMs: performance.now() - started };
}

const MAX_WARNINGS = 20;

async function parse(
  { path, mimeType, charset, limits }: Extract<ParseChildRequest, { kind: 'parse' }>,
  send: (chunk: LayoutChunk) => void,
): Promise<ParseChildResult> {
  let characters = 0;
  const sendPages = (pages: LayoutPage[]): void => {
    for (const page of pages) characters += page.text.length;
    if (characters > limits.maxCharacters) throw tooLong(limits.maxCharacters);
    for (const chunk of packPages(pages)) send(chunk);
  };
  let pageCount: number | null = null;
  const unread: UnreadPage[] = [];
  const warnings = new Set<string>();
  const context = { ...limits, charset, warn: (warning: string) => void warnings.add(warning) };
  const steps = selectedSteps(await openSteps(path, mimeType, context), limits);
  for await (const step of steps) {
    if ('pages' in step) {
      sendPages(step.pages);
      unread.push(...(step.unread ?? []));
    } else pageCount = step.pageCount;
  }
  return { pageCount, unread, warnings: [...warnings].slice(0, MAX_WARNINGS) };
}

async function openSteps(
  path: string,
  mimeType: ParsableType,
  context: ParseContext,
): Promise<AsyncIterable<ParseStep>> {
  const isRestricted = context.pages !== undefined && context.pages.length > 0;
  // Only selected pages count, which the formats do not know.
  const formatContext = isRestricted ? { ...context, maxPages: Number.MAX_SAFE_INTEGER } : context;
  // A picture is not read into memory to be counted.
  if (!isPicture(mimeType)) return parseFormat(await readFile(path), mimeType, formatContext);
  const { parsePicture } = await import('../formats/picture/picture.ts');
  return parsePicture(path, formatContext);
}

/** The steps, without the pages that the ranges leave out. Throws `ParseError` where too many or no pages are left. */
async function* selectedSteps(
  steps: AsyncIterable<ParseStep>,
  { pages: ranges = [], maxPages }: FormatLimits,
): AsyncGenerator<ParseStep> {
  let selected: Set<number> | null = null;
  const uncounted: Extract<ParseStep, { pages: unknown }>[] = [];
  const isSelected = ({ number }: { number: number }) => selected?.has(number) ?? false;
  for await (const step of steps) {
    if ('pageCount' in step) {
      if (ranges.length === 0) checkPages(step.pageCount, maxPages);
      else selected = checkSelection(ranges, step.pageCount, maxPages);
      yield step;
    } else if (ranges.length === 0) yield step;
    else if (selected === null) uncounted.push(step);
    else yield { pages: step.pages.filter(isSelected), unread: (step.unread ?? []).filter(isSelected) };
  }
  if (uncounted.length === 0) return;
  const pages = uncounted.flatMap((step) => step.pages);
  selected = checkSelection(ranges, pages.at(-1)?.number ?? 0, maxPages);
  const unread = uncounted.flatMap((step) => step.unread ?? []);
  yield { pages: pages.filter(isSelected), unread: unread.filter(isSelected) };
}

/**
 * A damaged picture is accepted like a damaged PDF: parsing reports what is wrong. Too many pixels are refused
 * immediately.
 */
async function countPicturePages(path: string, maxPixels: number): Promise<number | null> {
  const { readPictureHead } = await import('../formats/picture/picture.ts');
  return await readPictureHead(path, { maxPixels }).then(
    (head) => head.pageCount,
    (error: unknown) => {
      if (error instanceof ParseError && error.code === 'document_unreadable') return null;
      throw error;
    },
  );
}

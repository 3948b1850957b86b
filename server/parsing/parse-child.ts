/** The process in which documents are opened: the entry file of the parser's child pools. */
import { readFile } from 'node:fs/promises';
import { serveTasks } from '../lib/child-tasks.ts';
import { countOfficePages, parseFormat } from './formats.ts';
import type { LayoutPage } from './layout.ts';
import { ParseError, type ParsableType, type ParseLimits } from './parser.ts';
import { countPdfPages } from './pdf.ts';
import { sniffType, type SniffRequest } from './sniff.ts';
import { checkPages, tooLong } from './parse-limits.ts';
import { packPages, type LayoutChunk } from './transport.ts';
import { isPicture } from './picture-types.ts';
import { readPictureHead } from './picture.ts';
import type { UnreadPages } from './recognition.ts';

export type ParseChildRequest =
  | { kind: 'inspect'; file: SniffRequest }
  | { kind: 'parse'; path: string; mimeType: ParsableType; limits: Pick<ParseLimits, 'maxPages' | 'maxCharacters'> }
  | { kind: 'draw'; path: string; mimeType: ParsableType; page: LayoutPage };

export interface ParseChildResult {
  /** Null where pages mean nothing or cannot be counted. */
  pageCount: number | null;
  /** The pages to be recognised: of a picture all, of a PDF those whose text layer does not tell what they show. */
  unread?: UnreadPages;
  /** Milliseconds that parsing took. */
  elapsedMs?: number;
  /** JPEG, of the page that was to be drawn. */
  picture?: Uint8Array;
}

/** Told before the work that can fail: the type, while pages are being counted. */
export type ParseChildProgress = { mimeType: ParsableType } | { chunk: LayoutChunk };

serveTasks<ParseChildRequest, ParseChildResult, ParseChildProgress>(async (request, { progress }) => {
  if (request.kind === 'inspect') {
    const mimeType = await sniffType(request.file);
    progress({ mimeType });
    if (isPicture(mimeType)) return { pageCount: await countPicturePages(request.file.path) };
    const bytes = await readFile(request.file.path);
    return { pageCount: mimeType === 'application/pdf' ? await countPdfPages(bytes) : await countOfficePages(bytes, mimeType) };
  }
  if (request.kind === 'draw') {
    // Most documents are never drawn.
    const { drawForModel } = await import('./draw-for-model.ts');
    return { pageCount: null, picture: await drawForModel(request, request.page) };
  }
  const started = performance.now();
  return { ...(await parse(request, (chunk) => progress({ chunk }))), elapsedMs: performance.now() - started };
});

async function parse(
  { path, mimeType, limits }: Extract<ParseChildRequest, { kind: 'parse' }>,
  send: (chunk: LayoutChunk) => void,
): Promise<ParseChildResult> {
  if (isPicture(mimeType)) {
    const pageCount = checkPages((await readPictureHead(path)).pageCount, limits.maxPages);
    return { pageCount, unread: { kind: 'picture', pages: Array.from({ length: pageCount }, (_, index) => index + 1) } };
  }
  const bytes = await readFile(path);
  let characters = 0;
  const sendPages = (pages: LayoutPage[]): void => {
    for (const page of pages) characters += page.text.length;
    if (characters > limits.maxCharacters) throw tooLong(limits.maxCharacters);
    for (const chunk of packPages(pages)) send(chunk);
  };
  let pageCount: number | null = null;
  const unread: number[] = [];
  for await (const step of parseFormat(bytes, mimeType, limits)) {
    if ('pages' in step) {
      sendPages(step.pages);
      unread.push(...(step.unread ?? []));
    } else pageCount = checkPages(step.pageCount, limits.maxPages);
  }
  return mimeType === 'application/pdf' ? { pageCount, unread: { kind: 'pdf', pages: unread } } : { pageCount };
}

/** A damaged picture is taken in like a damaged PDF: parsing tells what is wrong. Too many pixels are refused at once. */
async function countPicturePages(path: string): Promise<number | null> {
  return await readPictureHead(path).then(
    (head) => head.pageCount,
    (error: unknown) => {
      if (error instanceof ParseError && error.code === 'document_unreadable') return null;
      throw error;
    },
  );
}

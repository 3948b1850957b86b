/** The process in which documents are opened: the entry file of the parser's child pools. */
import { readFile } from 'node:fs/promises';
import { serveTasks } from '../lib/child-tasks.ts';
import { parseCsv } from './csv.ts';
import { decodeText } from './decode-text.ts';
import { parseHtml } from './html.ts';
import type { LayoutPage } from './layout.ts';
import { parseMarkdown } from './markdown.ts';
import { ParseError, type ParsableType, type ParseLimits } from './parser.ts';
import { countPdfPages, parsePdf } from './pdf.ts';
import { sniffType, type SniffRequest } from './sniff.ts';
import { parseText } from './text.ts';
import { packPages, type LayoutChunk } from './transport.ts';

export type ParseChildRequest =
  | { kind: 'inspect'; file: SniffRequest }
  | { kind: 'parse'; path: string; mimeType: ParsableType; limits: Pick<ParseLimits, 'maxPages' | 'maxCharacters'> };

/** `pageCount`, for both kinds: null where pages mean nothing or cannot be counted. */
export interface ParseChildResult {
  pageCount: number | null;
}

/** Told before the work that can fail: the type, while pages are being counted. */
export type ParseChildProgress = { mimeType: ParsableType } | { chunk: LayoutChunk };

serveTasks<ParseChildRequest, ParseChildResult, ParseChildProgress>(async (request, { progress }) => {
  if (request.kind === 'inspect') {
    const mimeType = await sniffType(request.file);
    progress({ mimeType });
    return { pageCount: mimeType === 'application/pdf' ? await countPdfPages(await readFile(request.file.path)) : null };
  }
  return await parse(request, (chunk) => progress({ chunk }));
});

async function parse(
  { path, mimeType, limits }: Extract<ParseChildRequest, { kind: 'parse' }>,
  send: (chunk: LayoutChunk) => void,
): Promise<ParseChildResult> {
  const bytes = await readFile(path);
  let characters = 0;
  const sendPages = (pages: LayoutPage[]): void => {
    for (const page of pages) characters += page.text.length;
    if (characters > limits.maxCharacters) throw tooLong(limits.maxCharacters);
    for (const chunk of packPages(pages)) send(chunk);
  };
  if (mimeType !== 'application/pdf') {
    // Tables cost many times their text: what is too long must not get that far.
    const text = mimeType === 'text/html' ? null : decodeText(bytes);
    if (text !== null && text.length > limits.maxCharacters) throw tooLong(limits.maxCharacters);
    sendPages([text === null ? parseHtml(bytes) : parseAsText(text, mimeType)]);
    return { pageCount: null };
  }
  let pageCount = 0;
  for await (const step of parsePdf(bytes)) {
    if ('pages' in step) sendPages(step.pages);
    else pageCount = checkPages(step.pageCount, limits.maxPages);
  }
  return { pageCount };
}

function parseAsText(text: string, mimeType: ParsableType): LayoutPage {
  if (mimeType === 'text/csv') return parseCsv(text);
  return mimeType === 'text/markdown' ? parseMarkdown(text) : parseText(text);
}

function checkPages(pageCount: number, maxPages: number): number {
  if (pageCount <= maxPages) return pageCount;
  throw new ParseError('too_many_pages', `The document has ${pageCount} pages; the limit is ${maxPages} (EXCERPT_MAX_PAGES).`, {
    detail: `EXCERPT_MAX_PAGES=${maxPages}`,
  });
}

function tooLong(maxCharacters: number): ParseError {
  return new ParseError('payload_too_large', `The document has more than ${maxCharacters} characters of text (EXCERPT_MAX_CHARACTERS).`, {
    detail: `EXCERPT_MAX_CHARACTERS=${maxCharacters}`,
  });
}

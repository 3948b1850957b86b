/** The process in which documents are opened: the entry file of the parser's child pools. */
import { readFile } from 'node:fs/promises';
import { serveTasks } from '../lib/child-tasks.ts';
import { countOfficePages, parseFormat } from './formats.ts';
import type { LayoutPage } from './layout.ts';
import type { ParsableType, ParseLimits } from './parser.ts';
import { countPdfPages } from './pdf.ts';
import { sniffType, type SniffRequest } from './sniff.ts';
import { checkPages, tooLong } from './parse-limits.ts';
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
    const bytes = await readFile(request.file.path);
    return { pageCount: mimeType === 'application/pdf' ? await countPdfPages(bytes) : await countOfficePages(bytes, mimeType) };
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
  let pageCount: number | null = null;
  for await (const step of parseFormat(bytes, mimeType, limits)) {
    if ('pages' in step) sendPages(step.pages);
    else pageCount = checkPages(step.pageCount, limits.maxPages);
  }
  return { pageCount };
}

import type { LayoutPage } from '../../layout.ts';
import { checkPages } from '../../parse-limits.ts';
import type { ParseStep } from '../../parse-step.ts';
import { ParseError, type ParsableType } from '../../parser.ts';

export type PartParser = (bytes: Uint8Array, mimeType: ParsableType, charset?: string) => AsyncIterable<ParseStep>;

/** The path of a file within the document: indexes and names of the files that contain it. */
export interface AttachmentPlace {
  trail: number[];
  path: string;
}

/** How many pages of a document were read so far. */
export interface PageTally {
  pages: number;
  maxPages: number;
}

/** The pages of an attachment as those of the document; what is unread of them is found again by the trail to it. */
export function attachedPages(
  { pages, unread }: Extract<ParseStep, { pages: unknown }>,
  tally: PageTally,
  { trail, path }: AttachmentPlace,
): ParseStep {
  const numbers = new Map<number, number>();
  const placed = pages.map((page) => {
    const own = numberPage(page, tally, joinNames(path, page.name ?? ''));
    numbers.set(page.number, own.number);
    return own;
  });
  return {
    pages: placed,
    unread: (unread ?? []).map((page) => ({
      ...page,
      number: numbers.get(page.number) ?? 0,
      attachment: [...trail, ...(page.attachment ?? [])],
    })),
  };
}

/** Gives the page the next number of the document. Throws `ParseError` for one too many. */
export function numberPage(page: LayoutPage, tally: PageTally, name: string): LayoutPage {
  tally.pages = checkPages(tally.pages + 1, tally.maxPages);
  return { ...page, number: tally.pages, ...(name !== '' && { name }) };
}

export function joinNames(...names: string[]): string {
  return names.filter((name) => name !== '').join(' / ');
}

/** What is wrong with an attachment without being wrong with the document. */
const LEFT_OUT = new Set<ParseError['code']>([
  'unsupported_file_type',
  'document_empty',
  'document_unreadable',
  'document_encrypted',
]);

/** Whether an attachment that fails so is left out, and the rest of the document is read. */
export function isLeftOut(error: unknown): boolean {
  return error instanceof ParseError && LEFT_OUT.has(error.code);
}

import { exceedsPages, parsePageRange } from '../lib/page-range.ts';
import type { Layout } from '../parsing/layout.ts';

/** A sentence where the range of a run names pages that its document does not have. */
export function warnAboutPages(pages: string | null, layout: Layout): string[] {
  const range = pages === null ? null : parsePageRange(pages);
  if (range === null || layout.pageCount === null || !exceedsPages(range, layout.pageCount)) return [];
  return [`pages ${pages} names pages that the document does not have: it has ${layout.pageCount}.`];
}

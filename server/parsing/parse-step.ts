import type { LayoutPage } from './layout.ts';

/** A page whose text must be recognised by OCR. */
export interface UnreadPage {
  /** 1-based, in the document. */
  number: number;
  kind: 'pdf' | 'picture';
  /** 1-based, in its file. */
  page: number;
  /** Where the file is within a mail or PDF: the indexes of the attachments within each other that lead to it. */
  attachment?: number[];
  /** Whether it has a text layer that is kept where OCR takes too long, or fails. */
  hasText?: true;
}

/** The page count precedes the pages, where the format has one. `unread`: the pages that need OCR. */
export type ParseStep = { pageCount: number } | { pages: LayoutPage[]; unread?: UnreadPage[] };

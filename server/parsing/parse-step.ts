import type { LayoutPage } from './layout.ts';

/** A page whose text has to be read off its picture. */
export interface UnreadPage {
  /** 1-based, in the document. */
  number: number;
  kind: 'pdf' | 'picture';
  /** 1-based, in its file. */
  page: number;
  /** Where the file is within a mail: the indexes of the attachments within each other that lead to it. */
  attachment?: number[];
}

/** The number of pages comes before the pages, where there is one. `unread`: those whose text is to be read off their picture. */
export type ParseStep = { pageCount: number } | { pages: LayoutPage[]; unread?: UnreadPage[] };

import type { Evidence, PageBox } from '@excerpt/sdk';
import { signal } from '@preact/signals';
import { toLevel, type Level } from '../../lib/value-words.ts';

/** The field under the pointer, in the values or on a page. */
export const hoveredPath = signal<string | null>(null);

/** A place on a page where a value was found. */
export interface Mark {
  path: string;
  box: PageBox;
  level: Level;
  /** How the value was found. */
  match: string;
  /** Of which of two compared runs it is; undefined where only one is shown. */
  side?: 'before' | 'after';
}

/** The button that shows a value. */
export const findFieldButton = (path: string): HTMLElement | null =>
  document.querySelector(`[data-path="${CSS.escape(path)}"]`);

/** The marks of each page, by its number. */
export function groupMarks(evidence: Evidence[]): Map<number, Mark[]> {
  const pages = new Map<number, Mark[]>();
  for (const entry of evidence) {
    if (entry.page === null) continue;
    const marks = pages.get(entry.page) ?? [];
    marks.push(...entry.boxes.map((box) => ({ path: entry.path, box, level: toLevel(entry), match: entry.match })));
    pages.set(entry.page, marks);
  }
  return pages;
}

import { CELL_GAP, type LayoutLine, type LayoutPage, type LayoutTable } from '../layout.ts';

/** A line before its place in the page's text is known. */
export type LineDraft = Omit<LayoutLine, 'start'>;

export interface PageDraft extends Omit<LayoutPage, 'text' | 'lines'> {
  lines: LineDraft[];
}

/** Joins the lines to the page's text and gives each its place there. */
export function finishPage(draft: PageDraft): LayoutPage {
  let start = 0;
  const lines = draft.lines.map((line): LayoutLine => {
    const placed = { ...line, start };
    start += line.text.length + 1;
    return placed;
  });
  return { ...draft, lines, text: lines.map((line) => line.text).join('\n') };
}

/** The only page of a format without geometry. */
export function logicalPage(texts: string[], tables: LayoutTable[] = []): LayoutPage {
  const lines = texts.map((text): LineDraft => ({ text, box: null, words: [] }));
  return finishPage({ number: 1, width: 0, height: 0, source: 'logical', lines, tables });
}

/** A table row as a line of text. */
export function rowText(cells: string[]): string {
  return cells
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .join(CELL_GAP)
    .trimEnd();
}

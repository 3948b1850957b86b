import type { Layout, LayoutPage } from '../../parsing/layout.ts';
import { estimateTokens } from './estimate-tokens.ts';

/** A page, or some lines of one that is too long for a question: what questions are made of. */
export interface Passage {
  page: number;
  /** UTF-16 offsets into the page's text, end exclusive. */
  start: number;
  end: number;
  tokens: number;
  /** Lines that look like rows of a table. */
  rows: number;
  /** Whether the page was recognised, so that its picture can say more than its text. */
  recognised: boolean;
  /** The headings of a table that began earlier and goes on here. */
  columns: string | null;
}

/**
 * How many lines of a page that is cut stand in both parts, so that a row that is broken in two is whole in one of
 * them.
 */
const OVERLAP_LINES = 3;
/** Characters of headings that are repeated. */
const MAX_COLUMN_CHARACTERS = 400;

/** Three cells or more, one of them with a figure. */
export function isRow(line: string): boolean {
  const cells = line.split(/ {2,}/);
  return cells.length >= 3 && cells.some((cell) => /\d/.test(cell));
}

/** The document in passages of at most `most` tokens, in its order. A single line is cut where it is longer. */
export function splitIntoPassages(layout: Layout, most: number): Passage[] {
  const passages: Passage[] = [];
  let columns: string | null = null;
  for (const page of layout.pages) {
    const headings = page.tables.findLast((table) => table.header !== null)?.header ?? null;
    const own = headings?.join(' | ').slice(0, MAX_COLUMN_CHARACTERS) ?? null;
    const parts = splitPage(page, most);
    parts.forEach(([start, end], index) => {
      const text = page.text.slice(start, end);
      passages.push({
        page: page.number,
        start,
        end,
        tokens: estimateTokens(text),
        rows: countRows(page, start, end),
        recognised: page.source === 'ocr',
        columns: index > 0 ? (own ?? columns) : columns,
      });
    });
    // Prose ends a table: what it was called no longer matters.
    if (own !== null) columns = own;
    else if (!parts.some(([start, end]) => countRows(page, start, end) > 0)) columns = null;
  }
  return passages;
}

function countRows(page: LayoutPage, start: number, end: number): number {
  return page.lines.filter((line) => line.start >= start && line.start < end && isRow(line.text)).length;
}

function splitPage(page: LayoutPage, most: number): [start: number, end: number][] {
  if (estimateTokens(page.text) <= most) return [[0, page.text.length]];
  const parts: [number, number][] = [];
  const lines = page.lines.flatMap((line) => splitLine(line.start, line.text, most));
  let first = 0;
  let tokens = 0;
  lines.forEach((line, index) => {
    if (tokens + line.tokens > most && index > first) {
      parts.push([lines[first]?.start ?? 0, line.start]);
      const back = Math.max(first + 1, index - OVERLAP_LINES);
      const shared = lines.slice(back, index).reduce((sum, one) => sum + one.tokens, 0);
      // Lines so long that three of them fill a part are not repeated: nothing new would fit beside them.
      const fits = shared + line.tokens <= most / 2;
      [first, tokens] = fits ? [back, shared] : [index, 0];
    }
    tokens += line.tokens;
  });
  parts.push([lines[first]?.start ?? 0, page.text.length]);
  return parts;
}

/** A line, in parts where it is longer than a question may be: text without line breaks. */
function splitLine(start: number, text: string, most: number): { start: number; tokens: number }[] {
  const tokens = estimateTokens(text) + 1;
  if (tokens <= most) return [{ start, tokens }];
  const found: { start: number; tokens: number }[] = [];
  const size = Math.max(1, Math.floor((text.length * most) / tokens / 1.5));
  for (let at = 0; at < text.length;) {
    const space = text.lastIndexOf(' ', at + size);
    const end = at + size >= text.length ? text.length : space > at ? space + 1 : at + size;
    found.push({ start: start + at, tokens: estimateTokens(text.slice(at, end)) });
    at = end;
  }
  return found;
}

/** The passage in two halves, by lines; null where it has too few. */
export function halvePassage(passage: Passage, layout: Layout): [Passage, Passage] | null {
  const page = layout.pages.find(({ number }) => number === passage.page);
  const lines = page?.lines.filter((line) => line.start >= passage.start && line.start < passage.end) ?? [];
  const middle = lines[lines.length >> 1];
  if (page === undefined || middle === undefined || lines.length < 2) return null;
  const part = (start: number, end: number): Passage => ({
    ...passage,
    start,
    end,
    tokens: estimateTokens(page.text.slice(start, end)),
    rows: countRows(page, start, end),
  });
  // The overlap shrinks with the passage, or halving would not end.
  const overlap = lines[Math.max((lines.length >> 1) - OVERLAP_LINES, (lines.length >> 2) + 1)] ?? middle;
  return [part(passage.start, middle.start), part(Math.min(overlap.start, middle.start), passage.end)];
}

/** The layout with nothing but the passages. Pages keep their numbers and their text, so that offsets stay true. */
export function restrictLayout(layout: Layout, passages: readonly Passage[]): Layout {
  const pages = layout.pages.flatMap((page): LayoutPage[] => {
    const parts = passages.filter((passage) => passage.page === page.number);
    if (parts.length === 0) return [];
    if (parts.some(({ start, end }) => start === 0 && end >= page.text.length)) return [page];
    const inside = (start: number, length: number): boolean =>
      parts.some((part) => start < part.end && start + length > part.start);
    return [{ ...page, lines: page.lines.filter((line) => inside(line.start, line.text.length)), tables: [] }];
  });
  const isWhole = pages.length === layout.pages.length && pages.every((page, index) => page === layout.pages[index]);
  return isWhole ? layout : { ...layout, pages };
}

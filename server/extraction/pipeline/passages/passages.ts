import { findFirstIndex } from '../../../lib/collections.ts';
import type { Layout, LayoutPage } from '../../../parsing/layout.ts';
import { estimateTokens } from '../../llm/estimate-tokens.ts';
import { findHeadings } from './headings.ts';
import type { PageRange } from '../merging/merge-answers.ts';
import { isRow } from './row-lines.ts';

/** A page, or some lines of a long one. Questions consist of passages. */
export interface Passage {
  page: number;
  /** UTF-16 offsets into the page's text, end exclusive. */
  start: number;
  end: number;
  tokens: number;
  /** Number of lines that look like table rows. */
  rows: number;
  /** What of both is in the passage before, too. */
  repeated: { tokens: number; rows: number };
  /** Whether the page was recognised by OCR, so that its picture may show more than its text. */
  recognised: boolean;
  /** The column headings of a table that started on an earlier page. */
  columns: string | null;
  /** Headings above the passage that apply to its first entries. Shown where it begins an excerpt. */
  headings: PageRange[];
}

/** Lines that two parts of a split page share, so that a row at the boundary is complete in one of them. */
const OVERLAP_LINES = 3;
/** Limit of repeated column headings, in characters. */
const MAX_COLUMN_CHARACTERS = 400;

/** Cached like layouts, for runs with other schemas. */
const cachedPassages = new WeakMap<Layout, Map<number, readonly Passage[]>>();

/** The document's passages of at most `most` tokens, in order. Longer lines are split. */
export function splitIntoPassages(layout: Layout, most: number): readonly Passage[] {
  const cached = cachedPassages.get(layout) ?? new Map<number, readonly Passage[]>();
  cachedPassages.set(layout, cached);
  const passages = cached.get(most) ?? splitPages(layout, most);
  cached.set(most, passages);
  return passages;
}

function splitPages(layout: Layout, most: number): Passage[] {
  const passages: Passage[] = [];
  const headingsAt = findHeadings(layout);
  let columns: string | null = null;
  for (const page of layout.pages) {
    const headings = page.tables.findLast((table) => table.header !== null)?.header ?? null;
    const own = headings?.join(' | ').slice(0, MAX_COLUMN_CHARACTERS) ?? null;
    const parts = splitPage(page, most);
    const rowStarts = page.lines.filter((line) => isRow(line.text)).map((line) => line.start);
    parts.forEach(([start, end], index) => {
      const text = page.text.slice(start, end);
      const before = Math.max(start, parts[index - 1]?.[1] ?? start);
      passages.push({
        page: page.number,
        start,
        end,
        tokens: estimateTokens(text),
        rows: countBetween(rowStarts, start, end),
        repeated: {
          tokens: estimateTokens(page.text.slice(start, before)),
          rows: countBetween(rowStarts, start, before),
        },
        recognised: page.source === 'ocr',
        columns: index > 0 ? (own ?? columns) : columns,
        // Computed where it is read: a question about the whole document does not need it.
        get headings() {
          return headingsAt(page.number, start);
        },
      });
    });
    // Prose ends a table, so its headings no longer apply.
    if (own !== null) columns = own;
    else if (rowStarts.length === 0) columns = null;
  }
  return passages;
}

/** What the cost of a passage follows from. */
export type PassageSize = Pick<Passage, 'tokens' | 'rows' | 'recognised'>;

/** What a passage adds to the one before it. */
export function omitRepeated({ tokens, rows, recognised, repeated }: Passage): PassageSize {
  return { tokens: tokens - repeated.tokens, rows: rows - repeated.rows, recognised };
}

/** How many of ascending offsets are in a range. A long text has many thousands of passages. */
function countBetween(offsets: readonly number[], start: number, end: number): number {
  const countBefore = (limit: number): number => findFirstIndex(offsets, (offset) => offset >= limit);
  return countBefore(end) - countBefore(start);
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
      // Lines that are very long are not repeated: no new text would fit beside them.
      const fits = shared + line.tokens <= most / 2;
      [first, tokens] = fits ? [back, shared] : [index, 0];
    }
    tokens += line.tokens;
  });
  parts.push([lines[first]?.start ?? 0, page.text.length]);
  return parts;
}

/** Splits a line that exceeds the limit, as in text without line breaks. */
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

/** Halves a passage by lines; null if it has too few. */
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
  // The overlap shrinks with the passage, otherwise halving would not terminate.
  const overlap = lines[Math.max((lines.length >> 1) - OVERLAP_LINES, (lines.length >> 2) + 1)] ?? middle;
  const start = Math.min(overlap.start, middle.start);
  const own = findHeadings({ ...layout, pages: [{ ...page, lines }] })(page.number, start);
  const headings = own.length > 0 ? own : passage.headings;
  return [part(passage.start, middle.start), { ...part(start, passage.end), headings }];
}

/**
 * A layout with only these passages and the headings above them. Pages keep their numbers and text, so that offsets
 * remain valid.
 */
export function restrictLayout(layout: Layout, passages: readonly Passage[]): Layout {
  const shown: PageRange[] = [...(passages[0]?.headings ?? []), ...passages];
  const pages = layout.pages.flatMap((page): LayoutPage[] => {
    const parts = shown.filter((passage) => passage.page === page.number);
    if (parts.length === 0) return [];
    if (parts.some(({ start, end }) => start === 0 && end >= page.text.length)) return [page];
    const isInside = (start: number, length: number): boolean =>
      parts.some((part) => start < part.end && start + length > part.start);
    return [{ ...page, lines: page.lines.filter((line) => isInside(line.start, line.text.length)), tables: [] }];
  });
  const isWhole = pages.length === layout.pages.length && pages.every((page, index) => page === layout.pages[index]);
  return isWhole ? layout : { ...layout, pages };
}

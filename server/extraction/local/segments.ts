import type { Box, Layout, LayoutLine, LayoutPage } from '../../parsing/layout.ts';
import { cutHeading, listRowsBelow } from './labels/cut-headings.ts';
import { tokenize, type Token } from '../reading/tokens.ts';

/** A part of a line between column gaps. */
export interface Cell {
  row: Row;
  index: number;
  text: string;
  /** Offsets into the row's text. */
  from: number;
  to: number;
  /** Horizontal extent: fractions of the page, or columns of text as hundredths where there is no geometry. */
  x0: number;
  x1: number;
  tokens: Token[];
}

/** A line with its cells. */
export interface Row {
  page: LayoutPage;
  /** Counted over the whole document. */
  index: number;
  text: string;
  /** Where it starts in the page's text. */
  start: number;
  box: Box | null;
  cells: Cell[];
  /** The horizontal extent of a part of the text: fractions of the page, or columns of text as hundredths. */
  extent(from: number, to: number): [number, number];
}

export interface Sheet {
  rows: Row[];
  pages: LayoutPage[];
}

/** Enough for any document within the service's limits; what lies beyond is not read. */
const MAX_ROWS = 200_000;
/** Lines longer than this are cut for the search of labels: a label is never that far in. */
const MAX_LINE_LENGTH = 20_000;

/** What parts cells. Two spaces between words of plain text are a typewriter's habit more often than a column. */
const SPACES = String.raw`\s{3,}(?![\s:])|\t|(?<![\p{L},\s])\s{2}(?![\s:])|(?<!\s)\s{2}(?![\p{L}\s:])`;
/** "First prize .......... 4 May" */
const DOTS = String.raw`(?<=[^\s.])\s*\.{5,}\s*(?=[^\s.])`;
const GAP = new RegExp(String.raw`${SPACES}|\s?\|\s?|${DOTS}`, 'gu');

/** Whether gaps part a line into columns: a form or a table, even where its cells have whole sentences. */
export function hasColumns(text: string): boolean {
  return text.trim().search(GAP) >= 0;
}

/** What is left of a line after a place in it, up to where its cell ends. */
export function restOfCell(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const gap = line.search(GAP);
  return gap < 0 ? line : line.slice(0, gap);
}

export function readSheet(layout: Layout): Sheet {
  const rows: Row[] = [];
  for (const page of layout.pages) {
    for (const line of page.lines) {
      if (rows.length >= MAX_ROWS) break;
      if (line.text.trim() === '') continue;
      rows.push(readRow(page, line, rows.length));
    }
  }
  for (const row of rows) cutHeadings(row, rows);
  return { rows, pages: layout.pages };
}

/** A label with its value, or with another label. */
const NO_HEADING = /[:/]/;

/** Parts the headings of a row that is written so closely that they are one cell. */
function cutHeadings(row: Row, rows: readonly Row[]): void {
  if (/\d/.test(row.text) || row.cells.length < 2) return;
  let below: Row[] | null = null;
  const cells = row.cells.flatMap((cell) => {
    if (cell.tokens.length < 2 || NO_HEADING.test(cell.text)) return [cell];
    below ??= listRowsBelow(rows, row.index + 1, row.page);
    const parts = cutHeading(cell, below);
    if (parts === null) return [cell];
    return parts.map(({ from, to }) => {
      const text = cell.text.slice(from, to);
      const [x0, x1] = row.extent(cell.from + from, cell.from + to);
      return { ...cell, text, from: cell.from + from, to: cell.from + to, x0, x1, tokens: tokenize(text) };
    });
  });
  if (cells.length > row.cells.length) row.cells = cells.map((cell, index) => ({ ...cell, index }));
}

function readRow(page: LayoutPage, line: LayoutLine, index: number): Row {
  const text = line.text.slice(0, MAX_LINE_LENGTH);
  const starts = wordStarts(line);
  const row: Row = {
    page,
    index,
    text,
    start: line.start,
    box: line.box,
    cells: [],
    extent: (from, to) => extent(line, starts, from, to),
  };
  let from = 0;
  for (const gap of [...text.matchAll(GAP), null]) {
    const until = gap === null ? text.length : gap.index;
    const cell = text.slice(from, until);
    const trimmed = cell.trim();
    if (trimmed !== '') {
      const at = from + cell.indexOf(trimmed);
      const [x0, x1] = extent(line, starts, at, at + trimmed.length);
      row.cells.push({
        row,
        index: row.cells.length,
        text: trimmed,
        from: at,
        to: at + trimmed.length,
        x0,
        x1,
        tokens: tokenize(trimmed),
      });
    }
    if (gap !== null) from = gap.index + gap[0].length;
  }
  return row;
}

/** Where each word of the line begins in its text. Empty when words and text do not agree. */
function wordStarts(line: LayoutLine): number[] {
  const starts: number[] = [];
  let at = 0;
  for (const word of line.words) {
    const found = line.text.indexOf(word.text, at);
    if (found < 0) return [];
    starts.push(found);
    at = found + word.text.length;
  }
  return starts;
}

function extent(line: LayoutLine, starts: number[], from: number, to: number): [number, number] {
  if (starts.length === 0) return [from / 100, to / 100];
  let x0 = Infinity;
  let x1 = -Infinity;
  starts.forEach((start, index) => {
    const word = line.words[index];
    if (word === undefined || start < from || start >= to) return;
    x0 = Math.min(x0, word.box[0]);
    x1 = Math.max(x1, word.box[2]);
  });
  return x0 <= x1 ? [x0, x1] : [line.box?.[0] ?? 0, line.box?.[2] ?? 1];
}

/** White space from which on something new begins, as a part of a line's height. */
const MIN_BREAK = 1.2;

/** Whether there is an empty line between two rows of a page, or as much white space. */
export function isApart(last: Row, next: Row): boolean {
  if (last.box !== null && next.box !== null)
    return next.box[1] - last.box[3] > MIN_BREAK * (last.box[3] - last.box[1]);
  return /\n[^\S\n]*\n/u.test(last.page.text.slice(last.start + last.text.length, next.start));
}

/** How much of the narrower cell's width the two share, 0 to 1. */
export function overlap(a: { x0: number; x1: number }, b: { x0: number; x1: number }): number {
  const shared = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const narrower = Math.min(a.x1 - a.x0, b.x1 - b.x0);
  return narrower <= 0 ? 0 : Math.max(0, shared / narrower);
}

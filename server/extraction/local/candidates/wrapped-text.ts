import { isAddressLine } from '../parties/address.ts';
import type { Cell, Row } from '../segments.ts';
import { joinLine } from './paragraphs.ts';

/** What goes on in the row below: "Advertiser: Committee to Elect" above "Anna Berg". */
export interface WrappedText {
  /** Where the text begins that goes on: an offset into the cell's text. */
  start: number;
  rest: Cell;
}

/** How far the two lines may begin from each other, as a part of the page's width. */
const ALIGNED = 0.006;
/** How far below a line the next line of the same text is, as a part of the line's height. */
const MAX_GAP = 0.6;
const MAX_REST = 60;

/**
 * The rest of a text that begins inside its cell, after a label. One line only: several are a block, whose lines say
 * different things. Null for none, and where there are no places on a page.
 */
export function findWrapped(cell: Cell, rows: readonly Row[]): WrappedText | null {
  const { row } = cell;
  const next = below(row, rows);
  if (next === undefined || !isNextLine(row, next)) return null;
  for (const rest of next.cells) {
    if (rest.x0 <= cell.x0 + ALIGNED || rest.x0 >= cell.x1 || !goesOn(rest.text)) continue;
    const start = findStart(cell, rest.x0);
    if (start === null || isAlignedBelow(rest, rows)) continue;
    return { start, rest };
  }
  return null;
}

/** The text with what goes on below. */
export function joinWrapped(cell: Cell, { start, rest }: WrappedText): string {
  return joinLine(cell.text.slice(start), rest);
}

function below(row: Row, rows: readonly Row[]): Row | undefined {
  const next = rows[row.index + 1];
  return next?.page === row.page ? next : undefined;
}

function isNextLine(row: Row, next: Row): boolean {
  if (row.box === null || next.box === null) return false;
  return next.box[1] - row.box[3] < MAX_GAP * (row.box[3] - row.box[1]);
}

function goesOn(text: string): boolean {
  return text.length <= MAX_REST && /\p{L}{2}/u.test(text) && !text.includes(':') && !isAddressLine(text);
}

const WORD_AFTER_LABEL = /(?<=:\s*)[^\s:]/gu;

/** Where a word after a colon begins at a place on the page. */
function findStart(cell: Cell, x0: number): number | null {
  for (const { index } of cell.text.matchAll(WORD_AFTER_LABEL)) {
    const [from] = cell.row.extent(cell.from + index, cell.to);
    if (Math.abs(from - x0) < ALIGNED) return index;
  }
  return null;
}

function isAlignedBelow(cell: Cell, rows: readonly Row[]): boolean {
  const next = below(cell.row, rows);
  return (
    next !== undefined && isNextLine(cell.row, next) && next.cells.some((one) => Math.abs(one.x0 - cell.x0) < ALIGNED)
  );
}

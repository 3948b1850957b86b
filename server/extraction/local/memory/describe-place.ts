import { overlap, type Cell, type Row, type Sheet } from '../segments.ts';
import type { Anchors } from './memory-example.ts';
import { wordsOf } from './words.ts';

/** Characters before a value in which words precede it. */
const MAX_DISTANCE = 60;
const MAX_BEFORE = 4;
const MAX_AFTER = 2;
const MAX_CELL_WORDS = 5;
const MAX_ROWS_ABOVE = 15;

/** A stretch of a cell. */
export interface CellPart {
  cell: Cell;
  /** Offsets into the cell's text. */
  start: number;
  end: number;
}

/** What differs among the stretches of a cell. */
export function describeStretch({ cell, start, end }: CellPart): Pick<Anchors, 'before' | 'after' | 'x0' | 'x1'> {
  const { row } = cell;
  const from = cell.from + start;
  const to = cell.from + end;
  const [x0, x1] = row.extent(from, to);
  return {
    before: wordsBefore(row, from).slice(-MAX_BEFORE),
    after: wordsOf(row.text.slice(to, to + 40)).slice(0, MAX_AFTER),
    x0: round(x0),
    x1: round(x1),
  };
}

/** The words that precede a place in a row. */
export function wordsBefore(row: Row, from: number): string[] {
  return wordsOf(row.text.slice(Math.max(0, from - MAX_DISTANCE), from));
}

export type CellAnchors = Omit<Anchors, 'before' | 'after' | 'x0' | 'x1'>;

/** The same for all values of a cell. */
export function describeCell(sheet: Sheet, cell: Cell): CellAnchors {
  const { row } = cell;
  const first = row.cells[0];
  const heading = findAbove(sheet, cell, row.index, (one) => !isFigures(one));
  const page = pageIndex(sheet, row);
  return {
    head: first === undefined || first === cell ? [] : wordsOf(first.text).slice(0, MAX_CELL_WORDS),
    above: wordsOf(findVertically(sheet, cell, -1)?.text ?? '').slice(0, MAX_CELL_WORDS),
    heading: wordsOf(heading?.text ?? '').slice(0, MAX_CELL_WORDS),
    below: wordsOf(findVertically(sheet, cell, 1)?.text ?? '').slice(0, MAX_CELL_WORDS),
    page,
    pageFromEnd: sheet.pages.length - 1 - page,
    y: round(row.box === null ? row.index / 100 : (row.box[1] + row.box[3]) / 2),
  };
}

function findVertically(sheet: Sheet, cell: Cell, step: 1 | -1): Cell | undefined {
  const row = sheet.rows[cell.row.index + step];
  return row?.page === cell.row.page ? row.cells.find((one) => overlap(one, cell) > 0.3) : undefined;
}

/** The nearest cell above a row of the page, in the column of a cell, that is what is looked for. */
export function findAbove(
  { rows }: Sheet,
  { row, x0, x1 }: Cell,
  before: number,
  isSought: (cell: Cell) => boolean,
): Cell | undefined {
  const above = rows.slice(Math.max(0, before - MAX_ROWS_ABOVE), before).filter(({ page }) => page === row.page);
  return above
    .map(({ cells }) => cells.find((one) => overlap(one, { x0, x1 }) > 0.3))
    .findLast((one) => one !== undefined && isSought(one));
}

/** Whether a cell has more digits than letters. */
function isFigures({ text }: Cell): boolean {
  return (text.match(/\d/g)?.length ?? 0) * 2 > (text.match(/[\p{L}\d]/gu)?.length ?? 0);
}

function pageIndex({ pages }: Sheet, { page }: Row): number {
  // Pages that were asked for may be some of the document's.
  return pages[page.number - 1] === page ? page.number - 1 : pages.indexOf(page);
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

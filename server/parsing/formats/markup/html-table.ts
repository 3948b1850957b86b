import { MAX_SHEET_CELLS, overLimit } from '../../archive/archive-limits.ts';
import type { LayoutTable } from '../../layout.ts';
import { rowText } from '../../page/page-draft.ts';

interface Cell {
  lines: string[];
  isHeader: boolean;
  /** The cell that reaches down to this place from a row above. */
  reachedBy?: Cell | undefined;
}

export interface CellShape {
  isHeader: boolean;
  columns: number;
  rows: number;
  /** The cell above reaches down to here: set by formats that keep covered cells. */
  isCovered: boolean;
}

/** No table that a person reads is wider; a `colspan` can claim anything, and so can a `rowspan`. */
const MAX_COLUMNS = 1000;
const MAX_ROWS_SPANNED = 1000;
/** Characters of repeated text that count as a cell. */
const CELL_CHARACTERS = 64;

/** Counts the cells of a document's tables: spans make many of a few bytes. */
export class CellCount {
  #cells = 0;

  /** Throws `ParseError` over the limit. */
  add(cells: number): void {
    this.#cells += cells;
    if (this.#cells <= MAX_SHEET_CELLS) return;
    const message =
      `The tables of the document have more than ${MAX_SHEET_CELLS} cells, ` + 'which is the limit of table cells.';
    throw overLimit('table cells', message);
  }
}

/**
 * One open `<table>`: collects its rows, and the lines that they make in the text. A merged cell keeps the columns in
 * their places. Its text is in the first of its columns and in every one of its rows: the items of a group belong
 * to everything beside them, but a label is not the value of the columns that it covers. The lines have it
 * once, as the reader sees it.
 */
export class HtmlTable {
  /** The lines before the table, which go on after it. */
  readonly outerLines: string[];
  readonly lines: string[] = [];
  #row: Cell[] = [];
  #inRow = false;
  #above: Cell[] = [];
  /** For each column, the rows into which a cell above still reaches. */
  #reach: number[] = [];
  #cell: Cell | null = null;
  #cellOuter: string[] = [];
  #rows: string[][] = [];
  #header: string[] | null = null;
  #inHead = false;
  #nested = false;
  #nestedInRow = false;
  #count: CellCount;

  constructor(outerLines: string[], count: CellCount) {
    this.outerLines = outerLines;
    this.#count = count;
  }

  get inCell(): boolean {
    return this.#cell !== null;
  }

  /** The table contains another one: it is used for layout. */
  markNested(): void {
    this.#nested = true;
    this.#nestedInRow = true;
  }

  markHead(): void {
    this.#inHead = true;
  }

  openRow(): void {
    this.#inRow = true;
  }

  openCell({ isHeader, columns, rows, isCovered }: CellShape, outer: string[]): void {
    this.#inRow = true;
    this.#fillReached(false);
    const at = this.#row.length;
    const opened: Cell = { lines: [], isHeader, ...(isCovered && { reachedBy: this.#reaching(at) }) };
    this.#cell = opened;
    this.#cellOuter = outer;
    this.#row.push(opened);
    for (let extra = Math.min(spanned(columns), MAX_COLUMNS - at) - 1; extra > 0; extra--)
      this.#row.push({ lines: [], isHeader });
    const reach = Math.min(rows === 0 ? MAX_ROWS_SPANNED : spanned(rows), MAX_ROWS_SPANNED);
    // This row counts itself when it is closed.
    if (reach > 1) for (let column = at; column < this.#row.length; column++) this.#reach[column] = reach;
  }

  /** Takes the lines read since the cell was opened; returns those that were collected before. */
  closeCell(lines: string[]): string[] {
    if (this.#cell !== null) this.#cell.lines = lines.filter((line) => line !== '');
    this.#cell = null;
    return this.#cellOuter;
  }

  closeRow(): void {
    if (!this.#inRow) return;
    this.#inRow = false;
    this.#fillReached(true);
    const row = this.#row;
    this.#count.add(row.length);
    this.#row = [];
    this.#above = row;
    this.#endReach();
    const nested = this.#nestedInRow;
    this.#nestedInRow = false;
    const texts = row.map((cell) => cell.lines.join(' '));
    if (texts.every((text) => text === '')) return;
    if (nested || isLayoutRow(row)) for (const cell of row) for (const line of cell.lines) this.lines.push(line);
    else this.lines.push(rowText(texts));
    if (this.#nested) return;
    const cells = row.map(({ reachedBy, lines }) => {
      const text = (reachedBy?.lines ?? lines).join(' ');
      if (reachedBy !== undefined) this.#count.add(text.length / CELL_CHARACTERS);
      return text;
    });
    if (this.#header === null && this.#rows.length === 0 && (this.#inHead || row.every((cell) => cell.isHeader)))
      this.#header = cells;
    else this.#rows.push(cells);
    this.#inHead = false;
  }

  /** Puts cells where those above reach down: up to the next free column, or `toEnd` of the row. */
  #fillReached(toEnd: boolean): void {
    const last = toEnd ? this.#reach.findLastIndex((rows) => rows > 0) : Infinity;
    for (let column = this.#row.length; column <= last; column++) {
      const isReached = (this.#reach[column] ?? 0) > 0;
      if (!isReached && !toEnd) return;
      const reachedBy = isReached ? this.#reaching(column) : undefined;
      this.#row.push({ lines: [], isHeader: reachedBy?.isHeader ?? false, reachedBy });
    }
  }

  #endReach(): void {
    const reach = this.#reach.map((rows) => Math.max(0, rows - 1));
    this.#reach = reach.slice(0, reach.findLastIndex((rows) => rows > 0) + 1);
  }

  #reaching(column: number): Cell | undefined {
    const above = this.#above[column];
    return above?.reachedBy ?? above;
  }

  /** Null when the table only arranges blocks, or is a single column. */
  finish(): LayoutTable | null {
    const width = Math.max(
      this.#header?.length ?? 0,
      this.#rows.reduce((most, row) => Math.max(most, row.length), 0),
    );
    if (this.#nested || width < 2 || this.#rows.length === 0) return null;
    return { header: this.#header, rows: this.#rows, box: null };
  }
}

/** A span as the file claims it; what is none is 1. */
function spanned(claimed: number): number {
  return Number.isInteger(claimed) && claimed > 0 ? claimed : 1;
}

/** Cells of several lines side by side are blocks (addresses, columns); one such cell is a wrapped description. */
function isLayoutRow(row: Cell[]): boolean {
  const tall = row.filter((cell) => cell.lines.length > 1).length;
  const filled = row.filter((cell) => cell.lines.length > 0).length;
  return tall > 1 || (tall === 1 && filled < 3);
}

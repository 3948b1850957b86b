import type { LayoutTable } from './layout.ts';
import { rowText } from './page.ts';

interface Cell {
  lines: string[];
  isHeader: boolean;
}

/** No table that a person reads is wider; a `colspan` can claim anything. */
const MAX_COLUMNS = 1000;

/** One open `<table>`: collects its rows, and the lines that they make in the text. */
export class HtmlTable {
  /** The lines before the table, which go on after it. */
  readonly outerLines: string[];
  readonly lines: string[] = [];
  #row: Cell[] = [];
  #cell: Cell | null = null;
  #cellOuter: string[] = [];
  #rows: string[][] = [];
  #header: string[] | null = null;
  #inHead = false;
  #nested = false;
  #nestedInRow = false;

  constructor(outerLines: string[]) {
    this.outerLines = outerLines;
  }

  get inCell(): boolean {
    return this.#cell !== null;
  }

  /** The table holds another one: it lays out a page rather than tells anything. */
  markNested(): void {
    this.#nested = true;
    this.#nestedInRow = true;
  }

  markHead(): void {
    this.#inHead = true;
  }

  openCell(isHeader: boolean, span: number, outer: string[]): void {
    this.#cell = { lines: [], isHeader };
    this.#cellOuter = outer;
    this.#row.push(this.#cell);
    const extra = Math.min(Number.isInteger(span) ? span - 1 : 0, MAX_COLUMNS - this.#row.length);
    for (let i = 0; i < extra; i++) this.#row.push({ lines: [], isHeader });
  }

  /** Takes the lines read since the cell was opened; returns those that were collected before. */
  closeCell(lines: string[]): string[] {
    if (this.#cell !== null) this.#cell.lines = lines.filter((line) => line !== '');
    this.#cell = null;
    return this.#cellOuter;
  }

  closeRow(): void {
    const row = this.#row;
    this.#row = [];
    const nested = this.#nestedInRow;
    this.#nestedInRow = false;
    const texts = row.map((cell) => cell.lines.join(' '));
    if (texts.every((text) => text === '')) return;
    if (nested || isLayoutRow(row)) for (const cell of row) for (const line of cell.lines) this.lines.push(line);
    else this.lines.push(rowText(texts));
    if (this.#nested) return;
    if (this.#header === null && this.#rows.length === 0 && (this.#inHead || row.every((cell) => cell.isHeader))) this.#header = texts;
    else this.#rows.push(texts);
    this.#inHead = false;
  }

  /** Null when the table only arranges blocks, or is a single column. */
  finish(): LayoutTable | null {
    const width = Math.max(this.#header?.length ?? 0, this.#rows.reduce((most, row) => Math.max(most, row.length), 0));
    if (this.#nested || width < 2 || this.#rows.length === 0) return null;
    return { header: this.#header, rows: this.#rows, box: null };
  }
}

/** Cells of several lines side by side are blocks (addresses, columns); one such cell is a wrapped description. */
function isLayoutRow(row: Cell[]): boolean {
  const tall = row.filter((cell) => cell.lines.length > 1).length;
  const filled = row.filter((cell) => cell.lines.length > 0).length;
  return tall > 1 || (tall === 1 && filled < 3);
}

import type { Surroundings } from '../candidates/neighbours.ts';
import { readAnchor } from './party-words.ts';
import type { PartyRole } from '../../reading/languages/language.ts';
import { overlap, type Cell, type Row } from '../segments.ts';

/** One line of a party's name and address. */
export interface PartyLine {
  cell: Cell;
  /** Offset into the cell's text where the line's own text begins, after a heading or a label. */
  from: number;
  text: string;
  /** The label before it ("Name:"), folded; empty for none. */
  label: string;
}

export function lineOf(cell: Cell, label = '', from = 0): PartyLine {
  return { cell, from, text: cell.text.slice(from), label };
}

export interface PartyBlock {
  role: PartyRole;
  lines: PartyLine[];
}

const MAX_LINES = 9;
/** How far from the heading's left edge the lines of its block may begin, as a part of the page's width. */
const ALIGNED = 0.025;

/** The blocks under (or after) headings like "Bill to". */
export function findPartyBlocks(rows: Row[], isLabel: Surroundings['isLabel']): PartyBlock[] {
  const blocks: PartyBlock[] = [];
  for (const row of rows) {
    for (const cell of row.cells) {
      const anchor = readAnchor(cell.text);
      if (anchor === null) continue;
      const lines: PartyLine[] = [];
      const inline = cell.text.slice(anchor.rest);
      if (/\d/.test(inline) && !/\p{L}/u.test(inline)) continue;
      const right = row.cells[cell.index + 1];
      if (/[\p{L}\d]/u.test(inline)) lines.push(lineOf(cell, '', anchor.rest));
      else if (right !== undefined && readAnchor(right.text) === null && !isLabel(right)) lines.push(lineOf(right));
      lines.push(...linesBelow(rows, lines[0]?.cell ?? cell, cell, isLabel));
      if (lines.length > 0) blocks.push({ role: anchor.role, lines });
    }
  }
  return blocks;
}

function linesBelow(rows: Row[], column: Cell, heading: Cell, isLabel: Surroundings['isLabel']): PartyLine[] {
  const lines: PartyLine[] = [];
  let last = heading.row;
  const height = heading.row.box === null ? 0 : heading.row.box[3] - heading.row.box[1];
  for (let index = heading.row.index + 1; index < rows.length && lines.length < MAX_LINES; index++) {
    const row = rows[index];
    if (row === undefined || row.page !== heading.row.page || index - heading.row.index > 14) break;
    if (row.box !== null && last.box !== null && row.box[1] - last.box[3] > Math.max(0.022, 2 * height)) break;
    if (row.box === null && blankBetween(last, row) && lines.length > 0) break;
    const cell = under(row, column, heading);
    if (cell === undefined) continue;
    if (readAnchor(cell.text) !== null) break;
    const { label, value = '' } = /^(?<label>[\p{L} .-]{2,24}?)\s?:\s*(?<value>.*)$/u.exec(cell.text)?.groups ?? {};
    const right = row.cells[cell.index + 1];
    if (label === undefined && isLabel(cell)) {
      if (lines.length > 0) break;
      continue;
    }
    if (label === undefined) lines.push(lineOf(cell));
    else if (value === '' && right !== undefined) lines.push(lineOf(right, label.toLowerCase()));
    else lines.push(lineOf(cell, label.toLowerCase(), cell.text.length - value.length));
    last = row;
  }
  return lines;
}

/** The cell of a row below a heading. */
function under(row: Row, column: Cell, heading: Cell): Cell | undefined {
  const aligned = row.cells.find(
    (cell) => Math.abs(cell.x0 - column.x0) < ALIGNED || Math.abs(cell.x0 - heading.x0) < ALIGNED,
  );
  if (aligned !== undefined) return aligned;
  if (row.box === null && heading.row.cells.length === row.cells.length) return row.cells[heading.index];
  return row.cells.find((cell) => cell.x0 > column.x0 - ALIGNED && overlap(cell, column) > 0.5);
}

/** Whether an empty line parts two rows of plain text. */
export function blankBetween(above: Row, below: Row): boolean {
  return /\n\s*\n/.test(above.page.text.slice(above.start + above.text.length, below.start + 1));
}

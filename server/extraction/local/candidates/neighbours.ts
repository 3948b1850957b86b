import { overlap, type Cell, type Row } from '../segments.ts';
import type { Reader } from './field-reader.ts';

/** The rows of a document, and which of their cells are labels. */
export interface LabelledRows {
  rows: Row[];
  /** Whether a cell begins with the label of some field, or ends like one. */
  isLabel(cell: Cell): boolean;
}

export interface Surroundings extends LabelledRows {
  reader: Reader;
  /** Where labels of fields begin in a cell's text, the one at its beginning left out. */
  listLabelsWithin(cell: Cell): readonly number[];
}

/** How usual the places right of a label and below it are, the nearest first. */
const RIGHT = [0.96, 0.78, 0.66, 0.56, 0.5];
const BELOW = [0.88, 0.74, 0.6];

/** The cells after a label up to the next label. */
export function listCellsRight(cell: Cell, around: LabelledRows): { cell: Cell; position: number; last: boolean }[] {
  const cells: Cell[] = [];
  for (let index = cell.index + 1; index < cell.row.cells.length && cells.length < RIGHT.length; index++) {
    const right = cell.row.cells[index];
    if (right === undefined || around.isLabel(right)) break;
    cells.push(right);
  }
  return cells.map((one, index) => ({ cell: one, position: RIGHT[index] ?? 0.5, last: index === cells.length - 1 }));
}

/** The cells under a label in the next rows of its page, nearest first. */
export function listCellsBelow(cell: Cell, around: LabelledRows): { cell: Cell; position: number }[] {
  const found: { cell: Cell; position: number }[] = [];
  const height = cell.row.box === null ? 0 : cell.row.box[3] - cell.row.box[1];
  for (let step = 1; step <= BELOW.length; step++) {
    const row = around.rows[cell.row.index + step];
    if (row === undefined || row.page !== cell.row.page) break;
    if (cell.row.box !== null && row.box !== null && row.box[1] - cell.row.box[3] > Math.max(0.03, 3.5 * height)) break;
    const under = row.cells.find((one) => overlap(one, cell) > 0.35);
    if (under !== undefined) found.push({ cell: under, position: BELOW[step - 1] ?? 0.5 });
  }
  return found;
}

/** The cell of the row of totals under a column's heading. */
export function findTotalBelow(cell: Cell, around: LabelledRows): Cell | undefined {
  for (let step = 2; step <= 14; step++) {
    const row = around.rows[cell.row.index + step];
    if (row === undefined || row.page !== cell.row.page) return undefined;
    const [first] = row.cells;
    if (
      first === undefined ||
      row.cells.length < 2 ||
      first.tokens.length > 3 ||
      first.tokens[0]?.concepts[0] !== 'total'
    )
      continue;
    return row.cells.slice(1).find((one) => overlap(one, cell) > 0.35);
  }
  return undefined;
}

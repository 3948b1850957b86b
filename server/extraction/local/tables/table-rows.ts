import { kindOf } from '../kinds.ts';
import { isFreeText } from '../candidates/field-reader.ts';
import type { Cell, Row } from '../segments.ts';
import type { Column, TableHeader } from './columns/table-header.ts';

/** The content of one column of a row. */
export type TableCell = Pick<Cell, 'row' | 'from' | 'to' | 'x0' | 'x1'>;

/** Cells by the index of their column. */
export type TableRow = Map<number, TableCell>;

/** Puts each cell of a row under the heading that it is aligned with; cells that span several headings are cut. */
export function placeCells(row: Row, header: TableHeader): TableRow {
  const { columns } = header;
  const placed: TableRow = new Map();
  if (row.box === null && row.cells.length === columns.length) {
    row.cells.forEach((cell, index) => placed.set(index, cell));
    return placed;
  }
  for (const cell of row.cells) {
    for (const part of cutCell(cell, columns)) {
      const index = columnOf(part, columns);
      placed.set(index, { ...part, ...placed.get(index), to: part.to, x1: part.x1 });
    }
  }
  return placed;
}

/** The row without the cells of the table beside this one. */
export function narrowRow(row: Row, span: TableHeader['span']): Row {
  if (span === null) return row;
  const cells = row.cells.filter(({ x0, x1 }) => (x0 + x1) / 2 > span.x0 && (x0 + x1) / 2 < span.x1);
  return { ...row, cells: cells.map((cell, index) => ({ ...cell, index })) };
}

const DASH = /^\s*[-–—]+\s*$/u;

/** How many columns say that they have no value. */
export function countDashes(cells: TableRow): number {
  return [...cells.values()].filter(({ row, from, to }) => DASH.test(row.text.slice(from, to))).length;
}

/** A cell below several headings is cut between its words. */
function cutCell(cell: Cell, columns: Column[]): TableCell[] {
  const under = columns.filter(
    (column) => Math.min(column.x1, cell.x1) - Math.max(column.x0, cell.x0) > 0.5 * (column.x1 - column.x0),
  );
  if (under.length < 2) return [cell];
  const words = [...cell.text.matchAll(/\S+/g)].map((match) => {
    const from = cell.from + match.index;
    const to = from + match[0].length;
    const [x0, x1] = cell.row.extent(from, to);
    return { row: cell.row, from, to, x0, x1 };
  });
  const parts: (TableCell & { column: Column | undefined })[] = [];
  for (const word of words) {
    const column =
      under.find((one) => Math.min(one.x1, word.x1) - Math.max(one.x0, word.x0) > 0) ?? parts.at(-1)?.column;
    const last = parts.at(-1);
    if (last !== undefined && last.column === column) {
      last.to = word.to;
      last.x1 = word.x1;
    } else parts.push({ ...word, column });
  }
  // Words of a sentence below several headings are one text: only numbers justify a cut.
  const numeric = parts.some(({ from, to, column }) => {
    const isText = column?.field == null || isFreeText(kindOf(column.field));
    return !isText && /\d/.test(cell.row.text.slice(from, to));
  });
  return numeric ? parts : [cell];
}

type Extent = Pick<Cell, 'x0' | 'x1'>;

/** The column that a cell is in: the one that it shares most edges with of those above it, else the nearest. */
export function columnOf(cell: Extent, columns: readonly Extent[]): number {
  const distances = columns.map((column) => {
    const shared = Math.min(column.x1, cell.x1) - Math.max(column.x0, cell.x0);
    const edges = Math.min(Math.abs(column.x0 - cell.x0), Math.abs(column.x1 - cell.x1));
    return shared > 0 ? edges * 0.4 : Math.max(edges, -shared);
  });
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

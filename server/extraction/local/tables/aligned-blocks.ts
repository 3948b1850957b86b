import { buildPattern } from '../../reading/languages/terms.ts';
import { YEAR } from '../labels/cut-headings.ts';
import { isApart, overlap, type Cell, type Row } from '../segments.ts';

/** Consecutive rows with values in the same columns, with or without a header. */
export interface AlignedBlock {
  /** Horizontal extents, from the left. */
  columns: { x0: number; x1: number }[];
  /** The rows with values, and single lines between them. */
  rows: Row[];
  /** The lines above, nearest last, that may hold the headings. */
  above: Row[];
}

const MIN_ROWS = 2;
const MIN_COLUMNS = 2;
const MIN_HEADINGS = 3;
const MAX_HEADING_ROWS = 7;
/** Lines between two rows with values: a wrapped label, a section's heading, repeated headings. */
const MAX_GAP = 4;

export function findAlignedBlocks(rows: readonly Row[]): AlignedBlock[] {
  const blocks: AlignedBlock[] = [];
  let until = 0;
  for (const [from, first] of rows.entries()) {
    if (from < until || !hasValues(first)) continue;
    const above = rows.slice(Math.max(0, from - MAX_HEADING_ROWS), from).filter(({ page }) => page === first.page);
    let to = from;
    for (let next = from + 1; next - to <= MAX_GAP && !beginsTable(rows[next], above); next++)
      if (rows[next]?.page === first.page && hasValues(rows[next])) to = next;
    until = to + 1;
    const body = cutAtSums(rows.slice(from, until));
    const filled = body.filter(hasValues);
    if (filled.length >= MIN_ROWS) blocks.push({ columns: findColumns(filled), rows: body, above });
  }
  return blocks;
}

/** Below a wide table and an empty line, rows with few cells are the document's sums. */
function cutAtSums(rows: Row[]): Row[] {
  const end = rows.findIndex((row, index) => {
    const last = rows[index - 1];
    const isNarrow = row.cells.length * 2 <= (rows[0]?.cells.length ?? 0);
    return last !== undefined && isNarrow && hasValues(row) && isApart(last, row);
  });
  return end < 0 ? rows : rows.slice(0, end);
}

/** Whether a row has headings of its own, and does not repeat those above. */
function beginsTable(row: Row | undefined, above: readonly Row[]): boolean {
  if (row === undefined || row.cells.length < MIN_HEADINGS || /[\d:]/.test(row.text)) return false;
  return (
    row.cells.every(({ text }) => /\p{L}{2}/u.test(text)) && !above.some(({ text }) => text.trim() === row.text.trim())
  );
}

/** Several cells, of which all but the first are short and at least one is a number or a dash. */
export function hasValues(row: Row | undefined): boolean {
  if (row === undefined || row.cells.length < MIN_COLUMNS) return false;
  const values = row.cells.filter((cell) => isValue(cell));
  return values.length > 0 && values.length >= (row.cells.length - 1) * 0.5;
}

const VALUE = new RegExp(
  String.raw`^[-–—$€£(]?\s*\d[\d.,\s]*\s*(?:[%)*]|${buildPattern('millions', 'billions')}|[A-Z]{3}|\p{L}{1,2})?$` +
    String.raw`|^[-–—.…]+$|^\d{1,2}:\d{2}$`,
  'u',
);

function isValue({ text }: Cell): boolean {
  if (YEAR.test(text)) return false;
  return VALUE.test(text);
}

/** The extents of the columns of most rows, or of fewer rows that have more cells, as those above several sums. */
function findColumns(rows: readonly Row[]): AlignedBlock['columns'] {
  const counts = Map.groupBy(rows, (row) => row.cells.length);
  const usual = [...counts].sort(([a, of], [b, others]) => others.length * b - of.length * a || b - a)[0]?.[1] ?? [];
  const columns = (usual[0]?.cells ?? []).map(({ x0, x1 }) => ({ x0, x1 }));
  for (const row of usual) {
    row.cells.forEach((cell, index) => {
      const column = columns[index];
      if (column === undefined || overlap(column, cell) === 0) return;
      column.x0 = Math.min(column.x0, cell.x0);
      column.x1 = Math.max(column.x1, cell.x1);
    });
  }
  return columns;
}

import { isConcept } from '../reading/languages/concepts.ts';
import { isSummary } from '../local/tables/summary-rows.ts';
import { overlap, type Cell, type Row, type Sheet } from '../local/segments.ts';

export interface TableColumn {
  heading: string;
  cells: Cell[];
}

/** Rows of values under a row of headings. */
export interface FoundTable {
  columns: TableColumn[];
  header: Row;
  rows: Row[];
  /** The line above the headings, if it is a title; else null. */
  title: string | null;
}

const MIN_COLUMNS = 2;
const MAX_HEADING_WORDS = 5;
const MAX_GAP = 2;
/** From so many rows on, headings may have any words. */
const MIN_ROWS = 3;
const MIN_KNOWN = 0.5;
const MIN_OVERLAP = 0.25;

function isHeading({ text }: Cell): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  const digits = text.match(/\d/gu)?.length ?? 0;
  return words.length <= MAX_HEADING_WORDS && text.length <= 40 && digits <= 1 && !/[:!?@]/u.test(text) && text !== '';
}

const canBeHeader = (row: Row): boolean =>
  row.cells.length >= MIN_COLUMNS &&
  row.cells.every(isHeading) &&
  row.cells.filter(({ text }) => /\p{L}{2}/u.test(text)).length >= row.cells.length - 1;

function shareKnown({ cells }: Row): number {
  const known = cells.filter(({ tokens }) => tokens.some(({ concepts }) => concepts.some((one) => isConcept(one))));
  return known.length / cells.length;
}

/** The column of each cell; null where a cell is under no heading. */
function alignCells(header: Row, row: Row): number[] | null {
  if (row.box === null || header.box === null)
    return row.cells.length === header.cells.length ? row.cells.map((_, index) => index) : null;
  const columns = row.cells.map((cell) => {
    const shared = header.cells.map((heading) => overlap(heading, cell));
    const best = Math.max(...shared);
    return best >= MIN_OVERLAP ? shared.indexOf(best) : -1;
  });
  const isOrdered = columns.every((column, index) => column >= 0 && column > (columns[index - 1] ?? -1));
  return isOrdered ? columns : null;
}

function readTable(rows: readonly Row[], from: number): FoundTable | null {
  const header = rows[from];
  if (header === undefined || !canBeHeader(header)) return null;
  const columns = header.cells.map((cell): TableColumn => ({ heading: cell.text, cells: [] }));
  const body: Row[] = [];
  let gap = 0;
  for (const row of rows.slice(from + 1)) {
    if (row.page !== header.page || gap > MAX_GAP || (body.length > 0 && isSummary(row))) break;
    const aligned = row.cells.length >= MIN_COLUMNS ? alignCells(header, row) : null;
    const isFilled = aligned !== null && aligned.length >= Math.ceil(header.cells.length / 2) && /\d/u.test(row.text);
    if (!isFilled) {
      gap++;
      continue;
    }
    gap = 0;
    body.push(row);
    row.cells.forEach((cell, index) => columns[aligned[index] ?? 0]?.cells.push(cell));
  }
  // One row under two headings is a pair of labels with their values.
  if (body.length < (header.cells.length >= 3 ? 1 : 2)) return null;
  // Few rows are a table only under headings that are known as such.
  if (body.length < MIN_ROWS && shareKnown(header) < MIN_KNOWN) return null;
  const above = rows[from - 1];
  const title =
    above !== undefined && above.cells.length === 1 && above.cells.every(isHeading) ? above.text.trim() || null : null;
  return { columns: columns.filter(({ cells }) => cells.length > 0), header, rows: body, title };
}

/** The tables of a document that have headings and numbers, in reading order. */
export function findTables({ rows }: Sheet): FoundTable[] {
  const tables: FoundTable[] = [];
  for (let index = 0; index < rows.length; index++) {
    const table = readTable(rows, index);
    if (table === null || table.columns.length < MIN_COLUMNS) continue;
    tables.push(table);
    index = rows.indexOf(table.rows.at(-1) ?? table.header);
  }
  return tables;
}

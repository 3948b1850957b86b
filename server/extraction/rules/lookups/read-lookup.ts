import { countBy } from '../../../lib/collections.ts';
import papaparse from 'papaparse';
import type { LookupTable } from '../../../lib/models/lookup-table.ts';

const MAX_LOOKUP_ROWS = 100_000;
const MAX_COLUMNS = 100;
const MAX_COLUMN_NAME = 200;
/** Characters of a cell that a message shows. */
const MAX_SHOWN = 40;
/** Blank characters in front of a row that are looked at for its line. */
const MAX_BLANK = 10_000;

/** Why a file is no table. The message says what to change. */
class LookupFault extends Error {}

function readColumns(header: readonly string[] | undefined): string[] {
  const columns = (header ?? []).map((name) => name.trim());
  if (columns.every((name) => name === ''))
    throw new LookupFault('The file has no header: its first row names the columns.');
  if (columns.length > MAX_COLUMNS)
    throw new LookupFault(`The file has ${columns.length} columns; the limit is ${MAX_COLUMNS}.`);
  columns.forEach((name, index) => {
    if (name === '') throw new LookupFault(`Column ${index + 1} has no name in the first row.`);
    if (name.length > MAX_COLUMN_NAME)
      throw new LookupFault(`The name of column ${index + 1} is longer than ${MAX_COLUMN_NAME} characters.`);
    if (columns.indexOf(name) !== index) throw new LookupFault(`Two columns are named “${name}”.`);
  });
  return columns;
}

/** Rows with equal cells in columns of the same names are one row, whatever the order of rows and columns is. */
function countChanges(before: LookupTable, after: LookupTable): { rowsAdded: number; rowsRemoved: number } {
  const keysOf = ({ columns, rows }: LookupTable): string[] => {
    const order = columns.map((name, index) => ({ name, index })).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    return rows.map((row) =>
      JSON.stringify(order.flatMap(({ name, index }) => (row[index] ? [name, row[index]] : []))),
    );
  };
  const left = countBy(keysOf(before));
  let rowsAdded = 0;
  for (const key of keysOf(after)) {
    const count = left.get(key) ?? 0;
    if (count === 0) rowsAdded += 1;
    else left.set(key, count - 1);
  }
  return { rowsAdded, rowsRemoved: [...left.values()].reduce((sum, count) => sum + count, 0) };
}

/** A file as it is stored, or why it is none. */
export type LookupFile =
  | { columns: string[]; rows: number; content: string; changes: { rowsAdded: number; rowsRemoved: number } | null }
  | { problem: string };

/** A table as it is stored. */
export interface StoredTable {
  columns: string[];
  /** JSON: an array of cells for each row. */
  content: string;
}

/** @param before the table that the file replaces */
export function readLookupFile(text: string, before: StoredTable | null = null): LookupFile {
  try {
    const table = readLookup(text);
    const { columns, rows } = table;
    const replaced = before && { columns: before.columns, rows: JSON.parse(before.content) as string[][] };
    const changes = replaced && countChanges(replaced, table);
    return { columns, rows: rows.length, content: JSON.stringify(rows), changes };
  } catch (error) {
    if (error instanceof LookupFault) return { problem: error.message };
    throw error;
  }
}

/** The line of the first character of a row, from 1. Blank lines before a row are not the row's. */
function lineAt(text: string, index: number): number {
  const start = index + /^\s*/.exec(text.slice(index, index + MAX_BLANK))![0].length;
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < start; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/**
 * Reads a CSV file with a header. What separates cells is found out: commas, semicolons, tabs or bars.
 * @throws LookupFault
 */
export function readLookup(text: string): LookupTable {
  const csv = text.replace(/^\ufeff/, '');
  let columns: string[] | null = null;
  const rows: string[][] = [];
  let start = 0;
  let fault: LookupFault | null = null;
  const readRow = (cells: readonly string[], quotes: string | undefined) => {
    if (quotes !== undefined) throw new LookupFault(`Line ${lineAt(csv, start)}: the quotes do not match. ${quotes}.`);
    if (columns === null) {
      columns = readColumns(cells);
      return;
    }
    if (rows.length >= MAX_LOOKUP_ROWS)
      throw new LookupFault(
        `The file has more than ${MAX_LOOKUP_ROWS.toLocaleString('en')} rows, which is the limit. ` +
          'Split it into several tables.',
      );
    if (cells.length > columns.length)
      throw new LookupFault(
        `Line ${lineAt(csv, start)} has ${cells.length} cells, and the header names ${columns.length} columns: ` +
          `there is no column ${columns.length + 1} for “${(cells[columns.length] ?? '').slice(0, MAX_SHOWN)}”.`,
      );
    rows.push(columns.map((_, index) => (cells[index] ?? '').trim()));
  };
  papaparse.parse<string[]>(csv, {
    skipEmptyLines: 'greedy',
    // Row by row, so that nothing behind the first fault is read.
    step({ data, errors, meta }, parser) {
      try {
        readRow(data, errors.find(({ type }) => type === 'Quotes')?.message);
        start = meta.cursor;
      } catch (error) {
        if (!(error instanceof LookupFault)) throw error;
        fault = error;
        parser.abort();
      }
    },
  });
  if (fault !== null) throw fault as LookupFault;
  return { columns: columns ?? readColumns([]), rows };
}

import papaparse from 'papaparse';
import type { LookupTable } from '../../../lib/models/lookup-table.ts';

const MAX_LOOKUP_ROWS = 100_000;
const MAX_COLUMNS = 100;
const MAX_COLUMN_NAME = 200;

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

/** A file as it is stored, or why it is none. */
export type LookupFile = { columns: string[]; rows: number; content: string } | { problem: string };

export function readLookupFile(text: string): LookupFile {
  try {
    const { columns, rows } = readLookup(text);
    return { columns, rows: rows.length, content: JSON.stringify(rows) };
  } catch (error) {
    if (error instanceof LookupFault) return { problem: error.message };
    throw error;
  }
}

/**
 * Reads a CSV file with a header. What separates cells is found out: commas, semicolons, tabs or bars.
 * @throws LookupFault
 */
export function readLookup(text: string): LookupTable {
  const { data, errors } = papaparse.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: 'greedy' });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes !== undefined)
    throw new LookupFault(`The quotes of row ${(quotes.row ?? 0) + 1} do not match: ${quotes.message}.`);
  const columns = readColumns(data[0]);
  const rows = data.slice(1);
  if (rows.length > MAX_LOOKUP_ROWS) {
    const [count, limit] = [rows.length, MAX_LOOKUP_ROWS].map((number) => number.toLocaleString('en'));
    throw new LookupFault(`The file has ${count} rows; the limit is ${limit}. Split it into several tables.`);
  }
  const tooLong = rows.findIndex((row) => row.length > columns.length);
  if (tooLong !== -1) {
    const cells = rows[tooLong]?.length ?? 0;
    throw new LookupFault(`Row ${tooLong + 2} has ${cells} cells, and the header names ${columns.length} columns.`);
  }
  return { columns, rows: rows.map((row) => columns.map((_, index) => (row[index] ?? '').trim())) };
}

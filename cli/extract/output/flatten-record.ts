import type { ExtractionRecord } from '../extraction-record.ts';

export type Cell = string | number | boolean | null;
export type Row = Record<string, Cell>;

/** Columns before and after those of the data. */
export const FIRST_COLUMNS = ['file', 'status', 'confidence', 'doubtful', 'error'];
export const LAST_COLUMN = 'fingerprint';
const RESERVED = new Set([...FIRST_COLUMNS, LAST_COLUMN]);
const LIST_SEPARATOR = '; ';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isScalar = (value: unknown): value is Cell => value === null || typeof value !== 'object';

/**
 * A record as rows of a table. A nested field has the column `outer.inner`. A list of objects takes one row an entry;
 * the other columns repeat. Several lists share the rows, entry by entry. A list of plain values is one cell, separated
 * by `; `. A list in an entry of a list is JSON.
 */
export function flattenRecord(record: ExtractionRecord): Row[] {
  const { file, status, confidence, doubtful, errorCode, errorMessage, fingerprint, extractedData } = record;
  const error = errorCode === null ? null : `${errorCode.code}: ${errorMessage ?? ''}`;
  const single: Row = { file, status, confidence, doubtful, error };
  const rows: Row[] = [];

  function addValue(row: Row, column: string, value: unknown, isInList: boolean): void {
    if (isObject(value)) {
      for (const [name, child] of Object.entries(value)) addValue(row, `${column}.${name}`, child, isInList);
    } else if (!Array.isArray(value)) row[column] = value as Cell;
    else if (value.every(isScalar)) row[column] = value.map((one) => one ?? '').join(LIST_SEPARATOR);
    else if (isInList) row[column] = JSON.stringify(value);
    else
      value.forEach((entry, index) => {
        const target = (rows[index] ??= {});
        if (isObject(entry)) addValue(target, column, entry, true);
        else target[column] = isScalar(entry) ? entry : JSON.stringify(entry);
      });
  }

  for (const [name, value] of Object.entries(extractedData ?? {}))
    addValue(single, RESERVED.has(name) ? `data.${name}` : name, value, false);
  return (rows.length === 0 ? [{}] : rows).map((row) => ({ ...single, ...row, [LAST_COLUMN]: fingerprint }));
}

/** The columns of rows, in a fixed order for the fixed ones. */
export function orderColumns(seen: Iterable<string>): string[] {
  const own = [...seen].filter((column) => !RESERVED.has(column));
  return [...FIRST_COLUMNS, ...own, LAST_COLUMN];
}

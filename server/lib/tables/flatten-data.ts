import { isObject } from '../json-object.ts';
import type { JsonObject, JsonValue } from '../json-value.ts';

export type Cell = string | number | boolean | null;
/** Cells by their columns. */
export type FlatRow = Record<string, Cell>;

const LIST_SEPARATOR = '; ';

const isScalar = (value: JsonValue): value is Cell => value === null || typeof value !== 'object';

/** The column of a field at the root. One that is named like a column of the table itself has a prefix. */
export function nameColumn(field: string, ownColumns: ReadonlySet<string>): string {
  return ownColumns.has(field) ? `data.${field}` : field;
}

interface TableShape {
  /** Cells of the table itself, which every row repeats. */
  own: FlatRow;
  /** Whether an object is spread over columns of its own. Others are JSON. */
  isSpread: (column: string) => boolean;
  /** Whether a list of objects is JSON in one cell, as one in an entry of a list is. */
  isInList?: boolean;
}

/**
 * Extracted data as rows of a table. A nested field has the column `outer.inner`. A list of objects takes one row an
 * entry; the other columns repeat. Several lists share the rows, entry by entry. A list of plain values is one cell,
 * separated by `; `. A list in an entry of a list is JSON.
 */
export function flattenData(data: JsonObject, { own, isSpread, isInList: isOneRow = false }: TableShape): FlatRow[] {
  const ownColumns = new Set(Object.keys(own));
  const single: FlatRow = { ...own };
  const rows: FlatRow[] = [];

  function add(row: FlatRow, column: string, value: JsonValue, isInList: boolean): void {
    if (isScalar(value)) row[column] = value;
    else if (isObject(value) && isSpread(column))
      for (const [key, child] of Object.entries(value)) add(row, `${column}.${key}`, child, isInList);
    else if (!Array.isArray(value)) row[column] = JSON.stringify(value);
    else if (value.every(isScalar)) row[column] = value.map((one) => one ?? '').join(LIST_SEPARATOR);
    else if (isInList) row[column] = JSON.stringify(value);
    else value.forEach((entry, index) => add((rows[index] ??= {}), column, entry, true));
  }

  for (const [key, value] of Object.entries(data)) add(single, nameColumn(key, ownColumns), value, isOneRow);
  return (rows.length === 0 ? [{}] : rows).map((row) => ({ ...single, ...row }));
}

/** The cells of a row in the order of the columns. */
export function listCells(row: FlatRow, columns: readonly string[]): Cell[] {
  return columns.map((column) => row[column] ?? null);
}

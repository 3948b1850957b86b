import { isObject } from '../../lib/json-object.ts';
import type { JsonValue } from '../../lib/json-value.ts';
import type { BatchResult } from '../documents-repository.ts';
import { toColumn, type DataColumns } from './list-columns.ts';

export type Cell = string | number | boolean | null;
type Row = Record<string, Cell>;

const LIST_SEPARATOR = '; ';

const isScalar = (value: JsonValue): value is Cell => value === null || typeof value !== 'object';

/**
 * A result as rows of a table. A nested field has the column `outer.inner`. A list of objects takes one row an entry;
 * the other columns repeat. Several lists share the rows, entry by entry. A list of plain values is one cell, separated
 * by `; `. A list in an entry of a list is JSON, as is an object whose fields the schema does not name.
 */
export function flattenResult(result: BatchResult, { parents }: Pick<DataColumns, 'parents'>): Row[] {
  const { position, documentId, name, runId, status, confidence, errorCode, errorMessage, metadata } = result;
  const error = errorCode === null ? null : `${errorCode.code}: ${errorMessage ?? ''}`;
  const tags = Object.keys(metadata).length === 0 ? null : JSON.stringify(metadata);
  const single: Row = { position, documentId, name, runId, status, confidence, error, metadata: tags };
  const rows: Row[] = [];

  function add(row: Row, column: string, value: JsonValue, isInList: boolean): void {
    if (isScalar(value)) row[column] = value;
    else if (isObject(value) && parents.has(column))
      for (const [key, child] of Object.entries(value)) add(row, `${column}.${key}`, child, isInList);
    else if (!Array.isArray(value)) row[column] = JSON.stringify(value);
    else if (value.every(isScalar)) row[column] = value.map((one) => one ?? '').join(LIST_SEPARATOR);
    else if (isInList) row[column] = JSON.stringify(value);
    else value.forEach((entry, index) => add((rows[index] ??= {}), column, entry, true));
  }

  for (const [key, value] of Object.entries(result.extractedData ?? {})) add(single, toColumn(key), value, false);
  return (rows.length === 0 ? [{}] : rows).map((row) => ({ ...single, ...row }));
}

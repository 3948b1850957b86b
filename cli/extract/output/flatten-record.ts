import type { JsonObject } from '../../../server/lib/json-value.ts';
import { flattenData, type Row } from '../../../server/lib/tables/flatten-data.ts';
import type { ExtractionRecord } from '../extraction-record.ts';

/** Columns before those of the data. */
export const FIRST_COLUMNS = ['file', 'status', 'confidence', 'doubtful', 'error'];
const OWN_COLUMNS = new Set(FIRST_COLUMNS);

/** A record as rows of a table. */
export function flattenRecord(record: ExtractionRecord): Row[] {
  const { file, status, confidence, doubtful, errorCode, errorMessage, extractedData } = record;
  const error = errorCode === null ? null : `${errorCode.code}: ${errorMessage ?? ''}`;
  return flattenData((extractedData ?? {}) as JsonObject, {
    own: { file, status, confidence, doubtful, error },
    isSpread: () => true,
  });
}

/** The columns of rows, in a fixed order for the fixed ones. */
export function orderColumns(seen: Iterable<string>): string[] {
  return [...FIRST_COLUMNS, ...[...seen].filter((column) => !OWN_COLUMNS.has(column))];
}

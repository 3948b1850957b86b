import type { JsonObject } from '../../../server/lib/json-value.ts';
import { flattenData, type FlatRow } from '../../../server/lib/tables/flatten-data.ts';
import { toRuleCells } from '../../../server/lib/tables/rule-cells.ts';
import type { ExtractionRecord } from '../extraction-record.ts';

/** Columns before those of the data. */
export const FIRST_COLUMNS = ['file', 'status', 'confidence', 'doubtful', 'error'];
const OWN_COLUMNS = new Set(FIRST_COLUMNS);

/** A record as rows of a table. */
export function flattenRecord(record: ExtractionRecord): FlatRow[] {
  const { file, status, confidence, doubtful, errorCode, errorMessage, extractedData } = record;
  const error = errorCode === null ? null : `${errorCode.code}: ${errorMessage ?? ''}`;
  const rows = flattenData((extractedData ?? {}) as JsonObject, {
    own: { file, status, confidence, doubtful, error },
    isSpread: () => true,
  });
  // Records of earlier versions have no rules.
  const cells = toRuleCells(record.rules ?? []);
  return rows.map((row) => ({ ...row, ...cells }));
}

/** The columns of rows, in a fixed order for the fixed ones. */
export function orderColumns(seen: Iterable<string>): string[] {
  return [...FIRST_COLUMNS, ...[...seen].filter((column) => !OWN_COLUMNS.has(column))];
}

import { flattenData, type FlatRow } from '../../lib/tables/flatten-data.ts';
import { toRuleCells } from '../../lib/tables/rule-cells.ts';
import type { DataColumns } from '../../lib/tables/list-columns.ts';
import type { BatchResult } from '../documents-repository.ts';

/** Columns before those of the data. */
export const FIRST_COLUMNS = ['position', 'documentId', 'name', 'runId', 'status', 'confidence', 'error', 'metadata'];

/** A result as rows of a table. An object whose fields the schema does not name is JSON. */
export function flattenResult(result: BatchResult, { parents }: Pick<DataColumns, 'parents'>): FlatRow[] {
  const { position, documentId, name, runId, status, confidence, errorCode, errorMessage, metadata } = result;
  const error = errorCode === null ? null : `${errorCode.code}: ${errorMessage ?? ''}`;
  const tags = Object.keys(metadata).length === 0 ? null : JSON.stringify(metadata);
  const rows = flattenData(result.extractedData ?? {}, {
    own: { position, documentId, name, runId, status, confidence, error, metadata: tags },
    isSpread: (column) => parents.has(column),
  });
  const cells = toRuleCells(result.rules);
  return rows.map((row) => ({ ...row, ...cells }));
}

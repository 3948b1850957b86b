import { flattenData, listCells, type FlatRow } from '../lib/tables/flatten-data.ts';
import { listColumns, type DataColumns } from '../lib/tables/list-columns.ts';
import { listRuleColumns, toRuleCells } from '../lib/tables/rule-cells.ts';
import type { SheetRow, Table } from '../lib/tables/workbook-parts.ts';
import type { BatchResult } from './documents-repository.ts';
import type { BatchSchema } from './repository.ts';

/** Columns before those of the data. */
const FIRST_COLUMNS = ['position', 'documentId', 'name', 'runId', 'status', 'confidence', 'error', 'metadata'];

/** A result as rows of a table. An object whose fields the schema does not name is JSON. */
function flattenResult(result: BatchResult, { parents }: Pick<DataColumns, 'parents'>): FlatRow[] {
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

/** The results of a batch as a table, one result after the other. */
export function tabulate(results: AsyncIterable<BatchResult>, { definition, rules }: BatchSchema): Table {
  const { names, parents, dates } = listColumns(definition, { own: FIRST_COLUMNS });
  const columns = [...FIRST_COLUMNS, ...names, ...listRuleColumns(rules)];
  async function* listRows(): AsyncGenerator<SheetRow> {
    for await (const result of results)
      for (const row of flattenResult(result, { parents })) yield { cells: listCells(row, columns) };
  }
  return { columns, dates, rows: listRows() };
}

import { flattenData, listCells, type FlatRow } from '../lib/tables/flatten-data.ts';
import { listColumns, type DataColumns } from '../lib/tables/list-columns.ts';
import { listRuleColumns, toRuleCells } from '../lib/tables/rule-cells.ts';
import type { SheetRow, Table } from '../lib/tables/workbook-parts.ts';
import type { BatchResult } from './documents-repository.ts';
import type { BatchSchema } from './repository.ts';

/** Columns before those of the data. */
const FIRST_COLUMNS = ['position', 'documentId', 'name', 'runId', 'status', 'confidence', 'error', 'metadata'];
/** Of parts of packets, after the name. */
const PART_COLUMNS = ['packetId', 'category', 'pages'];

/** A result as rows of a table. An object whose fields the schema does not name is JSON. */
function flattenResult(result: BatchResult, { parents }: Pick<DataColumns, 'parents'>): FlatRow[] {
  const { position, documentId, name, runId, status, confidence, errorCode, errorMessage, metadata } = result;
  const { packetId, category, pages } = result;
  const error = errorCode === null ? errorMessage : `${errorCode.code}: ${errorMessage ?? ''}`;
  const tags = Object.keys(metadata).length === 0 ? null : JSON.stringify(metadata);
  const rows = flattenData(result.extractedData ?? {}, {
    own: { position, documentId, name, packetId, category, pages, runId, status, confidence, error, metadata: tags },
    isSpread: (column) => parents.has(column),
  });
  const cells = toRuleCells(result.rules);
  return rows.map((row) => ({ ...row, ...cells }));
}

/** The results of a batch as a table, one result after the other. */
export function tabulate(
  results: AsyncIterable<BatchResult>,
  { definition, rules, isSplit = false }: BatchSchema,
): Table {
  const own = isSplit ? FIRST_COLUMNS.toSpliced(3, 0, ...PART_COLUMNS) : FIRST_COLUMNS;
  const { names, parents, dates } = listColumns(definition, { own });
  const columns = [...own, ...names, ...listRuleColumns(rules)];
  async function* listRows(): AsyncGenerator<SheetRow> {
    for await (const result of results)
      for (const row of flattenResult(result, { parents })) yield { cells: listCells(row, columns) };
  }
  return { columns, dates, rows: listRows() };
}

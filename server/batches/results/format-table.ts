import type { JsonObject } from '../../lib/json-value.ts';
import { listCells, type Cell } from '../../lib/tables/flatten-data.ts';
import { formatCsvRow } from '../../lib/tables/format-csv-row.ts';
import type { BatchResult } from '../documents-repository.ts';
import { flattenResult } from './flatten-result.ts';
import { FIRST_COLUMNS, listColumns } from './list-columns.ts';

/** The header and the rows of a table, one result after the other. */
export async function* tabulate(results: AsyncIterable<BatchResult>, definition: JsonObject): AsyncGenerator<Cell[]> {
  const { names, parents } = listColumns(definition);
  const columns = [...FIRST_COLUMNS, ...names];
  yield columns;
  for await (const result of results)
    for (const row of flattenResult(result, { parents })) yield listCells(row, columns);
}

/** RFC 4180 in UTF-8. */
export async function* formatCsv(rows: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  for await (const row of rows) yield formatCsvRow(row);
}

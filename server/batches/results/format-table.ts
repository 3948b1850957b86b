import type { JsonObject } from '../../lib/json-value.ts';
import { listCells } from '../../lib/tables/flatten-data.ts';
import { listColumns } from '../../lib/tables/list-columns.ts';
import type { SheetRow } from '../../lib/tables/workbook-parts.ts';
import type { BatchResult } from '../documents-repository.ts';
import { FIRST_COLUMNS, flattenResult } from './flatten-result.ts';

/** The header and the rows of a table, one result after the other. */
export async function* tabulate(results: AsyncIterable<BatchResult>, definition: JsonObject): AsyncGenerator<SheetRow> {
  const { names, parents } = listColumns(definition, { own: FIRST_COLUMNS });
  const columns = [...FIRST_COLUMNS, ...names];
  yield { cells: columns };
  for await (const result of results)
    for (const row of flattenResult(result, { parents })) yield { cells: listCells(row, columns) };
}

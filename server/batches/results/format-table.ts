import { listCells } from '../../lib/tables/flatten-data.ts';
import { listColumns } from '../../lib/tables/list-columns.ts';
import { listRuleColumns } from '../../lib/tables/rule-cells.ts';
import type { SheetRow, Table } from '../../lib/tables/workbook-parts.ts';
import type { BatchSchema } from '../repository.ts';
import type { BatchResult } from '../documents-repository.ts';
import { FIRST_COLUMNS, flattenResult } from './flatten-result.ts';

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

import papaparse from 'papaparse';
import type { JsonObject } from '../../lib/json-value.ts';
import type { BatchResult } from '../documents-repository.ts';
import { flattenResult, type Cell } from './flatten-result.ts';
import { FIRST_COLUMNS, listColumns } from './list-columns.ts';

/** Texts that a spreadsheet would compute. Signed numbers and telephone numbers are none. */
const FORMULA = /^[=@\t\r]|^[+-](?![\d\s().,/-]*$)/;

/** The header and the rows of a table, one result after the other. */
export async function* tabulate(results: AsyncIterable<BatchResult>, definition: JsonObject): AsyncGenerator<Cell[]> {
  const { names, parents } = listColumns(definition);
  const columns = [...FIRST_COLUMNS, ...names];
  yield columns;
  for await (const result of results)
    for (const row of flattenResult(result, { parents })) yield columns.map((column) => row[column] ?? null);
}

/** RFC 4180 in UTF-8. Texts that a spreadsheet would compute begin with an apostrophe. */
export async function* formatCsv(rows: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  for await (const row of rows) yield `${papaparse.unparse([row], { escapeFormulae: FORMULA })}\r\n`;
}

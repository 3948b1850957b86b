/** How batches read archives and write tables, without Node: for the SDK's fake. */
import { strToU8, unzipSync, zipSync } from 'fflate';
import type { Rules } from '../../sdk/src/testing/rules.ts';
import { cleanName, isMember } from '../../server/batches/archive-names.ts';
import { flattenResult } from '../../server/batches/results/flatten-result.ts';
import { FIRST_COLUMNS, listColumns } from '../../server/batches/results/list-columns.ts';
import { formatSheetRow, PARTS, SHEET, SHEET_END, SHEET_START } from '../../server/batches/results/workbook-parts.ts';
import type { JsonObject } from '../../server/lib/json-value.ts';
import { listCells, type Cell } from '../../server/lib/tables/flatten-data.ts';
import { formatCsvRow } from '../../server/lib/tables/format-csv-row.ts';

function tabulate(results: readonly object[], definition: object): Cell[][] {
  const { names, parents } = listColumns(definition as JsonObject);
  const columns = [...FIRST_COLUMNS, ...names];
  const rows = results.flatMap((result) => flattenResult(result as Parameters<typeof flattenResult>[0], { parents }));
  return [columns, ...rows.map((row) => listCells(row, columns))];
}

export const batchRules: Rules['batches'] = {
  readArchive(bytes) {
    const members = Object.entries(unzipSync(bytes, { filter: ({ name }) => isMember(name) }));
    return members.map(([name, content]) => ({ name: cleanName(name), bytes: content }));
  },
  formatCsv: (results, definition) => strToU8(tabulate(results, definition).map(formatCsvRow).join('')),
  formatWorkbook(results, definition) {
    const sheet = SHEET_START + tabulate(results, definition).map(formatSheetRow).join('') + SHEET_END;
    const parts = [...PARTS, [SHEET, sheet] as const];
    return zipSync(Object.fromEntries(parts.map(([path, content]) => [path, strToU8(content)])));
  },
};

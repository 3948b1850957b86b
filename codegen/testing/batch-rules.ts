/** How batches and exports read archives and write tables, without Node: for the SDK's fake. */
import { strToU8, unzipSync, zipSync } from 'fflate';
import type { Rules } from '../../sdk/src/testing/rules.ts';
import { cleanName, isMember } from '../../server/batches/archive-names.ts';
import { FIRST_COLUMNS, flattenResult } from '../../server/batches/results/flatten-result.ts';
import { listColumns } from '../../server/lib/tables/list-columns.ts';
import {
  formatSheetRow,
  PARTS,
  SHEET,
  SHEET_END,
  SHEET_START,
  type SheetRow,
} from '../../server/lib/tables/workbook-parts.ts';
import { createExportTable, type TableOptions, type TabulatedRun } from '../../server/exports/tabulate-export.ts';
import type { JsonObject } from '../../server/lib/json-value.ts';
import { listCells } from '../../server/lib/tables/flatten-data.ts';
import { formatCsvRow } from '../../server/lib/tables/format-csv-row.ts';

function tabulate(results: readonly object[], definition: object): SheetRow[] {
  const { names, parents } = listColumns(definition as JsonObject, { own: FIRST_COLUMNS });
  const columns = [...FIRST_COLUMNS, ...names];
  const rows = results.flatMap((result) => flattenResult(result as Parameters<typeof flattenResult>[0], { parents }));
  return [{ cells: columns }, ...rows.map((row) => ({ cells: listCells(row, columns) }))];
}

const toCsv = (rows: readonly SheetRow[]) => strToU8(rows.map(({ cells }) => formatCsvRow(cells)).join(''));

function toWorkbook(rows: readonly SheetRow[]): Uint8Array {
  const sheet = SHEET_START + rows.map(formatSheetRow).join('') + SHEET_END;
  const parts = [...PARTS, [SHEET, sheet] as const];
  return zipSync(Object.fromEntries(parts.map(([path, content]) => [path, strToU8(content)])));
}

function tabulateExport(runs: readonly object[], definitions: readonly object[], options: object): SheetRow[] {
  const table = createExportTable(definitions as JsonObject[], options as TableOptions);
  return [table.header, ...runs.flatMap((run) => table.toRows(run as TabulatedRun))];
}

export const batchRules: Rules['batches'] = {
  readArchive(bytes) {
    const members = Object.entries(unzipSync(bytes, { filter: ({ name }) => isMember(name) }));
    return members.map(([name, content]) => ({ name: cleanName(name), bytes: content }));
  },
  formatCsv: (results, definition) => toCsv(tabulate(results, definition)),
  formatWorkbook: (results, definition) => toWorkbook(tabulate(results, definition)),
};

export const exportRules: Rules['exports'] = {
  formatCsv: (runs, definitions, options) => toCsv(tabulateExport(runs, definitions, options)),
  formatWorkbook: (runs, definitions, options) => toWorkbook(tabulateExport(runs, definitions, options)),
};

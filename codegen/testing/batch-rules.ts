/** How batches and exports read archives and write tables, without Node: for the SDK's fake. */
import { strToU8, unzipSync, zipSync } from 'fflate';
import type { Rules } from '../../sdk/src/testing/rules.ts';
import { cleanName, isMember } from '../../server/batches/archive-names.ts';
import { FIRST_COLUMNS, flattenResult } from '../../server/batches/results/flatten-result.ts';
import { listColumns } from '../../server/lib/tables/list-columns.ts';
import {
  formatSheetEnd,
  formatSheetRow,
  formatSheetStart,
  PARTS,
  SHEET,
  type SheetRow,
  type TableHead,
} from '../../server/lib/tables/workbook-parts.ts';
import { createExportTable, type TableOptions, type TabulatedRun } from '../../server/exports/tabulate-export.ts';
import type { JsonObject } from '../../server/lib/json-value.ts';
import { listRuleColumns, type TabulatedRule } from '../../server/lib/tables/rule-cells.ts';
import { listCells } from '../../server/lib/tables/flatten-data.ts';
import { formatCsvRow } from '../../server/lib/tables/format-csv-row.ts';

interface ReadTable extends TableHead {
  rows: readonly SheetRow[];
}

/** The fake checks no rules: a table has those that its results name. */
const rulesOf = (results: readonly object[]) => (results as { rules: TabulatedRule[] }[]).flatMap(({ rules }) => rules);

function tabulate(results: readonly object[], definition: object): ReadTable {
  const { names, parents, dates } = listColumns(definition as JsonObject, { own: FIRST_COLUMNS });
  const columns = [...FIRST_COLUMNS, ...names, ...listRuleColumns(rulesOf(results))];
  const rows = results.flatMap((result) => flattenResult(result as Parameters<typeof flattenResult>[0], { parents }));
  return { columns, dates, rows: rows.map((row) => ({ cells: listCells(row, columns) })) };
}

const toCsv = ({ columns, rows }: ReadTable) =>
  strToU8([{ cells: columns }, ...rows].map(({ cells }) => formatCsvRow(cells)).join(''));

function toWorkbook(table: ReadTable): Uint8Array {
  const rows = table.rows.map((row) => formatSheetRow(row, table));
  const sheet = [formatSheetStart(table), ...rows, formatSheetEnd(table, rows.length)].join('');
  const parts = [...PARTS, [SHEET, sheet] as const];
  return zipSync(Object.fromEntries(parts.map(([path, content]) => [path, strToU8(content)])));
}

function tabulateExport(runs: readonly object[], definitions: readonly object[], options: object): ReadTable {
  const [first = {}, ...others] = definitions as JsonObject[];
  const schemas = [
    { definition: first, rules: rulesOf(runs) },
    ...others.map((definition) => ({ definition, rules: [] })),
  ];
  const { columns, dates, toRows } = createExportTable(schemas, options as TableOptions);
  return { columns, dates, rows: runs.flatMap((run) => toRows(run as TabulatedRun)) };
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

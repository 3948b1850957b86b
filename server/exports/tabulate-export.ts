import { listColumns, type DataColumns } from '../lib/tables/list-columns.ts';
import type { SheetRow, Table } from '../lib/tables/workbook-parts.ts';
import type { JsonObject } from '../lib/json-value.ts';
import { listRuleColumns, toRuleCells, type NamedRule, type TabulatedRule } from '../lib/tables/rule-cells.ts';
import { flattenData, listCells, type FlatRow } from '../lib/tables/flatten-data.ts';

export interface TableOptions {
  /** What a row is: a document, or an entry of its lists of objects. */
  rows: 'document' | 'entry';
  /** Whether the table has the columns of the review. */
  review: boolean;
  confidence: boolean;
}

/** What the table shows of a run. */
export interface TabulatedRun {
  name: string;
  runId: string;
  confidence: number | null;
  extractedData: JsonObject | null;
  reviewedData: JsonObject | null;
  reviewStatus: string | null;
  reviewer: { name: string } | null;
  decidedAt: string | null;
  rules: readonly TabulatedRule[];
}

export interface TabulatedSchema {
  definition: JsonObject;
  rules: readonly NamedRule[];
}

const FIRST = ['name', 'runId'];
const OF_REVIEW = ['reviewStatus', 'reviewer', 'decidedAt', 'corrected'];

/** The columns of all versions of a schema, each where its newest version has it first. */
function joinColumns(definitions: readonly JsonObject[], options: Parameters<typeof listColumns>[1]): DataColumns {
  const each = definitions.toReversed().map((definition) => listColumns(definition, options));
  return {
    names: [...new Set(each.flatMap(({ names }) => names))],
    parents: new Set(each.flatMap(({ parents }) => [...parents])),
    dates: new Set(each.flatMap(({ dates }) => [...dates])),
  };
}

const isSame = (one: FlatRow, other: FlatRow, columns: readonly string[]): boolean =>
  columns.every((column) => (one[column] ?? null) === (other[column] ?? null));

/**
 * The columns of each row that a review changed. A row that was extracted somewhere else in the list is unchanged: rows
 * move when one before them is added or removed.
 */
export function findCorrections(
  reviewed: readonly FlatRow[],
  extracted: readonly FlatRow[],
  columns: readonly string[],
) {
  return reviewed.map((row, index) => {
    if (extracted.some((one) => isSame(row, one, columns))) return [];
    const before = extracted[index] ?? {};
    return columns.filter((column) => (row[column] ?? null) !== (before[column] ?? null));
  });
}

/** The columns of an export, and the rows of each run. Cells that a review changed are marked. */
export function createExportTable(schemas: readonly TabulatedSchema[], options: TableOptions) {
  const own = [...FIRST, ...(options.review ? OF_REVIEW : []), ...(options.confidence ? ['confidence'] : [])];
  const shape = { own, isInList: options.rows === 'document' };
  const { names, parents, dates } = joinColumns(
    schemas.map(({ definition }) => definition),
    shape,
  );
  const ruleColumns = listRuleColumns(schemas.flatMap(({ rules }) => rules));
  const columns = [...FIRST, ...names, ...ruleColumns, ...own.slice(FIRST.length)];
  const flatten = (data: JsonObject | null, cells: FlatRow) =>
    flattenData(data ?? {}, { own: cells, isSpread: (column) => parents.has(column), isInList: shape.isInList });
  return {
    columns,
    // The time of a decision is this server's own, in UTC.
    dates: new Set([...dates, 'decidedAt']),
    toRows({ extractedData, reviewedData, rules, ...run }: TabulatedRun): SheetRow[] {
      const cells: FlatRow = { ...run, reviewer: run.reviewer?.name ?? null };
      const shown = Object.fromEntries(own.map((column) => [column, cells[column] ?? null]));
      const rows = flatten(reviewedData ?? extractedData, shown);
      const corrected = reviewedData === null ? [] : findCorrections(rows, flatten(extractedData, shown), names);
      return rows.map((row, index) => {
        const changed = corrected[index] ?? [];
        if (options.review) row['corrected'] = changed.length === 0 ? null : changed.join('; ');
        return {
          cells: listCells({ ...row, ...toRuleCells(rules) }, columns),
          marked: new Set(changed.map((column) => columns.indexOf(column))),
        };
      });
    },
  };
}

/** An export, one run after the other. */
export function tabulateExport(
  runs: AsyncIterable<TabulatedRun>,
  schemas: readonly TabulatedSchema[],
  options: TableOptions,
): Table {
  const { columns, dates, toRows } = createExportTable(schemas, options);
  async function* listRows(): AsyncGenerator<SheetRow> {
    for await (const run of runs) yield* toRows(run);
  }
  return { columns, dates, rows: listRows() };
}

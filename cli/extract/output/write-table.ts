import type { JsonObject } from '../../../server/lib/json-value.ts';
import { listCells, type FlatRow } from '../../../server/lib/tables/flatten-data.ts';
import { listColumns } from '../../../server/lib/tables/list-columns.ts';
import type { SheetRow } from '../../../server/lib/tables/workbook-parts.ts';
import { writeChunks } from '../../terminal/write-chunks.ts';
import type { ExtractionRecord } from '../extraction-record.ts';
import { FIRST_COLUMNS, flattenRecord, orderColumns } from './flatten-record.ts';

interface TableOutput {
  format: 'csv' | 'xlsx';
  /** Null for stdout. */
  path: string | null;
  /** The definition of the schema. */
  definition: Record<string, unknown>;
  /** Called twice: for the columns, and for the rows. */
  readRecords: () => AsyncIterable<ExtractionRecord>;
}

/** Writes records as a table. */
export async function writeTable({ format, path, definition, readRecords }: TableOutput): Promise<void> {
  const seen = new Set<string>();
  for await (const row of flattenAll(readRecords())) for (const column of Object.keys(row)) seen.add(column);
  const columns = orderColumns(seen);
  async function* listRows(): AsyncGenerator<SheetRow> {
    for await (const row of flattenAll(readRecords())) yield { cells: listCells(row, columns) };
  }
  const { dates } = listColumns(definition as JsonObject, { own: FIRST_COLUMNS });
  const table = { columns, dates, rows: listRows() };
  if (format === 'csv') {
    const { formatCsv } = await import('../../../server/lib/tables/format-csv-row.ts');
    return writeChunks(path, formatCsv(table));
  }
  const { formatWorkbook } = await import('../../../server/lib/tables/format-workbook.ts');
  return writeChunks(path, formatWorkbook(table));
}

async function* flattenAll(records: AsyncIterable<ExtractionRecord>): AsyncGenerator<FlatRow> {
  for await (const record of records) yield* flattenRecord(record);
}

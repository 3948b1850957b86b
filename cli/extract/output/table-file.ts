import { readFile } from 'node:fs/promises';
import { listCells, type Cell, type Row } from '../../../server/lib/tables/flatten-data.ts';
import { writeChunks } from '../../terminal/write-chunks.ts';
import { FIRST_COLUMNS, LAST_COLUMN, orderColumns } from './flatten-record.ts';
import { notAnOutput } from './replace-file.ts';

export type TableFormat = 'csv' | 'xlsx';

interface TableOutput {
  format: TableFormat;
  /** Null for stdout. */
  path: string | null;
}

/** Reads the rows that were written before. Throws for another table. */
export async function readTableFile(path: string, format: TableFormat): Promise<Row[]> {
  const rows = format === 'csv' ? await readCsv(path) : await readXlsx(path);
  const [header = [], ...rest] = rows;
  if (header.at(-1) !== LAST_COLUMN || FIRST_COLUMNS.some((column, index) => header[index] !== column))
    throw notAnOutput(path);
  return rest.map((cells) =>
    Object.fromEntries(
      header.map((column, index) => [String(column), cells[index] === '' ? null : (cells[index] ?? null)]),
    ),
  );
}

async function readCsv(path: string): Promise<Cell[][]> {
  const { default: papaparse } = await import('papaparse');
  return papaparse.parse<string[]>(await readFile(path, 'utf8'), { skipEmptyLines: true }).data;
}

async function readXlsx(path: string): Promise<Cell[][]> {
  const { read, utils } = await import('@e965/xlsx');
  const book = read(await readFile(path));
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  return sheet === undefined ? [] : utils.sheet_to_json<Cell[]>(sheet, { header: 1, raw: true, defval: null });
}

/** Writes a table. `listRows` is called twice: for the columns, and for the rows. */
export async function writeTable({ format, path }: TableOutput, listRows: () => AsyncIterable<Row>): Promise<void> {
  const seen = new Set<string>();
  for await (const row of listRows()) for (const column of Object.keys(row)) seen.add(column);
  const columns = orderColumns(seen);
  await writeChunks(path, format === 'csv' ? formatCsv(columns, listRows()) : formatXlsx(columns, listRows()));
}

async function* formatCsv(columns: string[], rows: AsyncIterable<Row>): AsyncGenerator<string> {
  const { formatCsvRow } = await import('../../../server/lib/tables/format-csv-row.ts');
  yield formatCsvRow(columns);
  for await (const row of rows) yield formatCsvRow(listCells(row, columns));
}

/** The whole workbook is in memory. */
async function* formatXlsx(columns: string[], rows: AsyncIterable<Row>): AsyncGenerator<Uint8Array> {
  const { utils, write } = await import('@e965/xlsx');
  const cells: Cell[][] = [columns];
  for await (const row of rows) cells.push(listCells(row, columns));
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'Documents');
  yield write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}

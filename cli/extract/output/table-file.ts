import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { FIRST_COLUMNS, LAST_COLUMN, orderColumns, type Cell, type Row } from './flatten-record.ts';

/** Texts that a spreadsheet would compute. Signed numbers and telephone numbers are none. */
const FORMULA = /^[=@\t\r]|^[+-](?![\d\s().,/-]*$)/;

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
    throw new Error(`${path} is not an output of excerpt extract. Choose another --output, or delete it.`);
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
export async function writeTable(output: TableOutput, listRows: () => AsyncIterable<Row>): Promise<void> {
  const seen = new Set<string>();
  for await (const row of listRows()) for (const column of Object.keys(row)) seen.add(column);
  const columns = orderColumns(seen);
  const stream = output.path === null ? process.stdout : createWriteStream(output.path);
  if (output.format === 'csv') await writeCsv(stream, columns, listRows());
  else await writeXlsx(stream, columns, listRows());
  if (output.path === null) return;
  stream.end();
  await finished(stream);
}

async function send(stream: Writable, chunk: string | Uint8Array): Promise<void> {
  if (!stream.write(chunk)) await once(stream, 'drain');
}

/** Texts that a spreadsheet would compute begin with an apostrophe. */
async function writeCsv(stream: Writable, columns: string[], rows: AsyncIterable<Row>): Promise<void> {
  const { default: papaparse } = await import('papaparse');
  const format = (cells: Cell[]) => `${papaparse.unparse([cells], { escapeFormulae: FORMULA })}\r\n`;
  await send(stream, format(columns));
  for await (const row of rows) await send(stream, format(columns.map((column) => row[column] ?? null)));
}

/** The whole workbook is in memory. */
async function writeXlsx(stream: Writable, columns: string[], rows: AsyncIterable<Row>): Promise<void> {
  const { utils, write } = await import('@e965/xlsx');
  const cells: Cell[][] = [columns];
  for await (const row of rows) cells.push(columns.map((column) => row[column] ?? null));
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'Documents');
  await send(stream, write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer);
}

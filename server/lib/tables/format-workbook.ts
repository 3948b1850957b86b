import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { formatSheetEnd, formatSheetRow, formatSheetStart, PARTS, SHEET, type Table } from './workbook-parts.ts';

async function* formatSheet(table: Table): AsyncGenerator<string> {
  yield formatSheetStart(table);
  let count = 0;
  for await (const row of table.rows) {
    yield formatSheetRow(row, table);
    count += 1;
  }
  yield formatSheetEnd(table, count);
}

/**
 * An XLSX file with one sheet, written as its rows are read: libraries for workbooks hold all cells in memory, and
 * format them in one go.
 */
export function formatWorkbook(table: Table): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const sheet = Readable.from(formatSheet(table));
  (zip as unknown as NodeJS.EventEmitter).on('error', (error: Error) => output.destroy(error));
  output.once('close', () => sheet.destroy());
  for (const [path, content] of PARTS) zip.addBuffer(Buffer.from(content), path);
  zip.addReadStream(sheet, SHEET);
  zip.end();
  return output;
}

import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { formatSheetRow, PARTS, SHEET, SHEET_END, SHEET_START, type SheetRow } from './workbook-parts.ts';

async function* formatSheet(rows: AsyncIterable<SheetRow>): AsyncGenerator<string> {
  yield SHEET_START;
  for await (const row of rows) yield formatSheetRow(row);
  yield SHEET_END;
}

/**
 * An XLSX file with one sheet, written as its rows are read: libraries for workbooks hold all cells in memory, and
 * format them in one go.
 */
export function formatWorkbook(rows: AsyncIterable<SheetRow>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const sheet = Readable.from(formatSheet(rows));
  (zip as unknown as NodeJS.EventEmitter).on('error', (error: Error) => output.destroy(error));
  output.once('close', () => sheet.destroy());
  for (const [path, content] of PARTS) zip.addBuffer(Buffer.from(content), path);
  zip.addReadStream(sheet, SHEET);
  zip.end();
  return output;
}

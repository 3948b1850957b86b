import { read, type CellObject, type DenseWorkSheet, type Range, type WorkBook } from '@e965/xlsx';
import { MAX_SHEET_CELLS, MAX_SHEET_ROWS, overLimit } from '../../archive/archive-limits.ts';
import type { LayoutPage, LayoutTable } from '../../layout.ts';
import { logicalPage, rowText } from '../../page/page-draft.ts';
import { ParseError } from '../../parser.ts';
import { withHeader } from '../../page/header-row.ts';
import { encryptedArchive, openZip } from '../../archive/zip-archive.ts';
import { writeZip } from '../../archive/zip-writer.ts';
import { attribute, walkXml } from '../markup/xml-events.ts';

/** A cell or row with text is hardly ever repeated more often; an empty one means no more than a gap. */
const MAX_REPEATED = 1000;

/** The sheets of a workbook (XLSX, XLSB, XLS, ODS), each a page under its name. Throws `ParseError`. */
export function* parseWorkbook(bytes: Uint8Array): Generator<LayoutPage> {
  const book = readWorkbook(bytes, false);
  let cells = 0;
  for (const [index, name] of book.SheetNames.entries()) {
    const rows = filledRows(book.Sheets[name] as DenseWorkSheet | undefined);
    cells += rows.length * (rows[0]?.texts.length ?? 0);
    if (cells > MAX_SHEET_CELLS) throw tooManyCells();
    yield { ...sheetPage(rows), number: index + 1, name };
  }
}

export function countSheets(bytes: Uint8Array): number {
  return readWorkbook(bytes, true).SheetNames.length;
}

function readWorkbook(bytes: Uint8Array, bookSheets: boolean): WorkBook {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const safe = isZip ? unpacked(bytes, bookSheets) : bytes;
  try {
    return read(safe, {
      type: 'buffer',
      dense: true,
      cellDates: true,
      UTC: true,
      cellHTML: false,
      cellFormula: false,
      sheetRows: MAX_SHEET_ROWS,
      bookSheets,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (/password|encrypt/i.test(message)) throw encryptedArchive();
    throw new ParseError('document_unreadable', 'The file cannot be read as a workbook: it is damaged or incomplete.', {
      detail: message,
      cause: error,
    });
  }
}

/** The archive unpacked under its limits, since the library knows none; pictures and the like are left out. */
function unpacked(bytes: Uint8Array, bookSheets: boolean): Buffer {
  const archive = openZip(bytes);
  if (archive.read('META-INF/manifest.xml')?.includes('encryption-data')) throw encryptedArchive();
  let cells = 0;
  const parts = archive.names
    .filter((name) => /\.(xml|rels|bin)$|^mimetype$/.test(name))
    .filter((name) => !/^xl\/(media|drawings|charts|embeddings|printerSettings|pivotCache)|vbaProject/.test(name))
    .filter((name) => !bookSheets || !/^xl\/(worksheets|sharedStrings)/.test(name))
    .map((name) => {
      const part = { name, content: archive.read(name) ?? Buffer.alloc(0) };
      if (/^xl\/worksheets\/[^/]*\.xml$/.test(name)) cells += count(part.content, '<v>') + count(part.content, '<is>');
      if (name === 'content.xml') {
        const bounded = boundRepeats(part.content);
        part.content = bounded.content;
        cells += bounded.cells;
      }
      if (cells > MAX_SHEET_CELLS) throw tooManyCells();
      return part;
    });
  // The library demands these of an OpenDocument, and reads nothing of value in them.
  for (const name of archive.has('content.xml') ? ['META-INF/manifest.xml', 'styles.xml'] : [])
    if (!archive.has(name)) parts.push({ name, content: Buffer.from('<x/>') });
  return writeZip(parts);
}

function count(content: Buffer, mark: string): number {
  let found = 0;
  for (let at = content.indexOf(mark); at >= 0; at = content.indexOf(mark, at + mark.length)) found += 1;
  return found;
}

/** A row over the columns with text. */
interface SheetRow {
  texts: string[];
  /** The same with the text of merged cells above: a cell that spans several rows belongs to each of them. */
  cells: string[];
}

/** The rows with text; null represents empty rows between them. */
function filledRows(sheet: DenseWorkSheet | undefined): (SheetRow | null)[] {
  const texts: string[][] = [];
  const columns = new Set<number>();
  // Neither the rows nor the cells that a sheet claims to have need be there: only those that are cost anything.
  sheet?.['!data']?.forEach((row: (CellObject | undefined)[] | undefined, index) => {
    row?.forEach((cell, column) => {
      const text = cell === undefined ? '' : cellText(cell);
      if (text === '') return;
      columns.add(column);
      (texts[index] ??= [])[column] = text;
    });
  });
  const filled = withMerged(texts, sheet?.['!merges'] ?? []);
  const order = [...columns].sort((a, b) => a - b);
  const rows: (SheetRow | null)[] = [];
  let last = -1;
  texts.forEach((row, index) => {
    if (last >= 0 && index > last + 1) rows.push(null);
    const inOrder = (cells: string[]): string[] => order.map((column) => cells[column] ?? '');
    rows.push({ texts: inOrder(row), cells: inOrder(filled.get(index) ?? row) });
    last = index;
    if (rows.length * order.length > MAX_SHEET_CELLS) throw tooManyCells();
  });
  return rows;
}

/**
 * The rows into which merged cells reach from above, with their text in its column; rows without a text of their own
 * are none.
 */
function withMerged(texts: string[][], merges: Range[]): Map<number, string[]> {
  const filled = new Map<number, string[]>();
  let looked = 0;
  for (const { s: start, e: end } of merges) {
    const text = texts[start.r]?.[start.c];
    if (text === undefined) continue;
    for (let index = start.r + 1; index <= Math.min(end.r, texts.length - 1); index++) {
      // The ranges of a valid file do not overlap, so there are at most as many as cells.
      if (++looked > MAX_SHEET_CELLS) throw tooManyCells();
      const row = texts[index];
      if (row === undefined || row[start.c] !== undefined) continue;
      const cells = filled.get(index) ?? [...row];
      cells[start.c] = text;
      filled.set(index, cells);
    }
  }
  return filled;
}

/** What the cell shows; a date as ISO 8601. */
function cellText(cell: CellObject): string {
  if (cell.t === 'z' || cell.v === undefined) return '';
  if (typeof cell.v === 'number') return numberText(cell.v, cell.w);
  if (!(cell.v instanceof Date)) return (cell.w ?? String(cell.v)).trim();
  // A time without a date is stored on the first day that the format knows.
  if (Number.isNaN(cell.v.getTime()) || cell.v.getUTCFullYear() < 1901) return (cell.w ?? '').trim();
  const [date = '', time = ''] = new Date(Math.round(cell.v.getTime() / 1000) * 1000).toISOString().split(/[T.]/);
  return time === '00:00:00' ? date : `${date}T${time}`;
}

const SCIENTIFIC = /^-?\d(?:\.\d+)?E[+-]\d+$/i;

/** What the cell shows, but all digits of an article or account number, which a narrow cell shows as 4.711E+12. */
function numberText(value: number, shown: string | undefined): string {
  const digits = String(value);
  if (shown === undefined || (SCIENTIFIC.test(shown) && !digits.includes('e'))) return digits;
  return shown.trim();
}

function sheetPage(rows: (SheetRow | null)[]): LayoutPage {
  const tables: LayoutTable[] = [];
  let block: SheetRow[] = [];
  const endBlock = (): void => {
    const table = blockTable(block);
    if (table !== null) tables.push(table);
    block = [];
  };
  for (const row of rows) {
    if (row === null) endBlock();
    else block.push(row);
  }
  endBlock();
  return logicalPage(
    rows.map((row) => (row === null ? '' : rowText(row.texts).trimStart())),
    tables,
  );
}

/** A block of rows without the titles above it, and without columns that are empty in it. */
function blockTable(block: SheetRow[]): LayoutTable | null {
  const start = block.findIndex((row) => row.texts.filter((text) => text !== '').length > 1);
  if (start < 0 || block.length - start < 2) return null;
  const rows = block.slice(start).map((row) => row.cells);
  const used = (rows[0] ?? []).map((_, column) => rows.some((row) => row[column] !== ''));
  return withHeader({ header: null, rows: rows.map((row) => row.filter((_, column) => used[column])), box: null });
}

function tooManyCells(): ParseError {
  return overLimit(
    'sheet cells',
    `The workbook has more than ${MAX_SHEET_CELLS} cells, which is the limit of rows times columns.`,
  );
}

/**
 * The content of an OpenDocument spreadsheet in which nothing is repeated more than a thousand times, since the library
 * would make all the cells that a file claims. `cells` is how many with text that makes.
 */
function boundRepeats(content: Buffer): { content: Buffer; cells: number } {
  // Byte for byte, since what is replaced is ASCII whatever the encoding.
  const bounded = content
    .toString('latin1')
    .replace(
      /(number-(?:rows|columns)-repeated\s*=\s*)["'](\d+)["']/g,
      (_, name: string, times: string) => `${name}"${bound(times)}"`,
    );
  return { content: Buffer.from(bounded, 'latin1'), cells: countCells(content) };
}

function countCells(content: Buffer): number {
  let cells = 0;
  let rowTimes = 1;
  let inRow = 0;
  let cellTimes = 1;
  let hasText = false;
  walkXml(content, {
    open(name, attributes) {
      if (name === 'table-row') {
        rowTimes = bound(attribute(attributes, 'number-rows-repeated'));
        inRow = 0;
      } else if (name === 'table-cell') {
        cellTimes = bound(attribute(attributes, 'number-columns-repeated'));
        hasText = attribute(attributes, 'value-type') !== undefined;
      } else if (name === 'p') hasText = true;
    },
    close(name) {
      if (name === 'table-cell' && hasText) inRow += cellTimes;
      else if (name === 'table-row') cells += rowTimes * inRow;
    },
    text() {},
  });
  return cells;
}

function bound(times: string | undefined): number {
  return Math.min(MAX_REPEATED, Number(times ?? 1));
}

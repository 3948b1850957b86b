import type { Cell } from './flatten-data.ts';

/** A date as spreadsheets count it: in days. */
interface SerialDate {
  value: number;
  hasTime: boolean;
}

const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)(?:[Tt ](\d\d):(\d\d):(\d\d(?:\.\d+)?)(?:[Zz]|[+-]\d\d:\d\d)?)?$/;
const DAY = 86_400;
/** Day 0. Spreadsheets count a February 29, 1900, so that the days before are one less. */
const FIRST_DAY = Date.UTC(1899, 11, 30) / 1000 / DAY;
const LAST_OF_FEBRUARY_1900 = 60;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** The limit of spreadsheet programs, in UTF-16 code units. */
const MAX_CELL_LENGTH = 32_767;

/** The path of the sheet in the file. */
export const SHEET = 'xl/worksheets/sheet1.xml';

/** A format of numbers, plain and marked. */
function formatStyles(numberFormat: string): string {
  const format = `numFmtId="${numberFormat}" applyNumberFormat="1"`;
  return `<xf ${format}/><xf ${format} fillId="2" applyFill="1"/>`;
}

const CONTENTS: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types">
    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
    <Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>
    <Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>
    <Override PartName="/${SHEET}" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">
    <Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">
    <bookViews><workbookView/></bookViews>
    <sheets><sheet name="Documents" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">
    <Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>
    <Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  // The formats of cells: of texts, dates and times, each plain and marked in yellow.
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="2">
    <numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>
    <numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>
    <fonts count="1"><font/></fonts><fills count="3">
    <fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>
    <fill><patternFill patternType="solid"><fgColor rgb="FFFFF2CC"/></patternFill></fill></fills>
    <borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>
    <cellXfs count="6">${['0', '164', '165'].map(formatStyles).join('')}</cellXfs></styleSheet>`,
};

/** What a workbook has beside its sheet: paths and texts. */
export const PARTS: [path: string, content: string][] = Object.entries(CONTENTS).map(([path, content]) => [
  path,
  XML + content,
]);

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text of XML 1.0, which has no control characters and no halves of surrogate pairs. */
function escapeText(text: string): string {
  return text
    .slice(0, MAX_CELL_LENGTH)
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? '');
}

/** A row of a table. */
export interface SheetRow {
  cells: readonly Cell[];
  /** Indexes of the cells to mark. */
  marked?: ReadonlySet<number>;
}

export interface TableHead {
  columns: readonly string[];
  /** Columns whose valid dates are dates for spreadsheets. */
  dates: ReadonlySet<string>;
}

/** A table, whose rows are read once. */
export interface Table extends TableHead {
  rows: AsyncIterable<SheetRow>;
}

/** Indexes of `cellXfs`. */
const STYLES = { plain: 0, date: 2, time: 4 };

interface CellOptions {
  isDate: boolean;
  isMarked: boolean;
}

/** Text is never a formula; numbers stay numbers. */
function formatCell(cell: Cell, { isDate, isMarked }: CellOptions): string {
  const serial = isDate && typeof cell === 'string' ? toSerialDate(cell) : null;
  const index = STYLES[serial === null ? 'plain' : serial.hasTime ? 'time' : 'date'] + (isMarked ? 1 : 0);
  const style = index === 0 ? '' : ` s="${index}"`;
  if (cell === null) return `<c${style}/>`;
  if (serial !== null) return `<c${style}><v>${serial.value}</v></c>`;
  if (typeof cell === 'number') return `<c${style}><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c${style} t="b"><v>${cell ? 1 : 0}</v></c>`;
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${escapeText(cell)}</t></is></c>`;
}

/** The name of a column, from 0: `A`, `Z`, `AA`. */
function nameColumn(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : nameColumn(Math.floor(index / 26) - 1) + letter;
}

/** The narrowest that shows a date with its time. */
const DATE_WIDTH = 20;

/** The begin of a sheet, with the header, which stays in view. Columns of dates are wide enough to show them. */
export function formatSheetStart({ columns, dates }: TableHead): string {
  const widths = columns.flatMap((column, index) =>
    dates.has(column) ? [`<col min="${index + 1}" max="${index + 1}" width="${DATE_WIDTH}" customWidth="1"/>`] : [],
  );
  return (
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `${widths.length === 0 ? '' : `<cols>${widths.join('')}</cols>`}<sheetData>` +
    formatSheetRow({ cells: columns }, { columns, dates: new Set() })
  );
}

export function formatSheetRow({ cells, marked }: SheetRow, { columns, dates }: TableHead): string {
  const formatted = cells.map((cell, index) =>
    formatCell(cell, { isDate: dates.has(columns[index] ?? ''), isMarked: marked?.has(index) === true }),
  );
  return `<row>${formatted.join('')}</row>`;
}

/** The end of a sheet: all rows can be filtered by each column. */
export function formatSheetEnd({ columns }: TableHead, rowCount: number): string {
  return `</sheetData><autoFilter ref="A1:${nameColumn(columns.length - 1)}${rowCount + 1}"/></worksheet>`;
}

/**
 * The serial number of a date, or of a date with a time, of RFC 3339. The time is the one that is written: spreadsheets
 * have no time zones. Null for an invalid date, and for the years before 1900, which spreadsheets do not count.
 */
export function toSerialDate(text: string): SerialDate | null {
  const [, year, month, day, hour, minute, second] = DATE_TIME.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined || year < 1900) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  const days = date.getTime() / 1000 / DAY - FIRST_DAY;
  const value = days > LAST_OF_FEBRUARY_1900 ? days : days - 1;
  if (hour === undefined || minute === undefined || second === undefined || Number.isNaN(hour))
    return { value, hasTime: false };
  if (hour > 23 || minute > 59 || second >= 60) return null;
  return { value: value + (hour * 3600 + minute * 60 + second) / DAY, hasTime: true };
}

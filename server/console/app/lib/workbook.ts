/** XLSX files with one sheet. Loaded with the first export. */
import { strToU8, zipSync } from 'fflate';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const SHEET = 'xl/worksheets/sheet1.xml';
/** The limit of spreadsheet programs, in UTF-16 code units. */
const MAX_CELL_LENGTH = 32_767;

const PARTS: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types">
    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
    <Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>
    <Override PartName="/${SHEET}" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">
    <Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">
    <sheets><sheet name="Documents" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">
    <Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text of XML 1.0, which has no control characters and no halves of surrogate pairs. */
const escapeText = (text: string): string =>
  text
    .slice(0, MAX_CELL_LENGTH)
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? '');

/** Text is never a formula; numbers stay numbers. */
function formatCell(value: unknown): string {
  if (value === null || value === undefined) return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c t="b"><v>${value ? 1 : 0}</v></c>`;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;
}

export function toWorkbook(lines: unknown[][]): Uint8Array<ArrayBuffer> {
  const rows = lines.map((cells) => `<row>${cells.map(formatCell).join('')}</row>`).join('');
  const files = { ...PARTS, [SHEET]: `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>` };
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(XML + content)]))),
  );
}

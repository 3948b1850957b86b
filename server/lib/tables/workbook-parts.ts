import type { Cell } from './flatten-data.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** The limit of spreadsheet programs, in UTF-16 code units. */
const MAX_CELL_LENGTH = 32_767;

/** The path of the sheet in the file. */
export const SHEET = 'xl/worksheets/sheet1.xml';

const CONTENTS: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types">
    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
    <Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>
    <Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>
    <Override PartName="/${SHEET}" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">
    <Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">
    <sheets><sheet name="Documents" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">
    <Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>
    <Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  // The second format of cells is that of marked ones: yellow.
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="3">
    <fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>
    <fill><patternFill patternType="solid"><fgColor rgb="FFFFF2CC"/></patternFill></fill></fills>
    <borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>
    <cellXfs count="2"><xf/><xf fillId="2" applyFill="1"/></cellXfs></styleSheet>`,
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

/** Text is never a formula; numbers stay numbers. */
function formatCell(cell: Cell, isMarked: boolean): string {
  const style = isMarked ? ' s="1"' : '';
  if (cell === null) return `<c${style}/>`;
  if (typeof cell === 'number') return `<c${style}><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c${style} t="b"><v>${cell ? 1 : 0}</v></c>`;
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${escapeText(cell)}</t></is></c>`;
}

export const SHEET_START = `${XML}<worksheet xmlns="${MAIN}"><sheetData>`;
export const formatSheetRow = ({ cells, marked }: SheetRow): string =>
  `<row>${cells.map((cell, index) => formatCell(cell, marked?.has(index) === true)).join('')}</row>`;
export const SHEET_END = '</sheetData></worksheet>';

import { expectLinearTime } from '../../../../test/harness/growth.ts';
import { utils, write, type BookType } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { parseHtml } from '../markup/html.ts';
import type { LayoutPage } from '../../layout.ts';
import { parseOdt } from './odf.ts';
import { parseDocx, parsePptx } from './ooxml.ts';
import { parseRtf } from './rtf.ts';
import { parseWorkbook } from './sheet.ts';
import { archiveOf, docxParts, paragraph } from '../../testing/make-office.ts';
import { openZip } from '../../archive/zip-archive.ts';

/*
 * One table in every format that knows merged cells: "North" spans two rows, "Total" two columns.
 *
 *     Region | City    | Sales
 *     North  | Aalborg |    10
 *            | Bergen  |    20
 *     Total            |    30
 */
const TABLE = {
  header: ['Region', 'City', 'Sales'],
  rows: [
    ['North', 'Aalborg', '10'],
    ['North', 'Bergen', '20'],
    ['Total', '', '30'],
  ],
  box: null,
};
const LINES = ['Region   City   Sales', 'North   Aalborg   10', 'Bergen   20', 'Total      30'];

function expectTable(page: LayoutPage | undefined): void {
  expect(page?.tables).toEqual([TABLE]);
  // A reader sees "North" once.
  expect(page?.lines.map((line) => line.text.trim()).filter((text) => text !== '')).toEqual(LINES);
}

test('HTML: rowspan and colspan', () => {
  expectTable(
    parseHtml(
      Buffer.from(`<table><tr><th>Region<th>City<th>Sales</tr><tr><td rowspan=2>North<td>Aalborg<td>10</tr>
    <tr><td>Bergen<td>20</tr><tr><td colspan="2">Total</td><td>30</td></tr></table>`),
    ),
  );
});

test('HTML: cells that reach down at the end of a row, over an empty row, and to the end of the table', () => {
  const rows = (html: string) => parseHtml(Buffer.from(`<table>${html}</table>`)).tables[0]?.rows;
  expect(rows('<tr><td>a<td rowspan=2>both<tr><td>b<tr><td>c<td>own')).toEqual([
    ['a', 'both'],
    ['b', 'both'],
    ['c', 'own'],
  ]);
  expect(rows('<tr><td>a<td rowspan=3>all<tr></tr><tr><td>b<tr><td>c<td>own')).toEqual([
    ['a', 'all'],
    ['b', 'all'],
    ['c', 'own'],
  ]);
  expect(rows('<tr><td rowspan=0>all<td>a<tr><td>b<tr><td>c')).toEqual([
    ['all', 'a'],
    ['all', 'b'],
    ['all', 'c'],
  ]);
  expect(rows('<tr><td rowspan=2 colspan=2>block<td>a<tr><td>b')).toEqual([
    ['block', '', 'a'],
    ['block', '', 'b'],
  ]);
});

test('HTML: an absurd rowspan takes linear time', () => {
  const cells = '<td rowspan=999999999>x'.repeat(100);
  expectLinearTime((rows) => {
    const html = Buffer.from(`<table><tr>${cells}${'<tr>'.repeat(rows)}<tr><td>end</table>`);
    return () => expect(parseHtml(html).text.endsWith('end')).toBe(true);
  }, 10_000);
});

test('DOCX: vMerge and gridSpan', () => {
  const cell = (text: string, properties = ''): string =>
    `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;
  const row = (...cells: string[]): string => `<w:tr>${cells.join('')}</w:tr>`;
  const table = [
    row(cell('Region'), cell('City'), cell('Sales')),
    row(cell('North', '<w:vMerge w:val="restart"/>'), cell('Aalborg'), cell('10')),
    row(cell('', '<w:vMerge/>'), cell('Bergen'), cell('20')),
    row(cell('Total', '<w:gridSpan w:val="2"/>'), cell('30')),
  ];
  expectTable(parseDocx(openZip(archiveOf(docxParts(`<w:tbl>${table.join('')}</w:tbl>`)))));
});

test('PPTX: rowSpan, vMerge, gridSpan and hMerge', () => {
  const cell = (text: string, attributes = ''): string =>
    `<a:tc${attributes}><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody><a:tcPr/></a:tc>`;
  const row = (...cells: string[]): string => `<a:tr h="1">${cells.join('')}</a:tr>`;
  const table = [
    row(cell('Region'), cell('City'), cell('Sales')),
    row(cell('North', ' rowSpan="2"'), cell('Aalborg'), cell('10')),
    row(cell('', ' vMerge="1"'), cell('Bergen'), cell('20')),
    row(cell('Total', ' gridSpan="2"'), cell('', ' hMerge="1"'), cell('30')),
  ];
  const names = 'xmlns:a="a" xmlns:p="p" xmlns:r="r"';
  const archive = archiveOf({
    'ppt/presentation.xml':
      `<p:presentation ${names}><p:sldIdLst><p:sldId id="256" r:id="rId1"/>` + '</p:sldIdLst></p:presentation>',
    'ppt/_rels/presentation.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="slides/slide1.xml"/></Relationships>',
    'ppt/slides/slide1.xml': `<p:sld ${names}><a:tbl>${table.join('')}</a:tbl></p:sld>`,
  });
  expectTable([...parsePptx(openZip(archive))][0]);
});

test('ODT: spanned and covered cells', () => {
  const cell = (text: string, attributes = ''): string =>
    `<table:table-cell${attributes}><text:p>${text}</text:p></table:table-cell>`;
  const row = (...cells: string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`;
  const table = [
    row(cell('Region'), cell('City'), cell('Sales')),
    row(cell('North', ' table:number-rows-spanned="2"'), cell('Aalborg'), cell('10')),
    row('<table:covered-table-cell/>', cell('Bergen'), cell('20')),
    row(cell('Total', ' table:number-columns-spanned="2"'), '<table:covered-table-cell/>', cell('30')),
  ];
  const content =
    '<office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="b"><office:body><office:text>' +
    `<table:table>${table.join('')}</table:table></office:text></office:body></office:document-content>`;
  expectTable(
    parseOdt(openZip(archiveOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': content }))),
  );
});

test.each<BookType>(['xlsx', 'xls', 'xlsb', 'ods'])('.%s: merged ranges', (bookType) => {
  const sheet = utils.aoa_to_sheet([
    ['Region', 'City', 'Sales'],
    ['North', 'Aalborg', 10],
    [null, 'Bergen', 20],
    ['Total', null, 30],
  ]);
  sheet['!merges'] = [
    { s: { r: 1, c: 0 }, e: { r: 2, c: 0 } },
    { s: { r: 3, c: 0 }, e: { r: 3, c: 1 } },
  ];
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Sales');
  expectTable([...parseWorkbook(write(book, { type: 'buffer', bookType }) as Buffer)][0]);
});

test('RTF: clvmgf, clvmrg, clmgf and clmrg', () => {
  const row = (cells: string[], marks = ['', '', '']): string =>
    `\\trowd${marks.map((mark, index) => `${mark}\\cellx${1000 * (index + 1)}`).join('')}\\pard\\intbl ` +
    `${cells.map((cell) => `${cell}\\cell `).join('')}\\row\n`;
  const rows = [
    row(['Region', 'City', 'Sales']),
    row(['North', 'Aalborg', '10'], ['\\clvmgf', '', '']),
    row(['', 'Bergen', '20'], ['\\clvmrg', '', '']),
    row(['Total', '', '30'], ['\\clmgf', '\\clmrg', '']),
  ];
  expectTable(parseRtf(Buffer.from(`{\\rtf1\\ansi ${rows.join('')}\\pard}`, 'latin1')));
});

import { expectLinearTime } from '../../../../test/harness/growth.ts';
import { utils, write, type BookType } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { countSheets, parseWorkbook } from './sheet.ts';
import { openZip } from '../../archive/zip-archive.ts';
import { writeZip } from '../../archive/zip-writer.ts';
import { archiveOf, makeRepeatingOds } from '../../testing/make-office.ts';

function makeBook(bookType: BookType): Buffer {
  const book = utils.book_new();
  const orders = utils.aoa_to_sheet(
    [
      ['Orders of 2024'],
      ['Item', 'Day', 'Price'],
      ['Screw', new Date(Date.UTC(2024, 1, 29)), 1234.5],
      ['Nut', new Date(Date.UTC(2024, 2, 1, 13, 30)), 0.07],
      [],
      ['Contact', 'Müller'],
    ],
    { cellDates: true, UTC: true },
  );
  const price = orders['C3'] as { z?: string };
  price.z = '#,##0.00';
  utils.book_append_sheet(book, orders, 'Orders');
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([['far', ...Array.from({ length: 200 }, () => null), 'away']]),
    'Far',
  );
  return write(book, { type: 'buffer', bookType, cellDates: false, compression: true }) as Buffer;
}

test.each(['xlsx', 'xls', 'xlsb', 'ods'] as const)('reads the sheets of .%s', (bookType) => {
  const file = makeBook(bookType);
  const [orders, far, ...rest] = [...parseWorkbook(file)];
  expect(countSheets(file)).toBe(2);
  expect(rest).toEqual([]);
  expect(orders).toMatchObject({ number: 1, name: 'Orders' });
  // The library that writes the file for this test leaves number formats out of ODS.
  const price = bookType === 'ods' ? '1234.5' : '1,234.50';
  expect(orders?.text).toBe(
    `Orders of 2024\nItem   Day   Price\nScrew   2024-02-29   ${price}\n` +
      'Nut   2024-03-01T13:30:00   0.07\n\nContact   Müller',
  );
  expect(orders?.tables).toEqual([
    {
      header: ['Item', 'Day', 'Price'],
      rows: [
        ['Screw', '2024-02-29', price],
        ['Nut', '2024-03-01T13:30:00', '0.07'],
      ],
      box: null,
    },
  ]);
  expect(far).toMatchObject({ number: 2, name: 'Far', text: 'far   away' });
});

function sheetXml(rows: string): Buffer {
  return archiveOf({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override ' +
      'PartName="/xl/workbook.xml" ' +
      'ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override ' +
      'PartName="/xl/worksheets/sheet1.xml" ' +
      'ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship ' +
      'Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" ' +
      'Target="xl/workbook.xml"/></Relationships>',
    'xl/workbook.xml':
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ' +
      'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>' +
      '<sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship ' +
      'Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" ' +
      'Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml':
      '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ' +
      `ref="A1:XFD1048576"/><sheetData>${rows}</sheetData></worksheet>`,
  });
}

const row = (number: number, cells: string): string => `<row r="${number}">${cells}</row>`;

test('empty rows take linear time', () => {
  const first = row(1, '<c r="A1" t="inlineStr"><is><t>only</t></is></c>');
  expectLinearTime((rows) => {
    const workbook = sheetXml(first + Array.from({ length: rows }, (_, i) => row(i + 2, '')).join(''));
    return () => expect([...parseWorkbook(workbook)].map((page) => page.text)).toEqual(['only']);
  }, 50_000);
});

test('a sheet of more cells than the limit is refused by its name', () => {
  const cells = Array.from({ length: 2500 }, (_, i) => `${i}<v>`).join('');
  expect(() => [
    ...parseWorkbook(sheetXml(Array.from({ length: 801 }, (_, i) => `${row(i, cells)}`).join(''))),
  ]).toThrow(
    expect.objectContaining({
      code: 'payload_too_large',
      message: expect.stringContaining('limit of rows times columns') as string,
    }),
  );
});

test('rows that a sheet claims to repeat are not made', () => {
  expect([...parseWorkbook(makeRepeatingOds(''))].map((page) => page.text)).toEqual(['a   b']);
});

test('rows of text that a sheet claims to repeat end at a limit', () => {
  expect(() => [...parseWorkbook(makeRepeatingOds('text', 3))]).toThrow(
    expect.objectContaining({ code: 'payload_too_large' }),
  );
});

test('a workbook that is none is unreadable', () => {
  expect(() => [...parseWorkbook(archiveOf({ 'xl/workbook.xml': 'x' }))]).toThrow(
    expect.objectContaining({ code: 'document_unreadable' }),
  );
});

test('reads an OpenDocument sheet of a content only', () => {
  const names = 'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="t" xmlns:text="x"';
  const row = '<table:table-row><table:table-cell><text:p>Total</text:p></table:table-cell></table:table-row>';
  const file = archiveOf({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml':
      `<office:document-content ${names}><office:body><office:spreadsheet><table:table table:name="S">` +
      `${row}</table:table></office:spreadsheet></office:body></office:document-content>`,
  });
  expect([...parseWorkbook(file)].map(({ name, text }) => [name, text])).toEqual([['S', 'Total']]);
});

test('reads a workbook whose entries have backslashes in their names', () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Total', 7]]), 'S');
  const archive = openZip(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
  const parts = archive.names.map((name) => ({
    name: name.replaceAll('/', '\\'),
    content: archive.read(name) ?? Buffer.alloc(0),
  }));
  expect([...parseWorkbook(writeZip(parts))].map(({ text }) => text)).toEqual(['Total   7']);
});

test.each<[string, (string | null)[][], number | undefined]>([
  [
    'a row of names and one of values',
    [
      ['Item', 'Price'],
      ['Screw', '7'],
    ],
    2,
  ],
  ['one row', [['Item', 'Price']], undefined],
  ['a title above two rows', [['Orders'], ['Item', 'Price'], ['Screw', '7']], 2],
  ['a title above one row', [['Orders'], ['Item', 'Price']], undefined],
  ['lines of one cell', [['Dear Sir'], ['Thank you']], undefined],
])('%s: a table or none', (_, cells, rows) => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'A');
  const [page] = [...parseWorkbook(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer)];
  const [table] = page?.tables ?? [];
  expect(table && table.rows.length + (table.header === null ? 0 : 1)).toBe(rows);
});

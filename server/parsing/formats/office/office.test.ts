import { expect, test } from 'vitest';
import { parseOdp, parseOdt } from './odf.ts';
import { parseDocx, parsePptx } from './ooxml.ts';
import { archiveOf, docxParts, makeDocx, makeOdp, makeOdt, makePptx, paragraph } from '../../testing/make-office.ts';
import { openZip } from '../../archive/zip-archive.ts';

test('reads a Word document from its header to its footer', () => {
  const page = parseDocx(openZip(makeDocx()));
  expect(page.lines.map((line) => line.text).filter((line) => line !== '')).toEqual([
    'Acme Ltd',
    'Invoice',
    'Number:   R-7',
    'Müller & Söhne, 5 €',
    'Item   Qty   Price',
    'Screw   100   5.00',
    'Total      5.00',
    'Box text',
    'Thank you',
    'A footnote',
    'IBAN DE00',
  ]);
  expect(page.tables).toEqual([
    {
      header: ['Item', 'Qty', 'Price'],
      rows: [
        ['Screw', '100', '5.00'],
        ['Total', '', '5.00'],
      ],
      box: null,
    },
  ]);
});

test('an empty paragraph sets blocks apart, others do not', () => {
  const page = parseDocx(
    openZip(archiveOf(docxParts(`${paragraph('Acme')}${paragraph('Street 1')}<w:p/>${paragraph('Dear Bob')}`))),
  );
  expect(page.text).toBe('Acme\nStreet 1\n\nDear Bob');
});

test('a row of a Word table that is marked as its heading is one, though it has numbers', () => {
  const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`;
  const row = (properties: string, ...cells: string[]): string =>
    `<w:tr>${properties}${cells.map(cell).join('')}</w:tr>`;
  const headerOf = (properties: string) => {
    const table = `<w:tbl>${row(properties, '2025', '2026')}${row('', '1', '2')}${row('', '3', '4')}</w:tbl>`;
    return parseDocx(openZip(archiveOf(docxParts(table)))).tables[0]?.header;
  };
  expect(headerOf('<w:trPr><w:tblHeader/></w:trPr>')).toEqual(['2025', '2026']);
  expect(headerOf('<w:trPr><w:tblHeader w:val="1"/></w:trPr>')).toEqual(['2025', '2026']);
  for (const none of ['', '<w:trPr><w:tblHeader w:val="0"/></w:trPr>', '<w:trPr><w:cantSplit/></w:trPr>'])
    expect(headerOf(none)).toBeNull();
});

test('a Word document without its main part is unreadable', () => {
  expect(() => parseDocx(openZip(archiveOf({ 'word/styles.xml': '<x/>' })))).toThrow(
    expect.objectContaining({ code: 'document_unreadable' }),
  );
});

test('reads slides in the order of the show, with tables and notes', () => {
  const pages = [...parsePptx(openZip(makePptx()))];
  expect(pages.map(({ number, text }) => [number, text])).toEqual([
    [1, 'Welcome\nto the show\n\nSay hello'],
    [2, 'Figures\n\nRegion   Q1   Remark\nNorth   10   fine\nAll      sum'],
  ]);
  expect(pages[1]?.tables[0]?.rows.at(-1)).toEqual(['All', '', 'sum']);
});

test('reads an OpenDocument text with its header and footer', () => {
  const page = parseOdt(openZip(makeOdt()));
  expect(page.lines.map((line) => line.text).filter((line) => line !== '')).toEqual([
    'Top',
    'Report',
    'Name:   Bob',
    'one two',
    'A   B',
    '1   2',
    'both',
    'Bottom',
  ]);
  expect(page.tables).toEqual([
    {
      header: ['A', 'B'],
      rows: [
        ['1', '2'],
        ['both', ''],
      ],
      box: null,
    },
  ]);
});

test('reads the slides of an OpenDocument presentation under their names', () => {
  expect(parseOdp(openZip(makeOdp())).map(({ number, name, text }) => [number, name, text])).toEqual([
    [1, 'Intro', 'Hello'],
    [2, 'End', 'Bye'],
  ]);
});

import { expect, it } from 'vitest';
import { createLayout, createPlacedPage, createPlainPage } from '../../grounding/testing/pages.ts';
import { PAGE_SIZE } from '../merging/align-rows.ts';
import { findLine, hasSeveralEnds, listDocumentLines, readCells } from './document-lines.ts';

const readLine = (text: string) => listDocumentLines(createLayout(createPlainPage([text])))[0];

it.each([
  ['Bolts   10   25.30', 'tnn'],
  ['  Bolts  10  ', 'tn'],
  ['Sales   2024   2023-24   1998/1999', 'tyyy'],
  ['1899   2100   1999', 'nny'],
  ['€ 12.50   (1.4)   3 (1.4)   12 %   5 kg', 'nnnnn'],
  ['12 pieces   PPR4 12345 pieces   -', 'ttt'],
  ['Consultation ............ 45.00', 'tn'],
  ['Chapter....12', 'tn'],
  ['and so on... 12', 't'],
  // Short words are no numbers.
  ['Hex nut   No. 1   Mr. A', 'tnt'],
])('the cells of “%s” are %s', (line, cells) => {
  expect(readCells(line)).toBe(cells);
});

it('only a line of three cells with a digit has cells of a row', () => {
  expect(readLine('Bolts   10   25.30')?.cells).toBe('tnn');
  expect(readLine('   Bolts   10   ')?.cells).toBe(null);
  expect(readLine('Item   Quantity   Price')?.cells).toBe(null);
});

it.each([
  ['Nothing but words', ''],
  ['01.03.2026 Transfer 12.50', 'date … amount '],
  ['1/2/24, Transfer to 12,50- EUR', 'date … amount '],
  ['(01.03.) Transfer', 'date … '],
  ['09:30 Opening 17h45', 'time … time '],
  ['Roads $8.6M', '… amount '],
  ['Roads 28% €5 ', '… amount amount '],
  ['  Bread 3 -2.50 ', '… number amount '],
  ['1. Bread', 'number … '],
  ['3) Bread', 'number … '],
  ['* Bread !', ''],
  ['USD Bread', ''],
  ['01.03.2026 12.50', 'date amount '],
  ['Bread 12.50 and butter 3', '… number '],
])('“%s” begins and ends with “%s”', (line, ends) => {
  expect(readLine(line)?.ends).toBe(ends);
});

it('a line that begins and ends with several kinds tells more than one of one number', () => {
  expect(hasSeveralEnds('date … amount ')).toBe(true);
  expect(hasSeveralEnds('… amount amount ')).toBe(true);
  expect(hasSeveralEnds('… amount ')).toBe(false);
  expect(hasSeveralEnds('date … ')).toBe(false);
  expect(hasSeveralEnds('')).toBe(false);
});

it('of a long line only the beginning is read', () => {
  expect(readLine(`Words ${'of a long line '.repeat(40)} 12.50`)?.ends).toBe('');
});

it('a line begins where its box does, or else where its text is indented', () => {
  expect(readLine('    Bolts')?.left).toBe(4 / 200);
  expect(readLine('')?.left).toBe(0);
  const page = createPlacedPage(['    Bolts']);
  const [line] = page.lines;
  if (line !== undefined) line.box = [0.25, 0, 0.5, 0.02];
  expect(listDocumentLines(createLayout(page))[0]?.left).toBe(0.25);
});

it('a place is in the last line that begins at it or before it, of its page', () => {
  const layout = createLayout(createPlainPage(['first', 'second'], 1), createPlainPage(['third'], 2));
  const lines = listDocumentLines(layout);
  expect(lines.map(({ page, at, text }) => [page, at - page * PAGE_SIZE, text])).toEqual([
    [1, 0, 'first'],
    [1, 6, 'second'],
    [2, 0, 'third'],
  ]);
  const find = (page: number, start: number) => lines[findLine(page * PAGE_SIZE + start, lines)]?.text;
  expect([find(1, 0), find(1, 5), find(1, 6), find(1, 12), find(2, 0), find(0, 0)]).toEqual([
    'first',
    'first',
    'second',
    'second',
    'third',
    'first',
  ]);
  expect(listDocumentLines(layout)).toBe(lines);
});

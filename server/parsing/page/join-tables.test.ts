import { expect, test } from 'vitest';
import { joinTables } from './join-tables.ts';
import type { Box, LayoutPage, LayoutTable } from '../layout.ts';

const HEADER = ['Item', 'Quantity', 'Amount'];
const BOTTOM: Box = [0.1, 0.5, 0.9, 0.92];
const TOP: Box = [0.1, 0.06, 0.9, 0.4];
const WHOLE: Box = [0.1, 0.06, 0.9, 0.92];

function page(number: number, ...tables: LayoutTable[]): LayoutPage {
  return { number, width: 595, height: 842, source: 'text', text: '', lines: [], tables };
}

function table(header: string[] | null, box: Box | null, ...items: string[]): LayoutTable {
  return { header, rows: items.map((item) => [item, '1', '10.00']), box };
}

const items = (one: LayoutPage | undefined) => one?.tables.map(({ rows }) => rows.map(([item]) => item));

test('joins a table over three pages on the first one, without repeated headings', () => {
  const pages = [
    page(1, table(HEADER, BOTTOM, 'a', 'b')),
    page(2, table(HEADER, WHOLE, 'c')),
    page(3, table(['Item', ' quantity', 'Amount'], TOP, 'd')),
  ];
  const joined = joinTables(pages);
  expect(joined.map(items)).toEqual([[['a', 'b', 'c', 'd']], [], []]);
  expect(joined[0]?.tables[0]?.header).toEqual(HEADER);
  // What was handed in is left as it was.
  expect(pages.map(items)).toEqual([[['a', 'b']], [['c']], [['d']]]);
});

test('a first row that was taken for a heading becomes a row again', () => {
  const joined = joinTables([page(1, table(HEADER, BOTTOM, 'a')), page(2, table(['b', '2', '20.00'], TOP, 'c'))]);
  expect(joined.map(items)).toEqual([[['a', 'b', 'c']], []]);
});

test('a table goes on only once: the next one of the page is its own', () => {
  const second = table(['Rate', 'Net', 'VAT'], [0.1, 0.6, 0.9, 0.9], 'x');
  const joined = joinTables([page(1, table(HEADER, BOTTOM, 'a')), page(2, table(null, TOP, 'b'), second)]);
  expect(joined.map(items)).toEqual([[['a', 'b']], [['x']]]);
});

test.each<[string, LayoutTable, LayoutTable]>([
  ['another heading', table(HEADER, BOTTOM, 'a'), table(['Name', 'City', 'Country'], TOP, 'b')],
  ['another place', table(HEADER, BOTTOM, 'a'), table(HEADER, [0.4, 0.06, 0.9, 0.4], 'b')],
  ['an end in the middle of the page', table(HEADER, [0.1, 0.1, 0.9, 0.3], 'a'), table(HEADER, TOP, 'b')],
  ['a beginning in the middle of the page', table(HEADER, BOTTOM, 'a'), table(HEADER, [0.1, 0.5, 0.9, 0.7], 'b')],
  ['other columns', table(HEADER, BOTTOM, 'a'), { header: null, rows: [['b', '1']], box: TOP }],
  ['no geometry', table(HEADER, null, 'a'), table(HEADER, null, 'b')],
])('%s is another table', (_reason, above, below) => {
  expect(joinTables([page(1, above), page(2, below)]).map(items)).toEqual([[['a']], [['b']]]);
});

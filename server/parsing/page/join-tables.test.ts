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

test.each<[string, Box, boolean]>([
  ['the same sides', [0.1, 0.35, 0.9, 0.5], true],
  ['sides that differ a little', [0.159, 0.1, 0.841, 0.5], true],
  ['another left side', [0.17, 0.1, 0.9, 0.5], false],
  ['another right side', [0.1, 0.1, 0.83, 0.5], false],
  ['a beginning too far below', [0.1, 0.36, 0.9, 0.5], false],
])('a table with %s goes on: %j %s', (_, box, goesOn) => {
  const joined = joinTables([page(1, table(HEADER, BOTTOM, 'a')), page(2, table(null, box, 'b'))]);
  expect(joined.map(items)).toEqual(goesOn ? [[['a', 'b']], []] : [[['a']], [['b']]]);
});

test('a table goes on where it ends in the lower part of the page', () => {
  const above = (end: number): LayoutPage => page(1, table(HEADER, [0.1, 0.1, 0.9, end], 'a'));
  expect(joinTables([above(0.6), page(2, table(null, TOP, 'b'))]).map(items)).toEqual([[['a', 'b']], []]);
  expect(joinTables([above(0.59), page(2, table(null, TOP, 'b'))]).map(items)).toEqual([[['a']], [['b']]]);
});

test('a table does not go on over a page without it, nor from the first of two tables', () => {
  const first = page(1, table(HEADER, BOTTOM, 'a'));
  const next = (number: number): LayoutPage => page(number, table(null, TOP, 'b'));
  expect(joinTables([first, page(2), next(3)]).map(items)).toEqual([[['a']], [], [['b']]]);
  expect(joinTables([first, next(3)]).map(items)).toEqual([[['a']], [['b']]]);
  const two = page(1, table(HEADER, BOTTOM, 'a'), { ...table(null, [0.1, 0.1, 0.9, 0.2], 'x') });
  expect(joinTables([two, next(2)]).map(items)).toEqual([[['a'], ['x']], [['b']]]);
  // The part in the middle ends above the end of its page.
  const short = page(2, table(null, [0.1, 0.06, 0.9, 0.3], 'b'));
  expect(joinTables([first, short, next(3)]).map(items)).toEqual([[['a', 'b']], [], [['b']]]);
});

test.each<[string, string[] | null, string[], boolean]>([
  ['another heading in words', HEADER, ['Name', 'City', 'Country'], false],
  ['numbers where the heading has words', HEADER, ['b', 'two', '7'], true],
  ['numbers where the heading has numbers', ['Item', '2023', '2024'], ['Name', '2025', '2026'], false],
  ['a heading below none', null, ['b', '2', '3'], false],
])('a first row with %s', (_, header, row, goesOn) => {
  const joined = joinTables([page(1, table(header, BOTTOM, 'a')), page(2, table(row, TOP, 'c'))]);
  expect(joined.map(items)).toEqual(goesOn ? [[['a', 'b', 'c']], []] : [[['a']], [['c']]]);
});

test('the widest row says how many columns a table has', () => {
  const wide: LayoutTable = { header: null, rows: [['x'], ['b', '1', '2']], box: TOP };
  expect(joinTables([page(1, table(HEADER, BOTTOM, 'a')), page(2, wide)]).map(items)).toEqual([[['a', 'x', 'b']], []]);
  const headless: LayoutTable = { header: null, rows: [['x', 'y']], box: BOTTOM };
  expect(joinTables([page(1, headless), page(2, { ...headless, box: TOP })]).map(items)).toEqual([[['x', 'x']], []]);
});

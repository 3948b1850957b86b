import { describe, expect, test } from 'vitest';
import { readSheet } from '../segments.ts';
import { placedLayout, textLayout } from '../testing/layouts.ts';
import { findAlignedBlocks, hasValues } from './aligned-blocks.ts';
import { columnOf } from './table-rows.ts';

test.each([
  'a   1',
  '1   2',
  'a   b   1',
  'a   b   c   1   2',
  'a   1900   1',
  'a   1,000',
  'a   $ 5',
  'a   €5.00',
  'a   (5)',
  'a   5 %',
  'a   5 *',
  'a   5 million',
  'a   5 EUR',
  'a   5 kg',
  'a   -',
  'a   ...',
  'a   12:30',
])('"%s" has values', (line) => {
  expect(hasValues(readSheet(textLayout(line)).rows[0])).toBe(true);
});

test.each(['5', 'a', 'a   b', 'a   b   c   1', 'a   b   c   d   1', 'a   2019', 'a   5 kilo', 'a   12:3', 'a   x5'])(
  '"%s" has none',
  (line) => {
    expect(hasValues(readSheet(textLayout(line)).rows[0])).toBe(false);
  },
);

/** The blocks of a drawing: the first words of the lines above and of the rows, and how many columns there are. */
function blocksOf(...drawings: string[]): string[] {
  const begin = ({ text }: { text: string }): string => text.split(' ')[0] ?? '';
  return findAlignedBlocks(readSheet(placedLayout(...drawings)).rows).map(
    ({ rows, columns, above }) => `${above.map(begin).join(' ')} > ${rows.map(begin).join(' ')} (${columns.length})`,
  );
}

const lines = (...texts: string[]): string => texts.join('\n');
const value = (name: string): string => `${name}        10     20`;
const words = (count: number): string[] => Array.from({ length: count }, (_, index) => `w${index}x`);

describe('a block', () => {
  test('has two rows with values at least', () => {
    expect(blocksOf(lines('Heading', value('a')))).toEqual([]);
    expect(blocksOf(lines('Heading', value('a'), value('b'), 'end'))).toEqual(['Heading > a b (3)']);
  });

  test('may have three lines between two of its rows', () => {
    expect(blocksOf(lines(value('a'), value('b'), ...words(3), value('c')))).toEqual([' > a b w0x w1x w2x c (3)']);
    expect(blocksOf(lines(value('a'), value('b'), ...words(4), value('c'), value('d')))).toEqual([
      ' > a b (3)',
      'a b w0x w1x w2x w3x > c d (3)',
    ]);
  });

  test('has the seven lines above it, of its page', () => {
    expect(blocksOf(lines(...words(8), value('a'), value('b')))).toEqual(['w1x w2x w3x w4x w5x w6x w7x > a b (3)']);
    expect(blocksOf('before', lines('Heading', value('a'), value('b')))).toEqual(['Heading > a b (3)']);
  });

  test('ends with its page', () => {
    expect(blocksOf(lines(value('a'), value('b')), lines(value('c'), value('d')))).toEqual([
      ' > a b (3)',
      ' > c d (3)',
    ]);
  });

  test('ends at other headings, and goes on below its own', () => {
    const head = 'Name     First    Second';
    const rows = [value('a'), value('b')];
    const next = [value('c'), value('d')];
    expect(blocksOf(lines(head, ...rows, head, ...next))).toEqual(['Name > a b Name c d (3)']);
    expect(blocksOf(lines(head, ...rows, 'City     First    Second', ...next))).toEqual([
      'Name > a b (3)',
      'Name a b City > c d (3)',
    ]);
    // Two headings are none, nor is a line with a colon or a single letter.
    for (const line of ['City     First', 'City     First:    Second', 'City     First    S'])
      expect(blocksOf(lines(head, ...rows, line, ...next))).toHaveLength(1);
  });

  test('has the columns of most rows, as wide as their cells', () => {
    const [block] = findAlignedBlocks(
      readSheet(placedLayout(lines('a           10     20', 'long name   1000   20', 'sum                20'))).rows,
    );
    const letters = block?.columns.map(({ x0, x1 }) => [x0, x1].map((x) => Math.round((x - 0.05) / 0.009)));
    expect(letters).toEqual([
      [0, 9],
      [12, 16],
      [19, 21],
    ]);
  });
});

test.each([
  [[0, 5], 0],
  [[11, 14], 0],
  [[17, 19], 1],
  [[8, 25], 1],
  [[90, 95], 2],
])('a cell from and to %j is in the column %i', ([x0 = 0, x1 = 0], column) => {
  const columns = [
    { x0: 0, x1: 10 },
    { x0: 20, x1: 30 },
    { x0: 40, x1: 50 },
  ];
  expect(columnOf({ x0, x1 }, columns)).toBe(column);
});

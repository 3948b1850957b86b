import { expect, it, test } from 'vitest';
import type { JsonValue } from '../../lib/json-value.ts';
import { compareEntries } from './compare-entries.ts';

const compared = (values: JsonValue[]) => {
  const found = compareEntries({ rows: values.map((value) => ({ cell: value })) });
  return values.map((_, index) => found.get(`/rows/${index}/cell`));
};

it.each<[string, JsonValue[], JsonValue]>([
  ['dates', ['2026-01-02', '3.4.2026', '5/6/26'], '2026'],
  ['whole numbers', ['1', "1'200", '+12 000'], '1.5'],
  ['numbers with a fraction', ['1.5', '1,5', '2.25'], '-1.5'],
  ['negative numbers', ['-1', '(2)', '-300'], '1'],
  ['numbers with signs', ['5 %', '7 €', '10%'], '5'],
  ['signs', ['–', '***', '?'], '5 %'],
  ['codes', ['A-1', 'INV7', 'X9'], 'a-1'],
  ['codes that begin with a digit', ['1A', '7-B', '12X'], 'A1'],
  ['words', ['Rope', 'Anchor', 'Buoy'], 'rope'],
  ['loud words', ['ROPE', 'BUOY', 'X'], 'Rope'],
  ['words that begin with another character', ['„Rope', '(Buoy', '“Anchor'], 'Rope'],
  ['some words', ['Blue rope', 'Red anchor', 'A b c d e f g h'], 'Rope'],
  ['long texts', Array<string>(3).fill('A b c d e f g h i'), 'A b c d e f g h'],
  ['words with a number', ['Rope 12 mm', 'Buoy 3 m', 'Anchor 9'], 'Blue rope'],
])('%s look alike, and something else does not', (_, usual, odd) => {
  const cells = compared([...usual, ...usual, odd]);
  expect(cells.at(-1)?.alike).toBe(0);
  for (const cell of cells.slice(0, -1)) expect(cell?.alike).toBeCloseTo(5 / 6);
});

test('a size is far off by how often the usual deviation fits into its distance', () => {
  // Log2 of each number and one: 3, 3, 3, 4, 5 and 10.
  const cells = compared([7, 7, 7, 15, 31, 1023]);
  // The middle is 4; three quarters are at most 1 away.
  expect(cells.map((one) => one?.farOff)).toEqual([1, 1, 1, 0, 1, 4]);
  expect(compared([7, 7, 7, 7, 15]).map((one) => one?.farOff)).toEqual([0, 0, 0, 0, 4]);
  expect(compared(['abc', 'abc', 'abc', 'abc', 'abcd']).at(-1)?.farOff).toBeCloseTo((Math.log2(5) - 2) / 0.25);
  expect(compared([-7, -7, -7, -7]).map((one) => one?.farOff)).toEqual([0, 0, 0, 0]);
});

test('up to three entries may be copies where nearly all others differ', () => {
  const duplicates = (values: JsonValue[]) => compared(values).map((one) => one?.isDuplicate);
  expect(duplicates(['a', 'a', 'a', 'b', 'c', 'd'])).toEqual([true, true, true, false, false, false]);
  expect(duplicates(['a', 'a', 'a', 'a', 'b', 'c', 'd'])).not.toContain(true);
  expect(duplicates(['a', 'a', 'b', 'b', 'c'])).not.toContain(true);
});

test('one is odd where nine of ten others are equal', () => {
  const odd = (...others: string[]) => compared([...others, 'z']).at(-1)?.isOddOne;
  expect(odd(...Array<string>(9).fill('x'), 'y')).toBe(true);
  expect(odd(...Array<string>(8).fill('x'), 'y', 'w')).toBe(false);
});

it.each<[string, JsonValue[], number[]]>([
  ['rising numbers', [5, 6, 1, 7, 8, 9, 10], [2]],
  ['falling numbers', [9, 8, 3, 7, 6, 5, 4], [2]],
  ['numbers of which one is too large', [1, 2, 9, 3, 4, 5, 6, 7], [2]],
  ['numbers with equal ones', [1, 1, 2, 2, 9, 3, 3], [4]],
  ['falling numbers with equal ones', [9, 9, 8, 8, 3, 7, 7], [4]],
  ['rising numbers whose first is too large', [9, 1, 2, 3, 4, 5], [0]],
  ['rising numbers whose last is too small', [2, 3, 4, 5, 6, 1], [5]],
  ['six numbers', [1, 2, 9, 3, 4, 5], [2]],
  ['five numbers, which are too few', [1, 9, 2, 3, 4], []],
  ['numbers in no order', [5, 1, 4, 2, 9, 3, 7], []],
  ['two numbers in turn', [1, 1, 1, 2, 1, 1, 1, 1], []],
  ['texts that are no dates', ['a', 'b', 'z', 'c', 'd', 'e'], []],
  ['dates', ['2026-01-01', '2026-01-02', '2025-01-03', '2026-01-04', '2026-01-05', '2026-01-06'], [2]],
])('what is out of order among %s', (_, values, expected) => {
  const found = compared(values).flatMap((one, index) => (one?.isOutOfOrder === true ? [index] : []));
  expect(found).toEqual(expected);
});

test('values of lists with four entries are compared, at the paths that the data have', () => {
  const rows = ['a', 'b', 'c', 'd'].map((name) => ({ 'n/m': name, paid: true, tags: [name, ''], none: null }));
  const found = compareEntries({ rows, single: 'a', few: ['a', 'b', 'c'], many: ['a', 'b', 'c', 'd'] });
  expect([...found.keys()].toSorted()).toEqual(
    [0, 1, 2, 3].flatMap((row) => [`/many/${row}`, `/rows/${row}/n~1m`, `/rows/${row}/tags/0`]).toSorted(),
  );
});

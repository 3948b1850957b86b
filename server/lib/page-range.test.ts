import { expect, test } from 'vitest';
import { exceedsPages, formatPageRange, parsePageRange, selectPages, type PageRange } from './page-range.ts';

function range(text: string): PageRange {
  return parsePageRange(text) ?? expect.fail(`${text} is no range.`);
}

test.each<[string, number, number[]]>([
  ['1-3,7,-1', 10, [1, 2, 3, 7, 10]],
  ['7,1-3,2-4', 10, [1, 2, 3, 4, 7]],
  ['-1', 1, [1]],
  ['-3--1', 5, [3, 4, 5]],
  ['2--1', 4, [2, 3, 4]],
  ['-2-3', 3, [2, 3]],
  ['2-9999999', 3, [2, 3]],
  ['4-6', 3, []],
  ['-5', 3, []],
  ['3--3', 4, []],
])('%s of %i pages is %j', (text, pageCount, pages) => {
  expect(selectPages(range(text), pageCount)).toEqual(pages);
});

test.each(['', ',', '0', '1-', '3-1', '-1--3', '1,,2', '1.5', '+1', '01', 'a', '1-2-3', '12345678', '--1', '1;2'])(
  '%j is no range',
  (text) => expect(parsePageRange(text)).toBeNull(),
);

test('has one notation for equal ranges', () => {
  expect(formatPageRange(range(' 1-3 , 7-7,-1'))).toBe('1-3,7,-1');
});

test.each<[string, boolean]>([
  ['1-3', false],
  ['-3', false],
  ['2-4', true],
  ['-4', true],
])('%s goes beyond three pages: %s', (text, exceeds) => {
  expect(exceedsPages(range(text), 3)).toBe(exceeds);
});

import { expect, test } from 'vitest';
import {
  exceedsPages,
  explainNoPages,
  explainTooManyPages,
  formatPageRange,
  formatPages,
  parsePageRange,
  selectCommonPages,
  selectPages,
  type PageRange,
} from './page-range.ts';

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

test.each<[number[], string]>([
  [[], ''],
  [[4], '4'],
  [[1, 2, 3, 7], '1-3,7'],
  [[1, 3, 4, 6], '1,3-4,6'],
])('%j is written %j', (pages, text) => expect(formatPages(pages)).toBe(text));

test.each<[string[], number[]]>([
  [['2-9'], [2, 3, 4, 5]],
  [
    ['3,1,2', '-4-3'],
    [2, 3],
  ],
  [['1-5', '2-4', '4-9'], [4]],
  [['1-2', '4'], []],
  [['1-2', 'none'], []],
  [[], []],
])('%j have the pages %j of five in common', (ranges, pages) => {
  expect(selectCommonPages(ranges, 5)).toEqual(pages);
});

test('says why a selection is refused, and what to do', () => {
  expect(explainNoPages(['9'], 1)).toBe('pages 9 selects no page: the document has 1 page.');
  expect(explainNoPages(['1-3', '2'], 0)).toBe('pages 1-3 of 2 selects no page: the document has 0 pages.');
  expect(explainTooManyPages([], 12, 10)).toBe(
    'The document has 12 pages; the limit is 10 (EXCERPT_MAX_PAGES). Cut the file, or upload it as a document with ' +
      '`pages`, such as 1-10.',
  );
  expect(explainTooManyPages(['1-12', '2-20'], 11, 10)).toBe(
    'pages 1-12 of 2-20 selects 11 pages; the limit is 10 (EXCERPT_MAX_PAGES). Select fewer pages, or cut the file.',
  );
});

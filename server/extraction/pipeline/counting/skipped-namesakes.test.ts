import { expect, it } from 'vitest';
import { createLayout, createPlainPage } from '../../grounding/testing/pages.ts';
import { listDocumentLines } from './document-lines.ts';
import type { EntryLines } from './entry-lines.ts';
import { findSkippedNamesakes } from './skipped-namesakes.ts';

const ofPeriod = (value: number, name = 'Staff pension cost') => `${name}   -   ${value}   -`;
const report = [
  'First quarter',
  ofPeriod(63),
  'Depreciation   -   701   -',
  'Second quarter',
  ofPeriod(119),
  'Third quarter',
  ofPeriod(48),
];

/** @param mains the lines of the entries, in the order of the list @param found number of all entries */
function find(mains: readonly number[], { lines = report, found = mains.length } = {}) {
  const own = mains.map((main, index): EntryLines => ({
    index,
    main,
    lines: [main],
    quotes: [`none ${index}`],
    characters: 0,
    texts: [],
  }));
  const list = { own, kept: own, covered: new Set(mains) };
  return findSkippedNamesakes(list, listDocumentLines(createLayout(createPlainPage([...lines]))), found);
}

it.each<[what: string, mains: number[], after: number | null]>([
  ['first', [4, 6], null],
  ['inner', [1, 6], 0],
  ['last', [1, 4], 1],
  ['first one of a list in another order', [6, 4], null],
])('finds the line with the name of the others that has no entry: the %s', (_, mains, after) => {
  expect(find(mains)).toEqual([{ count: 1, after, page: 1 }]);
});

it('finds none where each line has an entry', () => {
  expect(find([1, 4, 6])).toEqual([]);
});

it('finds none for an entry that is elsewhere', () => {
  expect(find([1, 4], { found: 3 })).toEqual([]);
  expect(find([1, 4, 2])).toEqual([]);
});

it.each<[what: string, lines: string[]]>([
  ['has other cells', report.with(6, 'Staff pension cost   48')],
  ['is a sentence', report.with(6, 'Staff pension cost of 48 is explained in the appendix')],
  ['has another name', report.with(6, ofPeriod(48, 'Staff travel cost'))],
  ['has a short name', report.map((line) => line.replace('Staff pension cost', 'Cost'))],
])('finds none where the line %s', (_, lines) => {
  expect(find([1, 4], { lines })).toEqual([]);
});

it('finds none where more lines of the name have no entry than have one', () => {
  const lines = [...report, ...[7, 8, 9].map((value) => ofPeriod(value))];
  expect(find([1, 4], { lines })).toEqual([]);
});

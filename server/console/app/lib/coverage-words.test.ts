import { expect, test } from 'vitest';
import { describeCoverage, describeReuse } from './coverage-words.ts';

test('fields are grouped by the share of the document that was searched', () => {
  expect(
    describeCoverage([
      { path: '/seller/name', searched: 0.4 },
      { path: '/items/*/price', searched: 0.121 },
      { path: '/total', searched: 0.4 },
    ]),
  ).toEqual([
    'Only 12% of the document was searched for items › price.',
    'Only 40% of the document was searched for seller › name, total.',
  ]);
  expect(describeCoverage([])).toEqual([]);
});

test('many fields are counted', () => {
  const coverage = Array.from({ length: 10 }, (_, index) => ({ path: `/f${index}`, searched: 0.5 }));
  expect(describeCoverage(coverage)).toEqual([
    'Only 50% of the document was searched for f0, f1, f2, f3, f4, f5, f6, f7 and 2 more.',
  ]);
});

test('reused answers are counted', () => {
  expect(describeReuse(1)).toBe('1 answer of the run before, not paid again');
  expect(describeReuse(3)).toBe('3 answers of the run before, not paid again');
});

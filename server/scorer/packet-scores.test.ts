import { describe, expect, test } from 'vitest';
import { scorePackets, type ScoredPart } from './packet-scores.ts';

/** Six pages, the third of them blank: two of a kind, and one that fits none. */
const expected = {
  pages: 6,
  blank: [3],
  parts: [
    { pages: [1, 2], category: 'A' },
    { pages: [4], category: 'A' },
    { pages: [5, 6], category: null },
  ],
};
const score = (...found: ScoredPart[]) => {
  const { boundary, documentF1, documentAndCategoryF1, pageCategory, exactPackets, partsPerDocument } = scorePackets([
    { expected, found },
  ]);
  const rounded = [boundary.f1, documentF1, documentAndCategoryF1, pageCategory, exactPackets, partsPerDocument];
  return rounded.map((one) => (one === null ? null : Math.round(one * 1000) / 1000));
};

describe('scores of packets', () => {
  test('are full where all is right, whatever part has the blank page', () => {
    const rest = [{ pages: [4], category: 'a ' }, { pages: [5, 6] }];
    expect(score({ pages: [1, 2, 3], category: 'A' }, ...rest)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(score({ pages: [1, 2], category: 'A' }, { pages: [3] }, ...rest)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('count starts, exact parts and the categories of pages apart', () => {
    expect(score(...[1, 2, 4, 5, 6].map((page) => ({ pages: [page], category: 'A' })))).toEqual([
      0.667, 0.25, 0.25, 0.6, 0, 1.667,
    ]);
    expect(score({ pages: [1, 2, 4], category: 'A' }, { pages: [5, 6], category: 'B' })).toEqual([
      0.667, 0.4, 0, 0.6, 0, 0.667,
    ]);
    expect(score({ pages: [1, 2, 3, 4, 5, 6], category: null })).toEqual([0, 0, 0, 0.4, 0, 0.333]);
    expect(score()).toEqual([0, 0, 0, 0.4, 0, 0]);
  });

  test('count a part that is given twice once', () => {
    const twice = { pages: [1, 2], category: 'A' };
    const rest = [
      { pages: [4], category: 'A' },
      { pages: [5, 6], category: null },
    ];
    expect(score(twice, twice, ...rest).slice(0, 2)).toEqual([1, 0.857]);
  });

  test('have no figures of categories where none are known, and judge the confidence', () => {
    const one = { pages: 3, parts: [{ pages: [1, 2] }, { pages: [3] }] };
    const found = [
      { pages: [1, 2], category: 'A', confidence: 0.9 },
      { pages: [3], confidence: 0.9 },
    ];
    const scores = scorePackets([{ expected: one, found }]);
    expect(scores).toMatchObject({ documentAndCategoryF1: null, pageCategory: null, documentF1: 1 });
    expect(scores.confidence?.ece).toBeCloseTo(0.1);
    const wrong = scorePackets([
      { expected: one, found },
      { expected: one, found: [{ pages: [1, 2, 3], confidence: 0.2 }] },
    ]);
    expect(wrong.confidence?.auroc).toBe(1);
  });
});

import { describe, expect, test } from 'vitest';
import { comparePacket, scorePackets, type ScoredPart } from './packet-scores.ts';

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

test('a packet is counted by its starts, parts, categories and pages', () => {
  const found = [
    { pages: [2, 1, 1, 9, 0], category: 'a', confidence: 0.9 },
    { pages: [3] },
    { pages: [4, 5], category: 'B', confidence: 0.4 },
    { pages: [6], category: null, confidence: null },
  ];
  expect(comparePacket(expected, found)).toEqual({
    pages: 5,
    starts: { right: 1, invented: 1, missed: 1 },
    parts: { expected: 3, found: 3, exact: 1 },
    kinds: { expected: 3, found: 3, exact: 1, pages: 5, rightPages: 3 },
    isExact: false,
    judged: [
      { confidence: 0.9, isRight: true },
      { confidence: 0.4, isRight: false },
    ],
  });
  const wrongKind = comparePacket({ pages: 2, parts: [{ pages: [1, 2], category: 'A' }] }, [
    { pages: [1, 2], category: 'B', confidence: 0.7 },
  ]);
  expect(wrongKind).toMatchObject({ isExact: true, kinds: { exact: 0 }, judged: [{ isRight: false }] });
  const unknownKinds = comparePacket({ pages: 2, parts: [{ pages: [1, 2] }] }, [
    { pages: [1, 2], category: 'B', confidence: 0.7 },
  ]);
  expect(unknownKinds).toMatchObject({
    kinds: { expected: 0, found: 0, exact: 0, pages: 0 },
    judged: [{ isRight: true }],
  });
});

test('a part has the category of most of its pages', () => {
  const mixed = {
    pages: 3,
    parts: [
      { pages: [1], category: 'A' },
      { pages: [2, 3], category: 'B' },
    ],
  };
  const judge = (pages: number[], category: string | null) =>
    comparePacket(mixed, [{ pages, category, confidence: 1 }]).kinds;
  expect(judge([1, 2, 3], 'B').rightPages).toBe(2);
  expect(judge([1], 'A')).toMatchObject({ exact: 1, rightPages: 1 });
  expect(judge([2, 3], ' b')).toMatchObject({ exact: 1, rightPages: 2 });
  expect(judge([2, 3], 'A')).toMatchObject({ exact: 0, rightPages: 0 });
});

test('packets are summed up', () => {
  const two = { pages: 3, parts: [{ pages: [1, 2] }, { pages: [3] }] };
  const scores = scorePackets([
    { expected: two, found: [{ pages: [1] }, { pages: [2, 3] }] },
    { expected: two, found: [{ pages: [1, 2] }, { pages: [3] }] },
    { expected: { pages: 3, parts: [{ pages: [1, 2, 3] }] }, found: [{ pages: [1, 2] }, { pages: [3] }] },
  ]);
  expect(scores).toEqual({
    packets: 3,
    pages: 9,
    documents: 5,
    boundary: { precision: 1 / 3, recall: 0.5, f1: 0.4 },
    documentF1: expect.closeTo(4 / 11) as number,
    documentAndCategoryF1: null,
    pageCategory: null,
    partsPerDocument: 1.2,
    exactPackets: 1 / 3,
    confidence: null,
  });
  expect(scorePackets([])).toMatchObject({ packets: 0, boundary: { precision: 1, recall: 1, f1: 1 }, documentF1: 0 });
});

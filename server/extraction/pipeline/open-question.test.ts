import { expect, it } from 'vitest';
import { createLayout, createPlainPage } from '../grounding/testing/pages.ts';
import { ExtractionError } from '../engine.ts';
import { isTooSlow, splitQuestion, type OpenQuestion } from './open-question.ts';
import { splitIntoPassages, type Passage } from './passages/passages.ts';

const layout = createLayout(...[1, 2, 3, 4, 5].map((page) => createPlainPage(['A   1   2.00', 'B   3   4.00'], page)));
const passages = splitIntoPassages(layout, 1_000);
const ask = (some: Passage[], isWhole = true): OpenQuestion => ({
  part: 2,
  passages: some,
  framing: 'check',
  sample: 1,
  isWhole,
});

it.each<[count: number, halves: number[][]]>([
  [2, [[1], [2]]],
  [3, [[1, 2], [3]]],
  [
    4,
    [
      [1, 2],
      [2, 3, 4],
    ],
  ],
  [
    5,
    [
      [1, 2, 3],
      [3, 4, 5],
    ],
  ],
])('a question about %d passages is halved', (count, halves) => {
  const split = splitQuestion(ask(passages.slice(0, count)), layout);
  expect(split?.map((half) => half.passages.map(({ page }) => page))).toEqual(halves);
  for (const half of split ?? []) expect(half).toMatchObject({ part: 2, framing: 'check', sample: 1, isWhole: false });
});

it('a question about one passage is halved by its lines, as long as it has two', () => {
  const [passage] = passages;
  const split = splitQuestion(ask(passage === undefined ? [] : [passage]), layout);
  expect(split?.map((half) => half.passages.map(({ start, end }) => [start, end]))).toEqual([[[0, 13]], [[13, 25]]]);
  expect(split?.every(({ isWhole }) => !isWhole)).toBe(true);
  const line = createLayout(createPlainPage(['one line']));
  expect(splitQuestion(ask([...splitIntoPassages(line, 1_000)]), line)).toBe(null);
  expect(splitQuestion(ask([]), layout)).toBe(null);
});

it('an answer is too slow where the passages have rows for a good part of what a model writes in time', () => {
  const rows = passages.map((passage) => ({ ...passage, tokens: 10 }));
  const timedOut = new ExtractionError('provider_unavailable', 'It took too long.', { detail: 'timeout' });
  expect(isTooSlow(800, ask(rows), timedOut)).toBe(true);
  expect(isTooSlow(801, ask(rows), timedOut)).toBe(false);
  expect(isTooSlow(1, ask(rows.map((passage) => ({ ...passage, rows: 0 }))), timedOut)).toBe(false);
  expect(isTooSlow(1, ask(rows), new ExtractionError('provider_refused', 'No.'))).toBe(false);
});

import { expect, it } from 'vitest';
import { compareScores, type ScorePair } from './compare-scores.ts';
import type { LeafCounts } from './score-documents.ts';

const right: LeafCounts = [1, 0, 0, 0, 0, 0];
const wrong: LeafCounts = [0, 1, 0, 0, 0, 0];
const missed: LeafCounts = [0, 0, 1, 0, 0, 0];

const FIELDS = Array.from({ length: 12 }, (_, index) => `/field${index}`);

/** A linear congruential generator, so that the noise differs from the draws of the test. */
function createNoise(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}

const every = (read: (document: number, path: string) => LeafCounts) => (document: number) =>
  Object.fromEntries(FIELDS.map((path) => [path, read(document, path)]));
const pairsOf = (
  before: (document: number) => ScorePair['before'],
  after: (document: number) => ScorePair['after'],
  documents = 60,
): ScorePair[] => Array.from({ length: documents }, (_, index) => ({ before: before(index), after: after(index) }));

it('finds one field that is lost in a tenth of 60 documents', () => {
  const before = every(() => right);
  const after = every((document, path) => (path === '/field3' && document % 10 === 4 ? missed : right));
  const { score, fields } = compareScores(pairsOf(before, after));
  expect(score.verdict).toBe('worse');
  expect(fields.filter(({ verdict }) => verdict !== 'same')).toMatchObject([{ path: '/field3', verdict: 'worse' }]);
  expect(fields[0]).toMatchObject({ before: 1, after: 1, p: 1, interval: [0, 0] });
  const better = compareScores(pairsOf(after, before));
  expect(better.score).toMatchObject({ verdict: 'better', p: score.p });
});

it('does not take two lost values for a change', () => {
  const before = every(() => right);
  const after = every((document, path) => (path === '/field3' && document % 30 === 4 ? missed : right));
  expect(compareScores(pairsOf(before, after)).fields.map(({ verdict }) => verdict)).not.toContain('worse');
});

it('raises an alarm in no more than one of twenty repeats of the same thing, over all fields together', () => {
  const noise = createNoise(7);
  const noisy = every(() => (noise() < 0.06 ? wrong : right));
  let alarms = 0;
  const repeats = 60;
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const { score, fields } = compareScores(pairsOf(noisy, noisy));
    if ([score, ...fields].some(({ verdict }) => verdict === 'worse' || verdict === 'better')) alarms += 1;
  }
  expect(alarms / repeats).toBeLessThanOrEqual(0.05);
}, 120_000);

it('gives F1 and the difference as a plain computation does', () => {
  const noise = createNoise(3);
  const pairs = pairsOf(
    every(() => (noise() < 0.2 ? wrong : right)),
    every(() => (noise() < 0.1 ? missed : right)),
  );
  const f1 = (side: 'before' | 'after') => {
    const leaves = pairs.flatMap((pair) => Object.values(pair[side]));
    const sum = (index: number) => leaves.reduce((total, counts) => total + (counts[index] ?? 0), 0);
    // 2 TP / (2 TP + FP + FN), where a wrong value is both.
    return (2 * sum(0)) / (2 * sum(0) + 2 * sum(1) + sum(2));
  };
  const { score } = compareScores(pairs);
  expect(score.before).toBeCloseTo(f1('before'), 12);
  expect(score.after).toBeCloseTo(f1('after'), 12);
  const [low, high] = score.interval;
  expect(low).toBeLessThan(score.after - score.before);
  expect(high).toBeGreaterThan(score.after - score.before);
  expect(compareScores(pairs)).toEqual(compareScores(pairs));
});

/** Each number rounded to six digits. */
const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, one: unknown) => (typeof one === 'number' ? Math.round(one * 1e6) / 1e6 : one)));

it('gives the same numbers in each version, since people compare evaluations over time', () => {
  const [invented, extra, absent]: LeafCounts[] = [
    [0, 0, 0, 1, 0, 0],
    [0, 0, 0, 0, 1, 0],
    [0, 0, 0, 0, 0, 1],
  ];
  const pairs = pairsOf(
    (document) => ({
      '/b': document % 5 === 0 ? wrong : document % 7 === 0 ? (absent ?? right) : right,
      '/a': document % 2 === 0 ? right : missed,
    }),
    (document) => ({
      '/b': document % 9 === 0 ? (invented ?? right) : right,
      '/a': document % 2 === 0 ? right : missed,
      ...(document % 8 === 0 && { '/c': extra ?? right }),
    }),
    40,
  );
  expect(rounded(compareScores(pairs))).toEqual({
    score: { before: 0.727273, after: 0.785714, verdict: 'inconclusive', p: 0.24119, interval: [-0.028036, 0.15308] },
    fields: [
      { path: '/a', before: 0.666667, after: 0.666667, verdict: 'same', p: 1, interval: [0, 0] },
      {
        path: '/b',
        before: 0.777778,
        after: 0.933333,
        verdict: 'inconclusive',
        p: 0.059735,
        interval: [0.008375, 0.31239],
      },
      { path: '/c', before: 1, after: 0, verdict: 'worse', p: 0.005249, interval: [-1, -1] },
    ],
    test:
      'Paired bootstrap over 40 documents, 4000 resamples, seed 1, ' +
      'studentised maximum over the score and all fields.',
  });
});

it('takes fewer resamples of many documents, and none without documents', () => {
  const many = compareScores(
    pairsOf(
      () => ({ '/a': right }),
      () => ({ '/a': right }),
      10_000,
    ),
  );
  expect(many.test).toContain('10000 documents, 2000 resamples');
  expect(compareScores([])).toMatchObject({ score: { before: 1, after: 1, verdict: 'same', p: 1 }, fields: [] });
});

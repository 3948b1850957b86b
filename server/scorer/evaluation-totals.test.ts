import { expect, it } from 'vitest';
import { calibrateLevels } from './calibration.ts';
import { EvaluationSums } from './evaluation-totals.ts';
import { estimateEffort } from './review-effort.ts';
import type { JudgedValue } from './score-documents.ts';
import { wilsonInterval } from './wilson.ts';

/** Values whose confidence is about how often they are right. */
function drawJudged(count: number): JudgedValue[] {
  let state = 11;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: count }, () => {
    const confidence = Math.round(random() * 1_000) / 1_000;
    return [confidence, random() < confidence ? 1 : 0];
  });
}

it('agrees with a second computation of AUROC, ECE and coverage', () => {
  const judged = drawJudged(600);
  const levels = new Map<number, { right: number; wrong: number }>();
  for (const [confidence, isRight] of judged) {
    const level = levels.get(confidence) ?? { right: 0, wrong: 0 };
    level[isRight === 1 ? 'right' : 'wrong'] += 1;
    levels.set(confidence, level);
  }
  const { auroc, ece, coverage } = calibrateLevels(levels);

  // Over all pairs of a right and a wrong value.
  const right = judged.filter(([, isRight]) => isRight === 1);
  const wrong = judged.filter(([, isRight]) => isRight === 0);
  let wins = 0;
  for (const [high] of right) for (const [low] of wrong) wins += high > low ? 1 : high === low ? 0.5 : 0;
  expect(auroc).toBeCloseTo(wins / (right.length * wrong.length), 12);

  let off = 0;
  for (let bin = 0; bin < 10; bin += 1) {
    const inside = judged.filter(([confidence]) => Math.min(9, Math.floor(confidence * 10)) === bin);
    const sum = (at: 0 | 1) => inside.reduce((total, one) => total + one[at], 0);
    off += Math.abs(sum(0) - sum(1));
  }
  expect(ece).toBeCloseTo(off / judged.length, 12);

  const thresholds = [...new Set(judged.map(([confidence]) => confidence))];
  for (const { precision, coverage: share } of coverage) {
    const shares = thresholds.map((threshold) => {
      const taken = judged.filter(([confidence]) => confidence >= threshold);
      const rightTaken = taken.filter(([, isRight]) => isRight === 1).length;
      return rightTaken / taken.length >= precision ? taken.length / judged.length : 0;
    });
    expect(share).toBeCloseTo(Math.max(0, ...shares), 12);
  }
});

it('gives the Wilson interval, whose ends are the shares for which the observation is at the limit', () => {
  const cases: [right: number, total: number][] = [
    [0, 10],
    [7, 10],
    [58, 60],
    [60, 60],
  ];
  for (const [right, total] of cases) {
    const share = right / total;
    // The score test: (share - p)² = z² p (1 - p) / n at both ends.
    for (const end of wilsonInterval(right, total)) {
      const isEdge = (end === 0 && right === 0) || (end === 1 && right === total);
      if (!isEdge) expect((share - end) ** 2).toBeCloseTo((1.959964 ** 2 * end * (1 - end)) / total, 6);
    }
  }
  expect(wilsonInterval(9, 10).map((end) => end.toFixed(4))).toEqual(['0.5958', '0.9821']);
  expect(wilsonInterval(0, 0)).toEqual([0, 1]);
});

it('finds the least threshold that reaches a target, as trying each one does', () => {
  const judged = drawJudged(1_000);
  const sums = new EvaluationSums();
  for (let start = 0; start < judged.length; start += 10) sums.add({}, judged.slice(start, start + 10), false);
  const totals = sums.conclude();
  const target = 0.95;
  const left = (below: number) => judged.filter(([confidence, isRight]) => confidence >= below && isRight === 0).length;
  const tried = Array.from({ length: 102 }, (_, step) => step / 100).find(
    (below) => left(below) <= (1 - target) * judged.length,
  );
  const effort = estimateEffort(totals, target);
  expect(effort).toMatchObject({ reliable: true, reason: null, below: tried });
  expect(effort.values.count).toBe(judged.filter(([confidence]) => confidence < effort.below).length);
  const documents = Array.from({ length: 100 }, (_, index) => judged.slice(index * 10, index * 10 + 10));
  expect(effort.documents.count).toBe(
    documents.filter((values) => values.some(([confidence]) => confidence < effort.below)).length,
  );
  const rightAfter = 1 - left(effort.below) / judged.length;
  expect(effort.margin[0]).toBeLessThan(rightAfter);
  expect(effort.margin[1]).toBeGreaterThan(rightAfter);
});

it('says why an effort is not reliable', () => {
  const effortOf = (judged: JudgedValue[]) => {
    const sums = new EvaluationSums();
    sums.add({}, judged, false);
    return estimateEffort(sums.conclude(), 0.99);
  };
  expect(effortOf([[0.9, 1]]).reason).toMatch('fewer than 100');
  expect(effortOf(Array.from({ length: 200 }, () => [0.9, 1])).reason).toMatch('No value is wrong');
  const same = Array.from({ length: 200 }, (_, index): JudgedValue => [0.9, index % 4 === 0 ? 0 : 1]);
  expect(effortOf(same)).toMatchObject({ reliable: false, reason: expect.stringMatching('does not order errors') });
});

it('adds documents up by field, by confidence, and by what a review of each share takes', () => {
  const sums = new EvaluationSums();
  sums.add(
    { '/b': [1, 0, 0, 0, 0, 0], '/a': [1, 1, 1, 1, 1, 1] },
    [
      [0.5, 1],
      [0.295, 0],
      [0.29, 1],
    ],
    false,
  );
  sums.add({ '/b': [1, 0, 0, 0, 0, 1] }, [[1, 1]], true);
  sums.add({ '/b': [0, 0, 2, 0, 0, 0] }, [], false);
  const { score, fields, calibration, effort } = sums.conclude();
  expect(score).toEqual({
    precision: 0.5,
    recall: 3 / 7,
    f1: expect.closeTo(6 / 13) as number,
    exactDocuments: 1 / 3,
    wrong: 1,
    missed: 3,
    invented: 2,
  });
  expect(fields).toEqual([
    {
      path: '/a',
      observations: 6,
      precision: 0.25,
      recall: 1 / 3,
      f1: expect.closeTo(2 / 7) as number,
      margin: wilsonInterval(2, 6),
      wrong: 1,
      missed: 1,
      invented: 2,
    },
    {
      path: '/b',
      observations: 5,
      precision: 1,
      recall: 0.5,
      f1: expect.closeTo(2 / 3) as number,
      margin: wilsonInterval(3, 5),
      wrong: 0,
      missed: 2,
      invented: 0,
    },
  ]);
  expect(calibration).toEqual({
    auroc: null,
    ece: null,
    coverage95: null,
    coverage99: null,
    bins: [
      { from: 0.2, count: 2, confidence: 0.2925, accuracy: 0.5 },
      { from: 0.5, count: 1, confidence: 0.5, accuracy: 1 },
      { from: 0.9, count: 1, confidence: 1, accuracy: 1 },
    ],
  });
  expect(effort).toMatchObject({ values: 4, documents: 3, wrong: 1, auroc: null });
  expect(effort.steps).toHaveLength(102);
  const steps = [0, 29, 30, 50, 51, 100, 101].map((step) => Object.values(effort.steps[step] ?? {}));
  expect(steps).toEqual([
    [0, 0, 0, 1],
    [0.29, 0, 0, 1],
    [0.3, 2, 1, 0],
    [0.5, 2, 1, 0],
    [0.51, 3, 1, 0],
    [1, 3, 1, 0],
    [1.01, 4, 2, 0],
  ]);
});

it('measures the confidence from 30 values on', () => {
  const conclude = (count: number) => {
    const sums = new EvaluationSums();
    const judged = Array.from({ length: count }, (_, index): JudgedValue => [index < 3 ? 0.2 : 0.9, index < 3 ? 0 : 1]);
    sums.add({}, judged, false);
    return sums.conclude().calibration;
  };
  expect(conclude(29)).toMatchObject({ auroc: null, ece: null, coverage95: null, coverage99: null });
  expect(conclude(30)).toMatchObject({ auroc: 1, ece: expect.closeTo(0.11), coverage95: 0.9, coverage99: 0.9 });
  const right = new EvaluationSums();
  right.add(
    {},
    Array.from({ length: 30 }, (): JudgedValue => [0.9, 1]),
    true,
  );
  expect(right.conclude().calibration).toMatchObject({ auroc: null, coverage99: 1 });
});

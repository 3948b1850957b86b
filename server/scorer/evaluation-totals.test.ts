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

import { expect, it } from 'vitest';
import { addAnswer, estimateErrorRate, weighErrors, type ErrorHistory } from './error-rate.ts';

/** Log-odds of values that are surely right, and surely wrong. */
const [RIGHT, WRONG] = [5, -5];

/** Answers with ten values each. */
function answer(times: number, wrong: number, before: ErrorHistory = []): ErrorHistory {
  const values = Array.from({ length: 10 }, (_, index) => (index < wrong ? WRONG : RIGHT));
  let history = before;
  for (let count = 0; count < times; count++) history = addAnswer(history, weighErrors(values));
  return history;
}

it('assumes the usual rate where no answer is known', () => {
  expect(estimateErrorRate([])).toBeGreaterThan(0.07);
  expect(estimateErrorRate([])).toBeLessThan(0.15);
});

it('learns how often a model errs', () => {
  expect(estimateErrorRate(answer(40, 0))).toBeLessThan(0.02);
  expect(estimateErrorRate(answer(40, 1))).toBeCloseTo(0.1, 1);
  expect(estimateErrorRate(answer(40, 3))).toBeGreaterThan(0.25);
});

it('is not sure after one answer', () => {
  expect(estimateErrorRate(answer(1, 0))).toBeGreaterThan(0.04);
});

it('forgets: a model that became better is trusted again', () => {
  const bad = answer(40, 3);
  expect(estimateErrorRate(answer(300, 0, bad))).toBeLessThan(0.03);
});

it('takes a long answer for one document', () => {
  const long = weighErrors(Array.from({ length: 3_000 }, () => WRONG));
  expect(estimateErrorRate(addAnswer(answer(100, 0), long))).toBeLessThan(0.1);
});

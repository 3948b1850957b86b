import { expect, it } from 'vitest';
import { calibrate } from './calibration.ts';

const judged = (...of: [confidence: number, isRight: boolean][]) =>
  of.map(([confidence, isRight]) => ({ confidence, isRight }));

it('gives 1 where the right values have more confidence, and half where all have the same', () => {
  expect(calibrate(judged([0.9, true], [0.8, true], [0.2, false]))).toMatchObject({
    auroc: 1,
    accuracy: 2 / 3,
    count: 3,
  });
  expect(calibrate(judged([0.5, true], [0.5, false], [0.5, true])).auroc).toBe(0.5);
  expect(calibrate(judged([0.9, false], [0.1, true])).auroc).toBe(0);
  expect(calibrate(judged([0.9, true])).auroc).toBeNaN();
});

it('measures how far confidence is from how often it is right', () => {
  const half = judged(...Array.from({ length: 10 }, (_, n): [number, boolean] => [0.5, n % 2 === 0]));
  expect(calibrate(half).ece).toBeCloseTo(0);
  expect(calibrate(judged([0.9, false], [0.9, false])).ece).toBeCloseTo(0.9);
});

it('tells the risk of taking the most confident share', () => {
  const { risk } = calibrate(judged([0.9, true], [0.8, true], [0.4, false], [0.3, false]));
  expect(risk.map((one) => [one.coverage, one.risk])).toEqual([
    [0.25, 0],
    [0.5, 0],
    [0.75, 1 / 3],
    [0.9, 0.5],
    [1, 0.5],
  ]);
});

import { describe, expect, test } from 'vitest';
import { fitRecalibration, MIN_CHECKED, recalibrate, type CheckedValue } from './recalibrate.ts';

/** `share` of the values are right, evenly spread. */
function check(field: string, confidence: number, share: number, count: number): CheckedValue[] {
  return Array.from({ length: count }, (_, index) => ({
    field,
    confidence,
    isRight: Math.floor((index + 1) * share) > Math.floor(index * share),
  }));
}

const fit = (checked: CheckedValue[]) => fitRecalibration(checked) ?? expect.fail('There are too few values.');

describe('fitRecalibration', () => {
  test('takes no part of what too few values say', () => {
    expect(fitRecalibration(check('/total', 0.9, 0.5, MIN_CHECKED - 1))).toBeNull();
    expect(fitRecalibration(check('/total', 0.9, 0.5, MIN_CHECKED))).toMatchObject({ values: MIN_CHECKED });
  });

  test('brings confidences that are too high down to what was right', () => {
    const by = fit([...check('/total', 0.95, 0.7, 150), ...check('/total', 0.6, 0.3, 150)]);
    expect(by.method).not.toBe('none');
    expect(by.after).toBeLessThan(by.before);
    expect(recalibrate(by, { field: '/total', confidence: 0.95 })).toBeCloseTo(0.7, 1);
    expect(recalibrate(by, { field: '/total', confidence: 0.6 })).toBeCloseTo(0.3, 1);
  });

  test('tells fields of the same confidence apart', () => {
    const by = fit([...check('/number', 0.7, 1, 80), ...check('/name', 0.7, 0.4, 80)]);
    expect(recalibrate(by, { field: '/number', confidence: 0.7 })).toBeGreaterThan(0.9);
    expect(recalibrate(by, { field: '/name', confidence: 0.7 })).toBeLessThan(0.5);
    const other = recalibrate(by, { field: '/unseen', confidence: 0.7 });
    expect(other).toBeGreaterThan(0.5);
    expect(other).toBeLessThan(0.9);
  });

  test('leaves confidences that are right as they are', () => {
    const right = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((share) => check('/total', share, share, 100));
    const by = fit(right);
    for (const confidence of [0.1, 0.3, 0.5, 0.7, 0.9])
      expect(Math.abs(recalibrate(by, { field: '/total', confidence }) - confidence)).toBeLessThan(0.05);
  });

  test('follows steps where no curve does', () => {
    const levels = [0.05, 0.1, 0.2, 0.4, 0.6, 0.8];
    const by = fit(levels.flatMap((level) => check('/total', level, level < 0.5 ? 0.5 : 0.98, 100)));
    expect(by.method).toBe('isotonic');
    expect(recalibrate(by, { field: '/total', confidence: 0.05 })).toBeGreaterThan(0.42);
  });

  test('keeps the order of confidences', () => {
    const by = fit([
      ...check('/total', 0.2, 0.6, 60),
      ...check('/total', 0.5, 0.5, 60),
      ...check('/total', 0.9, 0.8, 60),
    ]);
    const after = [0.1, 0.2, 0.5, 0.7, 0.9].map((confidence) => recalibrate(by, { field: '/total', confidence }));
    expect(after).toEqual(after.toSorted((a, b) => a - b));
  });
});

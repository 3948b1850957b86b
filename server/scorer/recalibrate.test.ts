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

describe('the numbers of a fit stay what they are in each version', () => {
  const rounded = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (_, one: unknown) => (typeof one === 'number' ? Math.round(one * 1e5) / 1e5 : one)),
    );

  test('with an offset for each field', () => {
    const checked = [
      ...check('/a', 0.95, 0.7, 60),
      ...check('/a', 0.6, 0.35, 50),
      ...check('/b', 0.8, 0.95, 40),
      ...check('/c', 0.3, 0.1, 20),
    ];
    expect(rounded(fit(checked))).toEqual({
      method: 'isotonic',
      values: 170,
      before: 0.21382,
      after: 0.16446,
      slope: 0.70608,
      intercept: -0.35389,
      fields: { '/a': -0.65709, '/b': 1.19406, '/c': -0.54868 },
      steps: [
        [0.1823, 0.11905],
        [0.32636, 0.34314],
        [0.74422, 0.69672],
        [0.86045, 0.93902],
      ],
    });
  });

  test('with values between its steps, and at their ends', () => {
    const levels = [0.05, 0.1, 0.2, 0.4, 0.6, 0.8];
    const by = fit(levels.flatMap((level) => check('/t', level, level < 0.5 ? 0.5 : 0.98, 40)));
    expect(rounded(by)).toEqual({
      method: 'isotonic',
      values: 240,
      before: 0.28042,
      after: 0.18092,
      slope: 0.6521,
      intercept: 1.36243,
      fields: { '/t': -0.00069 },
      steps: [
        [0.5521, 0.5],
        [0.87082, 0.96914],
      ],
    });
    const after = [0, 0.07, 0.3, 0.5, 0.7, 1].map((confidence) => recalibrate(by, { field: '/t', confidence }));
    expect(after).toEqual([0.5, 0.5, 0.706, 0.859, 0.969, 0.969]);
  });

  test('where confidences are right', () => {
    const checked = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((share) => check('/t', share, share, 40));
    expect(rounded(fit(checked))).toEqual({
      method: 'none',
      values: 200,
      before: 0.17,
      after: 0.17,
      slope: 1,
      intercept: 0,
      fields: { '/t': 0 },
      steps: [],
    });
  });
});

test('a probability is never certain', () => {
  const by = {
    method: 'platt',
    values: 0,
    before: 0,
    after: 0,
    slope: 3,
    intercept: 0,
    fields: { '/low': -9 },
    steps: [],
  };
  const at = (field: string, confidence: number): number => recalibrate(by as never, { field, confidence });
  expect([at('/x', 1), at('/low', 0), at('/x', 0.5), at('/x', 0.6)]).toEqual([0.995, 0.005, 0.5, 0.771]);
  expect(recalibrate({ ...by, method: 'none' } as never, { field: '/x', confidence: 0.123_45 })).toBe(0.123_45);
});

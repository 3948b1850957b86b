import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../lib/json-value.ts';
import { assignPairs } from './assign-pairs.ts';
import { areEqual, comparisonOf, isEmpty, measureSimilarity, type Comparator } from './equal-values.ts';
import { estimateEffort } from './review-effort.ts';
import { compareRules, RuleSums } from './rule-counts.ts';
import type { SchemaPart } from './schema-part.ts';
import { wilsonInterval } from './wilson.ts';

const part = (types: string[] = [], format?: string) => ({ types, format }) as unknown as SchemaPart;

describe('isEmpty', () => {
  it.each<JsonValue>([null, '', '  ', [], {}, [null, ''], { a: { b: [] } }])('%j', (value) => {
    expect(isEmpty(value)).toBe(true);
  });
  it.each<JsonValue>([0, false, 'x', [0], { a: [false] }])('not %j', (value) => expect(isEmpty(value)).toBe(false));
});

describe('areEqual', () => {
  it.each<[JsonValue, JsonValue, boolean]>([
    [12.5, 12.505, true],
    [12.5, 12.51, false],
    [1234.5, '1,234.50 EUR', true],
    [1234.5, '1.234,50', true],
    [-5, '(5.00)', true],
    [-5, '5-', true],
    [-5, '5', false],
    [1234567, '1.234.567', true],
    [1234, '1,234', true],
    [12.34, '12,34', true],
    [12.5, 12.495, true],
    [12.5, 12.4949, false],
    [-5, '-5.00', true],
    [-5, '(5.00) EUR', true],
    [5, '5-6', false],
    [1234567.89, '1.234.567,89', true],
    [1234567.89, '1,234,567.89', true],
    [1234.5, '1,234.5', true],
    [1.234, '1.234', true],
    [1234567, '1,234,567', true],
    [1234.56, '1234,56', true],
    [12, '12.', true],
    [0.5, '.5', false],
    [5, '.5.', true],
    [12, '1\uff12', true],
    [7, 'seven', false],
    [7, '-', false],
    [7, true, false],
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, false],
    [7, null, false],
    [7, [7], false],
    [true, 'yes', true],
    [true, 'True', true],
    [true, 'truer', false],
    [true, 1, false],
    [false, 'No', true],
    [false, 'none', false],
    [false, false, true],
    ['', '', true],
    ['-', '', false],
    [false, 'no', true],
    [false, 'true', false],
    ['2026-01-31', '31 January 2026', true],
    ['2026-01-31', 'Jan 31st, 2026', true],
    ['2026-01-31', '2026/1/31', true],
    ['2026-01-31', '2026-01-31T10:00:00Z', true],
    ['2026-01-31', ' 2026-1-31 ', true],
    ['2026-01-31', '2026.01.31', true],
    ['2026-01-31', '2026-01-31x', false],
    ['2026-01-31', 'Saturday, 31st Jan. 2026', true],
    ['2026-01-02', '2nd-JAN-2026', true],
    ['2026-01-02', '2/January/2026', true],
    ['2026-12-31', 'December 31, 2026', true],
    ['2026-09-03', 'Thursday, Sep. 3rd 2026', true],
    ['2026-01-02', 'Foo 2, 2026', false],
    ['2026-01-31', '32 January 2026', false],
    ['2026-01-31', '2026-13-31', false],
    ['2026-01-31', '2026-01-00', false],
    ['2026-13-31', '2026 13 31', true],
    ['2026-12-01', '1 December 2026', true],
    ['2026-01-31', 20_260_131, false],
    ['2026-01-31', '30 January 2026', false],
    ['2026-01-31', 'soon', false],
    ['Roth & Co.', 'ROTH CO', true],
    ['Roth', 'Rothmann', false],
    ['-', ' - ', true],
    ['-', '+', false],
  ])('%j and %j: %j', (expected, predicted, isEqual) => {
    expect(areEqual(expected, predicted, part())).toBe(isEqual);
  });

  it.each<[Comparator, JsonValue, JsonValue, boolean]>([
    [{ kind: 'exact' }, 'Roth', 'roth', false],
    [{ kind: 'exact' }, 'Roth', 'Roth', true],
    [{ kind: 'number', within: 1 }, 10, 11, true],
    [{ kind: 'number', within: 1 }, 10, 11.1, false],
    [{ kind: 'text', atLeast: 0.75 }, 'abcd', 'abcx', true],
    [{ kind: 'text', atLeast: 0.76 }, 'abcd', 'abcx', false],
    [{ kind: 'text' }, 12, '12', true],
    [{ kind: 'text', atLeast: 0.9 }, 'Roth & Co.', 'roth co', true],
    [{ kind: 'exact' }, 1, '1', false],
    [{ kind: 'number' }, '12.50', '12,5', true],
    [{ kind: 'number' }, 'none', 'none', false],
    [{ kind: 'number', within: 0.001 }, 12.5, 12.502, false],
    [{ kind: 'date' }, '31.1.2026', '31 1 2026', true],
    [{ kind: 'date' }, '2026-01-31', '31.01.2026', false],
  ])('compares as %j: %j and %j: %j', (comparator, expected, predicted, isEqual) => {
    expect(areEqual(expected, predicted, part(), comparator)).toBe(isEqual);
  });

  it('compares by the expected value, else by the schema', () => {
    expect(comparisonOf('12.50', part(['number']))).toBe('number');
    expect(comparisonOf('12.50', part(['number', 'string']))).toBe('text');
    expect(comparisonOf('none', part(['number']))).toBe('text');
    expect(comparisonOf('31.1.2026', part(['string'], 'date'))).toBe('date');
    expect(comparisonOf('12.50', part(['integer']))).toBe('number');
    expect(comparisonOf(' 2026-01-31 ', part(['string']))).toBe('date');
    expect(comparisonOf('on 2026-01-31', part(['string']))).toBe('text');
    expect(comparisonOf(true, part(['string'], 'date'))).toBe('boolean');
    expect(comparisonOf(5, part(['string'], 'date'))).toBe('number');
  });
});

it('similarity is 1 for the same text in other space and case, and 0 below a half', () => {
  expect(measureSimilarity('A  b', 'a b')).toBe(1);
  expect(measureSimilarity('', '')).toBe(1);
  expect(measureSimilarity('abcd', 'abxy')).toBe(0.5);
  expect(measureSimilarity('abcd', 'axyz')).toBe(0);
  expect(measureSimilarity('ab', 'abcde')).toBe(0);
  expect(measureSimilarity('ab', 'abcd')).toBe(0.5);
  expect(measureSimilarity(' \uff21b', 'AB ')).toBe(1);
  expect(measureSimilarity(`${'x'.repeat(4_000)}a`, `${'x'.repeat(4_000)}b`)).toBe(1);
});

it('an interval holds the share, and narrows with what was seen', () => {
  expect(wilsonInterval(0, 0)).toEqual([0, 1]);
  const [low, high] = wilsonInterval(8, 10);
  expect([low, high].map((bound) => bound.toFixed(3))).toEqual(['0.490', '0.943']);
  expect(wilsonInterval(10, 10)[1]).toBeCloseTo(1, 12);
  expect(wilsonInterval(0, 10)[0]).toBe(0);
  expect(wilsonInterval(800, 1_000)[0]).toBeGreaterThan(low);
});

describe('assignPairs', () => {
  it.each([
    [[], []],
    [[[]], [-1]],
    [
      [
        [1, 0],
        [0, 1],
      ],
      [0, 1],
    ],
    [
      [
        [3, 2],
        [2, 0],
      ],
      [1, 0],
    ],
    [[[0, 0]], [-1]],
    [
      [[1], [2], [3]],
      [-1, -1, 0],
    ],
    [[[1, 5, 2]], [1]],
    [
      [
        [7, 5, 3],
        [3, 1, 2],
        [3, 0, 0],
      ],
      [1, 2, 0],
    ],
  ])('%j → %j', (weights, assigned) => expect(assignPairs(weights)).toEqual(assigned));
});

describe('estimateEffort', () => {
  const steps = [
    { below: 0, wrongLeft: 10, values: 0, documents: 0 },
    { below: 0.5, wrongLeft: 4, values: 20, documents: 5 },
    { below: 0.9, wrongLeft: 0, values: 80, documents: 9 },
  ];
  const effort = { values: 200, documents: 10, wrong: 10, auroc: 0.9, steps };
  const estimate = (target: number, changes: object = {}) =>
    estimateEffort({ effort: { ...effort, ...changes } } as Parameters<typeof estimateEffort>[0], target);

  it('takes the least threshold that reaches the target', () => {
    expect(estimate(0.95)).toMatchObject({ below: 0, values: { share: 0, count: 0 }, reliable: true, reason: null });
    expect(estimate(0.98)).toMatchObject({ below: 0.5, values: { share: 0.1, count: 20 } });
    expect(estimate(0.99)).toMatchObject({ below: 0.9, documents: { share: 0.9, count: 9 } });
  });

  it('is not reliable with few values, without errors, or where the confidence does not order them', () => {
    expect(estimate(0.95, { values: 99 }).reason).toContain('99 values');
    expect(estimate(0.95, { values: 100 }).reliable).toBe(true);
    expect(estimate(0.95, { wrong: 0 }).reason).toContain('No value is wrong');
    expect(estimate(0.95, { auroc: 0.64 }).reason).toContain('0.64');
    expect(estimate(0.95, { auroc: 0.65 }).reliable).toBe(true);
    expect(estimate(0.95, { auroc: null }).reason).toContain('0.50');
  });
});

it('rules are counted by their place, and compared by their names', () => {
  const sums = new RuleSums();
  const result = (name: string, said: 'holds' | 'violated' | 'unknown') =>
    ({ name, severity: 'error', result: said, paths: [], message: null }) as never;
  sums.add([result('a', 'holds'), result('b', 'violated')]);
  sums.add([result('a', 'unknown'), result('b', 'violated')]);
  const before = sums.conclude();
  expect(before).toMatchObject([
    { name: 'a', holds: 1, violated: 0, unknown: 1 },
    { name: 'b', holds: 0, violated: 2, unknown: 0 },
  ]);
  const after = [{ name: 'c', severity: 'error' as const, holds: 2, violated: 0, unknown: 0 }];
  expect(compareRules(before, after)).toMatchObject([
    { name: 'c', before: null, after: { holds: 2 } },
    { name: 'a', before: { holds: 1 }, after: null },
    { name: 'b', before: { violated: 2 }, after: null },
  ]);
});

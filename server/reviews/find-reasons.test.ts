import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../lib/json-value.ts';
import { drawFraction, findReasons } from './find-reasons.ts';

const none = {
  confidenceBelow: null,
  confidencePaths: [],
  confidenceLimits: [],
  requiredPaths: [],
  sample: null,
  rules: null,
};
const run = {
  id: 'run_1',
  extractedData: { total: null, lines: [{ amount: 1 }, { amount: null }, {}], 'a/b': 2 },
  evidence: [
    { path: '/total', confidence: 0.3 },
    { path: '/lines/0/amount', confidence: 0.8 },
  ],
  rules: [],
};

describe('findReasons', () => {
  it('finds none without conditions', () => expect(findReasons(none, run)).toEqual([]));

  it('finds values that are less certain than the settings ask for', () => {
    const uncertain = { ...run, extractedData: { ...run.extractedData, total: 7 } };
    expect(findReasons({ ...none, confidenceBelow: 0.8 }, uncertain)).toEqual([
      { code: 'confidence_below', path: '/total' },
    ]);
  });

  it('finds a value that the document does not have only where earlier ones have it', () => {
    const conditions = { ...none, confidenceBelow: 0.9 };
    const absent = {
      id: 'run_2',
      extractedData: { total: null, lines: [{ amount: 3, vat: null }] },
      evidence: [
        { path: '/total', confidence: 0.3 },
        { path: '/lines/0/vat', confidence: 0.3 },
      ],
      rules: [],
    };
    const withTotal = { total: 3, lines: [{ amount: 1, vat: null }] };
    const without = { total: null, lines: [{ amount: 1, vat: 2 }] };
    const paths = (earlier: object[]) =>
      findReasons(conditions, absent, earlier as JsonObject[]).map(({ path }) => path);
    expect(paths([])).toEqual([]);
    expect(paths(Array(4).fill(withTotal))).toEqual([]);
    expect(paths([...Array(4).fill(withTotal), without])).toEqual(['/total']);
    expect(paths([...Array(3).fill(withTotal), without, without])).toEqual([]);
    expect(paths(Array(5).fill(without))).toEqual(['/lines/0/vat']);
  });

  it('asks for certainty of some fields', () => {
    const evidence = ['/total', '/lines/0/amount', '/linesTotal'].map((path) => ({ path, confidence: 0.5 }));
    const data = { total: 1, lines: [{ amount: 1 }], linesTotal: 1 };
    const uncertain = { id: 'run_3', extractedData: data, evidence, rules: [] };
    const paths = (confidencePaths: string[]) =>
      findReasons({ ...none, confidenceBelow: 0.9, confidencePaths }, uncertain).map(({ path }) => path);
    expect(paths(['/total'])).toEqual(['/total']);
    expect(paths(['/lines/*/amount'])).toEqual(['/lines/0/amount']);
    expect(paths(['/lines', '/none'])).toEqual(['/lines/0/amount']);
  });

  it('has limits of single fields in place of that of all, the inner one first', () => {
    const evidence = ['/total', '/lines/0/amount', '/lines/0/name'].map((path) => ({ path, confidence: 0.85 }));
    const data = { total: 1, lines: [{ amount: 1, name: 'x' }] };
    const uncertain = { id: 'run_3', extractedData: data, evidence, rules: [] };
    const paths = (conditions: Partial<typeof none>, ...limits: [path: string, confidenceBelow: number][]) =>
      findReasons(
        {
          ...none,
          ...conditions,
          confidenceLimits: limits.map(([path, confidenceBelow]) => ({ path, confidenceBelow })),
        },
        uncertain,
      ).map(({ path }) => path);
    const below = (confidenceBelow: number) => ({ confidenceBelow: confidenceBelow as unknown as null });
    expect(paths({}, ['/total', 0.9])).toEqual(['/total']);
    expect(paths(below(0.9), ['/total', 0])).toEqual(['/lines/0/amount', '/lines/0/name']);
    expect(paths(below(0.5), ['/lines', 0.9], ['/lines/*/name', 0.8])).toEqual(['/lines/0/amount']);
  });

  it('finds rules that do not hold, and unknown ones where they count', () => {
    const rules = [
      { name: 'sum', result: 'violated', paths: ['/net', '/total'] },
      { name: 'due', result: 'unknown', paths: [] },
      { name: 'iban', result: 'holds', paths: ['/iban'] },
    ] as const;
    const checked = { ...run, rules: rules.map((rule) => ({ ...rule, paths: [...rule.paths] })) };
    const violated = [
      { code: 'rule_violated', path: '/net', rule: 'sum' },
      { code: 'rule_violated', path: '/total', rule: 'sum' },
    ];
    expect(findReasons(none, checked)).toEqual([]);
    expect(findReasons({ ...none, rules: 'violated' }, checked)).toEqual(violated);
    expect(findReasons({ ...none, rules: 'violated_or_unknown' }, checked)).toEqual([
      ...violated,
      { code: 'rule_unknown', path: null, rule: 'due' },
    ]);
  });

  it('finds missing values, in each row of a list too', () => {
    const requiredPaths = ['/total', '/lines/*/amount', '/a~1b', '/none/*/x', '/none'];
    expect(findReasons({ ...none, requiredPaths }, run).map(({ path }) => path)).toEqual([
      '/total',
      '/lines/1/amount',
      '/lines/2/amount',
      '/none',
    ]);
  });

  it('has a hundred reasons at most', () => {
    const requiredPaths = Array.from({ length: 101 }, (_, index) => `/missing${index}`);
    const found = findReasons({ ...none, requiredPaths }, run);
    expect([found.length, found.at(-1)?.path]).toEqual([100, '/missing99']);
  });

  it('names a value once that is both missing and doubtful', () => {
    const reasons = findReasons({ ...none, confidenceBelow: 0.5, requiredPaths: ['/total'] }, run);
    expect(reasons).toEqual([{ code: 'required_missing', path: '/total' }]);
  });

  it('draws the share of runs that was asked for', () => {
    const ids = Array.from({ length: 10_000 }, (_, index) => `run_01kb2m4t9qf5x8v3n7c6d1${index.toString(32)}`);
    const drawn = ids.filter((id) => findReasons({ ...none, sample: 0.05 }, { ...run, id }).length > 0).length;
    expect(drawn / ids.length).toBeGreaterThan(0.04);
    expect(drawn / ids.length).toBeLessThan(0.06);
    expect(findReasons({ ...none, sample: 1 }, run)).toEqual([{ code: 'sampled', path: null }]);
    expect(drawFraction('run_1')).toBe(drawFraction('run_1'));
  });
});

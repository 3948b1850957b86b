import { expect, it } from 'vitest';
import { applyRules } from './apply-rules.ts';
import trained from './trained-rules.json' with { type: 'json' };
import { toJsonText, parseJsonText } from '../../lib/json-text.ts';
import type { Evidence } from '../engine.ts';
import type { JsonObject } from '../../lib/json-value.ts';

const number = { type: ['number', 'null'] };
const definition = {
  type: 'object',
  properties: {
    net: number,
    tax: number,
    total: number,
    lines: {
      type: 'array',
      items: { type: 'object', properties: { quantity: number, price: number, amount: number } },
    },
  },
};
const sum = 'net + tax = total';
const product = 'every line in lines satisfies near(line.quantity * line.price, line.amount)';

function confidenceOf(check: string, data: JsonObject, changes: Record<string, Partial<Evidence>> = {}) {
  const paths = [
    '/net',
    '/tax',
    '/total',
    ...[0, 1].flatMap((row) => ['quantity', 'price', 'amount'].map((name) => `/lines/${row}/${name}`)),
  ];
  const place = { page: 1, quote: 'x', start: 0, end: 1, boxes: [] };
  const evidence = paths.map((path): Evidence => ({
    path,
    confidence: 0.8,
    match: 'exact',
    ...place,
    ...changes[path],
  }));
  const rules = [{ name: 'r', check, severity: 'error' as const }];
  const task = {
    definition,
    rules,
    data,
    evidence: toJsonText(evidence),
    confidence: 0.8,
    today: '2026-01-31',
    tables: {},
  };
  const applied = applyRules(task);
  const found = parseJsonText(applied.evidence);
  return { of: (path: string) => found.find((one) => one.path === path), confidence: applied.confidence };
}

const lines = [
  { quantity: 2, price: 3, amount: 6 },
  { quantity: 2, price: 3, amount: 7 },
];

it('lowers the confidence of what a violated rule reads, and of the run', () => {
  const { of, confidence } = confidenceOf(sum, { net: 1, tax: 2, total: 4, lines });
  for (const path of ['/net', '/tax', '/total']) {
    expect(of(path)?.confidence).toBeLessThan(0.6);
    expect(of(path)?.signs).toEqual(['rule_violated']);
  }
  expect(of('/lines/0/amount')?.confidence).toBe(0.8);
  expect(confidence).toBeLessThan(0.8);
});

it('raises the confidence of three printed numbers that add up', () => {
  const { of, confidence } = confidenceOf(sum, { net: 1, tax: 2, total: 3, lines });
  expect(of('/total')?.confidence).toBeGreaterThan(0.9);
  expect(of('/total')?.signs).toEqual(['rule_holds']);
  expect(confidence).toBeGreaterThan(0.8);
});

it('takes no evidence from an order, nor from numbers that the document lacks', () => {
  const data = { net: 1, tax: 2, total: 3, lines };
  expect(confidenceOf('net < total and tax < total', data).of('/total')?.confidence).toBe(0.8);
  const lacking = { '/net': { match: 'not_found' as const }, '/tax': { match: 'not_found' as const } };
  expect(confidenceOf(sum, data, lacking).of('/total')?.confidence).toBe(0.8);
});

it('judges each row by itself, and only the violated ones', () => {
  const { of } = confidenceOf(product, { net: 1, tax: 2, total: 3, lines });
  expect(of('/lines/1/amount')?.confidence).toBeLessThan(0.6);
  expect(of('/lines/0/amount')?.confidence).toBe(0.8);
});

it('takes a number that the document lacks from an equation with others, as certain as they are', () => {
  const changes = { '/total': { match: 'not_found' as const, confidence: 0.2 }, '/tax': { confidence: 0.7 } };
  const { of } = confidenceOf(sum, { net: 1, tax: 2, total: 3, lines }, changes);
  expect(of('/total')).toMatchObject({ match: 'derived', confidence: 0.7, signs: ['rule_holds'] });
  expect(of('/net')).toMatchObject({ confidence: 0.8 });
});

it('has the record of its fit, by which rules make confidence truer', () => {
  const { values, withoutRules, withRules, readWithoutRules, readWithRules } = trained.trainedOn;
  expect(values.equation_violated).toBeGreaterThan(500);
  expect(values.equation_holds).toBeGreaterThan(500);
  expect(withRules.auroc).toBeGreaterThanOrEqual(withoutRules.auroc);
  expect(withRules.ece).toBeLessThanOrEqual(withoutRules.ece);
  expect(readWithRules.auroc).toBeGreaterThan(readWithoutRules.auroc);
  expect(readWithRules.ece).toBeLessThan(readWithoutRules.ece);
  expect(trained.weights.check_violated).toBeLessThan(trained.weights.equation_violated);
});

import { expect, test } from 'vitest';
import type { JsonObject } from '../../../lib/json-value.ts';
import { proposeRules } from './propose-rules.ts';

const number = { type: ['number', 'null'] };
const text = { type: ['string', 'null'] };
const date = { type: ['string', 'null'], format: 'date' };
const row = { type: 'object', properties: { quantity: number, unitPrice: number, amount: number } };
const definition = {
  type: 'object',
  properties: {
    invoiceDate: date,
    dueDate: date,
    seller: { type: 'object', properties: { iban: text, vatId: text } },
    currency: text,
    items: { type: 'array', items: row },
    net: number,
    tax: number,
    total: number,
  },
};
const invoice = (changes: JsonObject = {}): JsonObject => ({
  invoiceDate: '2026-01-31',
  dueDate: '2026-02-28',
  seller: { iban: 'DE89370400440532013000', vatId: 'DE136695976' },
  currency: 'EUR',
  items: [
    { quantity: 3, unitPrice: 12.5, amount: 37.5 },
    { quantity: 2, unitPrice: 41.11, amount: 82.22 },
  ],
  net: 119.72,
  tax: 22.75,
  total: 142.47,
  ...changes,
});
const checksOf = (...samples: JsonObject[]) => proposeRules(definition, samples).map(({ check }) => check);

test('what holds on a sample is proposed', () => {
  expect(checksOf(invoice())).toEqual([
    'every row in items satisfies row.quantity * row.unitPrice = row.amount',
    'sum(items.amount) = net',
    'net + tax = total',
    'invoiceDate <= dueDate',
    'iban(seller.iban)',
    'vat id(seller.vatId)',
    'currency code(currency)',
  ]);
});

test('what one of the samples violates is not', () => {
  const checks = checksOf(invoice(), invoice({ total: 150, dueDate: '2025-01-01', currency: 'Euro' }));
  expect(checks).not.toContain('net + tax = total');
  expect(checks).not.toContain('invoiceDate <= dueDate');
  expect(checks).not.toContain('currency code(currency)');
  expect(checks).toContain('sum(items.amount) = net');
});

test('rounding makes a tolerance of an equation', () => {
  const rounded = invoice({
    items: [
      { quantity: 3, unitPrice: 33.33, amount: 99.99 },
      { quantity: 2.5, unitPrice: 3.33, amount: 8.33 },
    ],
    net: 108.32,
  });
  expect(checksOf(rounded)).toContain('every row in items satisfies near(row.quantity * row.unitPrice, row.amount)');
});

test('a value that one sample lacks says nothing against a rule, and one that all lack nothing for it', () => {
  expect(checksOf(invoice(), invoice({ tax: null }))).toContain('net + tax = total');
  expect(checksOf(invoice({ tax: null }))).not.toContain('net + tax = total');
  expect(checksOf({})).toEqual([]);
});

test('trivial rules are not proposed', () => {
  const trivial = invoice({ items: [{ quantity: 1, unitPrice: 12.5, amount: 12.5 }], net: 12.5, tax: 0, total: 12.5 });
  const checks = checksOf(trivial);
  expect(checks.filter((check) => /\+|\*|sum|near/.test(check))).toEqual([]);
  expect(checksOf(invoice({ items: null, net: 1, tax: 2, total: 3 }))).not.toContain('net + tax = total');
  expect(checksOf(invoice({ dueDate: '2026-01-31' }))).not.toContain('invoiceDate <= dueDate');
});

test('two fields with the same values do not double a rule', () => {
  const properties = { ...definition.properties, amountDue: number };
  const rules = proposeRules({ type: 'object', properties }, [invoice({ amountDue: 142.47 })]);
  expect(rules.filter(({ check }) => check.startsWith('net + tax'))).toHaveLength(1);
});

test('fields whose names cannot be written are left out', () => {
  const odd = { type: 'object', properties: { 'a-b': number, 'c d': number, '1': number } };
  expect(proposeRules(odd, [{ 'a-b': 1.25, 'c d': 2.5, '1': 3.75 }])).toEqual([]);
});

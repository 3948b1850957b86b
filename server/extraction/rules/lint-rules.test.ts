import { expect, it } from 'vitest';
import { lintRules } from './lint-rules.ts';

const definition = {
  type: 'object',
  properties: {
    total: { type: ['number', 'null'], minimum: 0 },
    currency: { enum: ['EUR', 'USD', null] },
    paid: { type: 'boolean' },
    invoiceDate: { type: ['string', 'null'], format: 'date' },
    lineItems: { type: 'array', items: { type: 'object', properties: { amount: { type: 'number' } } } },
  },
};
const lint = (check: string) =>
  lintRules([{ name: 'r', check, severity: 'error' }], definition, { lookups: { vendors: ['name'] } }).map(
    ({ kind, message }) => [kind, message],
  );

it.each([
  'total > 0',
  'currency = "EUR"',
  'invoiceDate >= date("2026-01-01")',
  'sum(lineItems.amount) = total',
  'every item in lineItems satisfies item.amount > 0',
  'count(lineItems[amount > 3]) > 0',
  'total > 3 and total < 5',
  'lookup("vendors", "name", currency).name != null',
])('finds nothing in %s', (check) => {
  expect(lint(check)).toEqual([]);
});

it.each([
  ['totl > 0', 'unknown_field', 'totl'],
  ['every item in lineItems satisfies item.amout > 0', 'unknown_field', 'amout'],
  ['total = "5"', 'types_differ', 'a number with a text'],
  ['paid > 3', 'types_differ', 'a boolean with a number'],
  ['currency = "EURO"', 'never_holds', 'does not allow'],
  ['total = -1', 'never_holds', 'does not allow'],
  ['total > 5 and total < 3', 'never_holds', 'no number'],
  ['1 > 2', 'never_holds', 'no field'],
  ['2 > 1', 'always_holds', 'no field'],
  ['total > ', 'invalid', 'character'],
  ['lookup("vendor", "name", currency) != null', 'unknown_lookup', 'no lookup “vendor”'],
  ['lookup("vendors", "nam", currency) != null', 'unknown_lookup', 'no column “nam”'],
  ['lookup("vendors", "name", currency).iban != null', 'unknown_lookup', 'no column “iban”'],
])('finds in %s: %s', (check, kind, words) => {
  expect(lint(check)).toEqual([[kind, expect.stringContaining(words)]]);
});

import { expect, it } from 'vitest';
import type { JsonObject } from '../../lib/json-value.ts';
import { checkSums } from './check-sums.ts';

const checks = (data: JsonObject, ...missing: string[]) =>
  Object.fromEntries(checkSums(data, (path) => !missing.includes(path)));

it('confirms net + tax = total, in other languages and in nested objects', () => {
  expect(checks({ netAmount: 100, vatAmount: 19, total: 119 })).toEqual({
    '/netAmount': true,
    '/vatAmount': true,
    '/total': true,
  });
  expect(checks({ summen: { netto: 100, mwst: 19, gesamtbetrag: 119 }, number: 7 })).toEqual({
    '/summen/netto': true,
    '/summen/mwst': true,
    '/summen/gesamtbetrag': true,
  });
});

it('doubts a total that is far off, unless a discount may explain it', () => {
  expect(checks({ net: 100, tax: 19, total: 911 })).toEqual({ '/net': false, '/tax': false, '/total': false });
  expect(checks({ net: 100, tax: 19, total: 110 })).toEqual({});
});

it('confirms quantity × price = amount, and the sum of the lines', () => {
  const items = [
    { quantity: 2, unitPrice: 10, amount: 20 },
    { quantity: 1, unitPrice: 5.5, amount: 5.5 },
  ];
  const found = checks({ items, subtotal: 25.5 });
  expect(found).toEqual({
    '/items/0/quantity': true,
    '/items/0/unitPrice': true,
    '/items/0/amount': true,
    '/items/1/quantity': true,
    '/items/1/unitPrice': true,
    '/items/1/amount': true,
    '/subtotal': true,
  });
});

it('doubts a line whose amount differs greatly', () => {
  expect(checks({ items: [{ quantity: 2, unitPrice: 10, amount: 900 }] })).toEqual({
    '/items/0/quantity': false,
    '/items/0/unitPrice': false,
    '/items/0/amount': false,
  });
});

it('ignores rates, numbers and counts', () => {
  expect(checks({ taxRate: 19, invoiceNumber: 4711, pages: 3 })).toEqual({});
});

it('accepts one number that the document lacks, but not several that only match each other', () => {
  const data = { netAmount: 100, vatAmount: 19, total: 119 };
  expect(checks(data, '/total')).toEqual({ '/netAmount': true, '/vatAmount': true, '/total': true });
  expect(checks(data, '/total', '/vatAmount')).toEqual({});
  const items = [
    { quantity: 2, unitPrice: 10, amount: 20 },
    { quantity: 1, unitPrice: 5.5, amount: 5.5 },
  ];
  const line = checks({ items }, '/items/0/amount', '/items/0/unitPrice');
  expect(line).toEqual({ '/items/1/quantity': true, '/items/1/unitPrice': true, '/items/1/amount': true });
});

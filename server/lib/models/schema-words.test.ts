import { expect, it } from 'vitest';
import { listFieldWords } from './schema-words.ts';

it('lists the fields of a definition, and those in objects and lists', () => {
  const line = { type: 'object', properties: { unit_price: { type: 'number' } } };
  const properties = {
    invoiceNumber: { type: 'string', description: 'Number of the invoice' },
    seller: { type: 'object', title: 'Supplier', properties: { vatId: true } },
    lines: { type: 'array', items: line },
  };
  expect(listFieldWords({ type: 'object', properties })).toEqual([
    'invoice Number: Number of the invoice',
    'Supplier',
    'vat Id',
    'lines',
    'unit price',
  ]);
});

it('is bounded for definitions that are deep or long', () => {
  let deep: object = { properties: { last: {} } };
  for (let depth = 0; depth < 1_000; depth += 1) deep = { properties: { a: deep } };
  expect(listFieldWords(deep).length).toBeLessThan(10);
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`f${index}`, {}]));
  expect(listFieldWords({ properties: many }).length).toBe(200);
});

import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import expected from './expected.json' with { type: 'json' };
import schema from './invoice-schema.json' with { type: 'json' };
import { drawInvoice } from './make-invoice.ts';

test('invoice.pdf is up to date with expected.json', async () => {
  const kept = readFileSync(new URL('invoice.pdf', import.meta.url));
  expect((await drawInvoice()).equals(kept)).toBe(true);
});

test('the values match the schema', () => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);
  expect(validate(expected), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({ ...expected, total: '3061.30' })).toBe(false);
});

test('the sums add up', () => {
  for (const { quantity, unitPrice, amount } of expected.lineItems) expect(quantity * unitPrice).toBeCloseTo(amount, 6);
  const subtotal = expected.lineItems.reduce((sum, { amount }) => sum + amount, 0);
  expect(expected.subtotal).toBe(subtotal);
  expect(expected.taxAmount).toBeCloseTo((subtotal * expected.taxRate) / 100, 6);
  expect(expected.total).toBeCloseTo(subtotal + expected.taxAmount, 6);
});

interface Described {
  type: string | string[];
  description?: string;
  properties?: Record<string, Described>;
  items?: Described;
}

function leaves(path: string, node: Described): [string, Described][] {
  const below = Object.entries(node.properties ?? node.items?.properties ?? {});
  return [[path, node], ...below.flatMap(([name, child]) => leaves(`${path}/${name}`, child))];
}

test.each(leaves('', schema as Described))(
  '%s is described, and nullable where it is a value',
  (_, { type, description }) => {
    expect(description).toMatch(/\w{2}/);
    expect(['object', 'array'].includes(String(type)) || type.includes('null')).toBe(true);
  },
);

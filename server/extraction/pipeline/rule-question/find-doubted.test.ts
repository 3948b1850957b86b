import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../lib/json-value.ts';
import type { LookupTables } from '../../../lib/models/lookup-table.ts';
import { findViolations } from './find-doubted.ts';

const number = { type: ['number', 'null'] };

function find(
  properties: JsonObject,
  data: JsonObject,
  checks: (string | { check: string; when?: string; message?: string })[],
  tables: LookupTables = {},
) {
  const rules = checks.map((one, index) => ({
    name: `rule${index}`,
    severity: 'error' as const,
    ...(typeof one === 'string' ? { check: one } : one),
  }));
  return findViolations({ definition: { type: 'object', properties }, data, rules, today: '2026-01-31', tables });
}

describe('the values that violated rules read', () => {
  const amounts = { net: number, tax: number, total: number };
  const data = { net: 10, tax: 2, total: 13 };

  it('are asked for by keys of their own, with the rules', () => {
    expect(find(amounts, data, ['net + tax = total', 'net > 5'])).toEqual({
      violations: [{ name: 'rule0', message: '10 + 2 ≠ 13' }],
      values: [
        { path: '/net', key: 'net', value: 10 },
        { path: '/tax', key: 'tax', value: 2 },
        { path: '/total', key: 'total', value: 13 },
      ],
      schema: { type: 'object', properties: { net: number, tax: number, total: number } },
    });
  });

  it('are asked for once where several rules read them', () => {
    const found = find(amounts, data, ['net + tax = total', 'total > 20', 'net > 20']);
    expect(found?.violations.map(({ name }) => name)).toEqual(['rule0', 'rule1', 'rule2']);
    expect(found?.values.map(({ key }) => key)).toEqual(['net', 'tax', 'total']);
  });

  it('are none where no rule is violated, or none reads a value', () => {
    expect(find(amounts, data, ['net + tax < total', 'net + discount = 1', '1 = 2'])).toBe(null);
    expect(find(amounts, data, [])).toBe(null);
    const rows = { type: 'array', items: { type: 'object', properties: { net: number } } };
    expect(find({ ...amounts, rows }, { ...data, rows: [{ net: 1 }] }, ['count(rows) > 3'])).toBe(null);
  });

  it('include what the data lacks, where its object is there', () => {
    const properties = { a: number, b: number, part: { type: 'object', properties: { c: number } } };
    const check = 'a + (if b = null then 0 else b) + (if part.c = null then 0 else part.c) = 9';
    expect(find(properties, { a: 1, part: {} }, [check])?.values).toEqual([
      { path: '/a', key: 'a', value: 1 },
      { path: '/b', key: 'b', value: null },
      { path: '/part/c', key: 'part_c', value: null },
    ]);
    expect(find(properties, { a: 1 }, [check])?.values.map(({ path }) => path)).toEqual(['/a', '/b']);
  });

  it('are named by their row, in letters and digits, and differ', () => {
    const row = { type: 'object', properties: { amount: number, 'amount due': number } };
    const properties = { items: { type: 'array', items: row }, items_2_amount: number };
    const checks = [
      'items_2_amount < 0',
      'every item in items satisfies item.amount < 3',
      'every item in items satisfies item.amount due < 3',
    ];
    const data = {
      items: [
        { amount: 1, 'amount due': 1 },
        { amount: 7, 'amount due': 8 },
      ],
      items_2_amount: 4,
    };
    const found = find(properties, data, checks);
    expect(found?.values).toEqual([
      { path: '/items_2_amount', key: 'items_2_amount', value: 4 },
      { path: '/items/1/amount', key: 'items_2_amount_2', value: 7 },
      { path: '/items/1/amount due', key: 'items_2_amount_due', value: 8 },
    ]);
    expect(found?.schema['properties']).toMatchObject({
      items_2_amount_2: { type: ['number', 'null'], description: 'Of entry 2 of items.' },
      items_2_amount: number,
    });
  });

  it('have the end of a long name as their key', () => {
    const name = `first${'x'.repeat(50)}`;
    expect(find({ [name]: number }, { [name]: 1 }, [`${name} > 2`])?.values[0]?.key).toBe('x'.repeat(40));
  });

  it('are not those of maps, nor of lists of lists that the schema does not describe', () => {
    const map = { type: 'object', additionalProperties: number };
    expect(find({ rates: map }, { rates: { low: 3 } }, ['rates.low > 5'])).toBe(null);
  });
});

it.each<[what: string, field: JsonObject, asked: JsonObject]>([
  ['a text', { type: 'string' }, { type: ['string', 'null'] }],
  ['any value', {}, { type: ['string', 'number', 'boolean', 'null'] }],
  ['a number or a text', { type: ['number', 'string'] }, { type: ['string', 'number', 'null'] }],
  ['a number or a list', { type: ['number', 'array'] }, { type: ['number', 'null'] }],
  [
    'a described value',
    { type: 'string', title: 'Sum', description: 'All of it.', format: 'date', pattern: '^2' },
    { type: ['string', 'null'], title: 'Sum', description: 'All of it.', format: 'date', pattern: '^2' },
  ],
  ['a choice', { enum: ['A', 'B'] }, { type: ['string', 'null'], enum: ['A', 'B', null] }],
])('asks for %s as the schema does, or for null', (_, field, asked) => {
  expect(find({ value: field }, { value: 'A' }, ['value = "Z"'])?.schema['properties']).toEqual({ value: asked });
});

describe('one question has at most', () => {
  it('20 rules', () => {
    const found = find(
      { a: number },
      { a: 1 },
      Array.from({ length: 25 }, (_, n) => `a > ${n + 1}`),
    );
    expect(found?.violations).toHaveLength(20);
  });

  it('40 values: rules that read more are left out', () => {
    const names = Array.from({ length: 42 }, (_, n) => `v${n}`);
    const properties = Object.fromEntries(names.map((name) => [name, number]));
    const data = Object.fromEntries(names.map((name) => [name, 1]));
    const sum = (from: number, to: number) => `${names.slice(from, to).join(' + ')} = 0`;
    const found = find(properties, data, [sum(0, 39), sum(38, 42), sum(38, 40), sum(40, 41)]);
    expect(found?.violations.map(({ name }) => name)).toEqual(['rule0', 'rule2']);
    expect(found?.values).toHaveLength(40);
  });
});

describe('what tables of the workspace say', () => {
  const vendors = { columns: ['name', 'net'], rows: [['A', '1.00']] };
  const row = 'lookup("vendors", "name", seller)';
  const properties = { seller: { type: 'string' }, net: number };
  const data = { seller: 'A', net: 2 };

  it('is in no message, except for the one of the rule', () => {
    const found = find(
      { ...properties, listed: { ...number, 'x-derived': `${row}.net` } },
      data,
      [
        `${row}.net = net`,
        { check: `${row}.net = net`, message: 'Wrong price' },
        { check: 'net = 3', when: `${row}.net = 1` },
        'listed = net',
        { check: 'net = 3', message: 'Not three' },
      ],
      { vendors },
    );
    expect(found?.violations).toEqual([
      { name: 'rule0', message: null },
      { name: 'rule1', message: 'Wrong price' },
      { name: 'rule2', message: null },
      { name: 'rule3', message: null },
      { name: 'rule4', message: expect.stringMatching(/Not three.*2 ≠ 3/) },
    ]);
    expect(found?.values.map(({ path }) => path).sort()).toEqual(['/net', '/seller']);
  });
});

import { expect, test } from 'vitest';
import { expectLinearTime } from '../../../test/harness/growth.ts';
import { parseJsonText, toJsonText } from '../../lib/json-text.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import { splitDerived } from '../../lib/models/derived-fields.ts';
import { applyRules } from './apply-rules.ts';
import { lintRules } from './lint-rules.ts';

const text = { type: ['string', 'null'] };
const number = { type: ['number', 'null'] };
const name = { ...text, 'x-derived': 'lookup("articles", "sku", item.sku).name' };
const share = { ...number, 'x-derived': 'item.amount / sum(items.amount)' };
const toDefinition = (row: JsonObject): JsonObject => ({
  type: 'object',
  properties: {
    items: { type: ['array', 'null'], items: { type: 'object', properties: row, required: ['name', 'sku'] } },
  },
});
const definition = toDefinition({ name, sku: text, amount: number, share });
const articles = {
  version: 3,
  columns: ['sku', 'name'],
  rows: [
    ['A-1', 'Bolt'],
    ['A-2', 'Nut'],
  ],
};
const place = { match: 'exact' as const, page: 1, quote: null, start: null, end: null, boxes: [] };

const apply = (data: JsonObject, evidence: object[] = [], rules: never[] = [], of = definition) =>
  applyRules({
    definition: of,
    rules,
    data,
    evidence: toJsonText(evidence as never),
    confidence: 1,
    today: '2026-03-01',
    tables: { articles },
  });

test('derived fields are filled in the rows of a list, and name the lookup with its row and version', () => {
  const data = {
    items: [
      { sku: 'A-2', amount: 3 },
      { sku: 'B', amount: 1 },
      { sku: null, amount: null },
    ],
  };
  const evidence = data.items.map((_, row) => ({ ...place, path: `/items/${row}/sku`, confidence: 0.5 + row / 10 }));
  const applied = apply(data, evidence);
  expect(applied.data).toEqual({
    items: [
      { name: 'Nut', sku: 'A-2', amount: 3, share: null },
      { name: null, sku: 'B', amount: 1, share: null },
      { name: null, sku: null, amount: null, share: null },
    ],
  });
  const [first, second] = (applied.data['items'] as JsonObject[]).map(Object.keys);
  expect(first).toEqual(['name', 'sku', 'amount', 'share']);
  expect(second).toEqual(first);
  const found = parseJsonText(applied.evidence).filter(({ path }) => path.endsWith('/name'));
  expect(found).toEqual([
    expect.objectContaining({
      path: '/items/0/name',
      match: 'derived',
      confidence: 0.5,
      signs: ['looked_up=row 2 of “articles”, version 3'],
    }),
    expect.objectContaining({ path: '/items/1/name', confidence: 0.6 }),
    expect.objectContaining({ path: '/items/2/name', confidence: 0.7 }),
  ]);
  expect(found[1]).not.toHaveProperty('signs');
  const whole = apply({
    items: [
      { sku: 'A-1', amount: 3 },
      { sku: 'A-2', amount: 1 },
    ],
  });
  expect((whole.data['items'] as JsonObject[]).map((row) => row['share'])).toEqual([0.75, 0.25]);
});

test('a list that is missing stays so, and a value that does not fit is left out of its row alone', () => {
  expect(apply({ items: null }).data).toEqual({ items: null });
  const strict = toDefinition({ name: { ...name, maxLength: 3, type: 'string' }, sku: text });
  const applied = apply({ items: [{ sku: 'A-1' }, { sku: 'A-2' }] }, [], [], strict);
  expect(applied.data).toEqual({ items: [{ sku: 'A-1' }, { name: 'Nut', sku: 'A-2' }] });
  expect(applied.warnings).toEqual(['The derived field /items/*/name is left out: its value does not fit the schema.']);
});

test('no prompt has them, and errors name the place in what was written', () => {
  const split = splitDerived(definition);
  expect(JSON.stringify(split.definition)).not.toMatch(/x-derived|"name"|share|articles/);
  expect(split.derived.map(({ pointer }) => pointer)).toEqual([
    '/properties/items/items/properties/name/x-derived',
    '/properties/items/items/properties/share/x-derived',
  ]);
  const lint = (expression: string) =>
    lintRules([], toDefinition({ sku: text, name: { ...text, 'x-derived': expression } }));
  expect(lint('item.sku')).toEqual([]);
  expect(lint('item.other')[0]).toMatchObject({ kind: 'unknown_field', message: expect.stringContaining('other') });
  expect(lint('item.sku = ')[0]).toMatchObject({ kind: 'invalid' });
  const nested = toDefinition({ parts: { type: 'array', items: { type: 'object', properties: { name } } } });
  expect(lintRules([], nested)).toMatchObject([{ kind: 'invalid', message: expect.stringContaining('within rows') }]);
});

test('many rows take linear time', () => {
  expectLinearTime((size) => {
    const data = { items: Array.from({ length: size }, () => ({ sku: 'A-2', amount: 3 })) };
    const one = toDefinition({ name, sku: text });
    return () => apply(data, [], [], one);
  }, 2_000);
});

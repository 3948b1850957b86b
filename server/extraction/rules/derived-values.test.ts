import { expect, it, test } from 'vitest';
import { parseJsonText, toJsonText } from '../../lib/json-text.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import type { SchemaRule } from '../../lib/models/schema-guidance.ts';
import { applyRules } from './apply-rules.ts';

const [text, number] = [{ type: ['string', 'null'] }, { type: ['number', 'null'] }];
const articles = { columns: ['sku', 'name', 'price'], rows: [['A-1', 'Bolt', '2.50']] };
const toDefinition = (properties: JsonObject): JsonObject => ({ type: 'object', properties });

function apply(
  properties: JsonObject,
  data: JsonObject,
  rules: SchemaRule[] = [],
  confidences: [string, number][] = [],
) {
  const place = { match: 'exact', page: 1, quote: null, start: null, end: null, boxes: [] };
  const evidence = confidences.map(([path, confidence]) => ({ ...place, path, confidence }));
  const applied = applyRules({
    definition: toDefinition(properties),
    rules,
    data,
    evidence: toJsonText(evidence as never),
    confidence: 1,
    today: '2026-03-01',
    tables: { articles },
  });
  return { ...applied, evidence: parseJsonText(applied.evidence) };
}

const derived = (field: JsonObject, expression: string) => ({ ...field, 'x-derived': expression });

it.each<[string, JsonObject, JsonValue]>([
  ['a number', derived(number, 'net * 1.1'), 5.5],
  ['a large number', derived(number, 'net * 1000000'), 5_000_000],
  ['a number as text where the field is one', derived(text, 'net'), '5'],
  ['a text as number where the field is one', derived(number, 'code'), 12],
  ['a text that is no number', derived(number, 'name'), null],
  ['a day', derived({ ...text, format: 'date' }, 'date(day) + duration("P30D")'), '2026-03-02'],
  ['the day of today', derived(text, 'today()'), '2026-03-01'],
  ['a truth', derived({ type: ['boolean', 'null'] }, 'net > 4'), true],
  ['nothing, of what is no value', derived(text, '[1, 2]'), null],
  ['nothing, of what is missing', derived(text, 'none'), null],
  ['a value of a table', derived(number, 'lookup("articles", "sku", "A-1").price'), 2.5],
])('a derived field is %s', (_, field, value) => {
  const given = { net: 5, code: '12', name: 'Rope', day: '2026-01-31' };
  const fields = { net: number, code: text, name: text, day: text, none: text, found: field };
  expect(apply(fields, given).data).toEqual({ ...given, found: value });
});

test('fields are filled one after the other, at the place of the definition', () => {
  const fields = { net: number, gross: derived(number, 'net * 2'), tax: derived(number, 'gross - net'), note: text };
  const { data } = apply(fields, { net: 5, note: 'x' });
  expect(JSON.stringify(data)).toBe('{"net":5,"gross":10,"tax":5,"note":"x"}');
});

test('a field within an object is filled where the data have the object', () => {
  const seller = { type: ['object', 'null'], properties: { sku: text, name: derived(text, 'seller.sku') } };
  expect(apply({ seller }, { seller: { sku: 'A-1' } }).data).toEqual({ seller: { sku: 'A-1', name: 'A-1' } });
  const missing = apply({ seller }, { seller: null });
  expect(missing.data).toEqual({ seller: null });
  expect(missing.warnings).toEqual(['The derived field /seller/name is left out: its value does not fit the schema.']);
});

test('a derived value is as certain as the least certain one that it follows from', () => {
  const fields = { net: number, tax: number, gross: derived(number, 'net + tax'), fixed: derived(number, '5') };
  const { evidence } = apply(
    fields,
    { net: 1, tax: 2 },
    [],
    [
      ['/net', 0.9],
      ['/tax', 0.4],
    ],
  );
  expect(evidence.map(({ path, confidence, match }) => [path, confidence, match])).toEqual([
    ['/net', 0.9, 'exact'],
    ['/tax', 0.4, 'exact'],
    ['/gross', 0.4, 'derived'],
    ['/fixed', 1, 'derived'],
  ]);
  expect(evidence[2]).toMatchObject({ page: null, quote: null, boxes: [] });
});

test('a lookup names its row, and what is not there is told', () => {
  const named = (expression: string) => apply({ sku: text, name: derived(text, expression) }, { sku: 'A-1' });
  expect(named('lookup("articles", "sku", sku).name').evidence[0]?.signs).toEqual(['looked_up=row 1 of “articles”']);
  expect(named('lookup("vendors", "sku", sku).name').warnings).toEqual(['There is no lookup “vendors”.']);
  expect(named('lookup("toString", "sku", sku).name').warnings).toEqual(['There is no lookup “toString”.']);
  const column = named('lookup("articles", "key", sku).name');
  expect([column.data['name'], column.warnings]).toEqual([null, ['The lookup “articles” has no column “key”.']]);
});

test('rules read derived fields, and say why they know no answer', () => {
  const fields = { net: number, gross: derived(number, 'net * 2') };
  const rule = (check: string): SchemaRule => ({ name: 'r', severity: 'error', check });
  expect(apply(fields, { net: 1 }, [rule('gross = 2')]).results).toMatchObject([{ result: 'holds' }]);
  const results = apply(fields, { net: 1 }, [rule('lookup("x", "y", net) != null'), rule('net > 2')]).results;
  expect(results).toMatchObject([
    { result: 'unknown', message: 'There is no lookup “x”.' },
    { result: 'violated', message: '1 ≤ 2' },
  ]);
});

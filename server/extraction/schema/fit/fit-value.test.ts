import { expect, it } from 'vitest';
import type { JsonObject } from '../../../lib/json-value.ts';
import { buildFieldTree } from '../field-tree.ts';
import { createValidator } from '../validate.ts';
import { fitValue } from './fit-value.ts';

const fit = (definition: JsonObject, value: JsonObject, dropsInvalid = false) =>
  fitValue(value, createValidator(definition), buildFieldTree(definition), { dropsInvalid });

it('removes nulls of absent values where exactly one property is required', () => {
  const text = { type: ['string', 'null'] };
  const definition: JsonObject = {
    type: 'object',
    properties: { user: text, code: text, note: text },
    oneOf: [{ required: ['user'] }, { required: ['code'] }],
  };
  const fitted = fit(definition, { user: 'U-7', code: null, note: null });
  expect(fitted).toEqual({ value: { user: 'U-7' }, changes: [], problems: [] });
  expect(fit(definition, { user: 'U-7', code: 'C-1', note: null }).value).toHaveProperty('note', null);
});

it('removes keys of a map as the last resort', () => {
  const rate = { type: 'object', properties: { n: { type: 'number' } }, required: ['n'] };
  const rates = { type: 'object', propertyNames: { maxLength: 3 }, additionalProperties: rate };
  const definition: JsonObject = { type: 'object', properties: { rates }, required: ['rates'] };
  const value = { rates: { EUR: { n: 1 }, 'US\ndollar': { n: 2 }, GBP: { n: 'much' } } };
  expect(fit(definition, value).problems).toContainEqual({
    path: '/rates',
    keyword: 'propertyNames',
    message: String.raw`property name must be valid: "US\ndollar"`,
    property: 'US\ndollar',
  });
  expect(fit(definition, value, true)).toMatchObject({
    value: { rates: { EUR: { n: 1 } } },
    changes: [
      { path: '/rates/US\ndollar', kind: 'invalid' },
      { path: '/rates/GBP/n', kind: 'invalid' },
    ],
    problems: [],
  });
});

it('does not fill an item of a tuple as if it were the first one', () => {
  const tuple = {
    type: 'array',
    prefixItems: [{ type: 'string' }, { type: 'number' }, { type: 'string' }],
    minItems: 3,
  };
  const definition: JsonObject = { type: 'object', properties: { tuple }, required: ['tuple'] };
  const value = { tuple: [null, null, 'x'] };
  expect(fit(definition, value)).toMatchObject({
    value: { tuple: ['', null, 'x'] },
    problems: [{ path: '/tuple/1', message: 'must be number' }],
  });
});

it.each<[string, JsonObject]>([
  ['forbids a property', { not: { required: ['user'] } }],
  ['limits their number', { maxProperties: 1 }],
  ['requires others beside one', { dependentRequired: { user: ['key'] } }],
  ['asks for more if one is there', { if: { not: { required: ['user'] } }, else: { required: ['key'] } }],
])('removes nulls of absent values for a rule that %s', (_, rule) => {
  const text = { type: ['string', 'null'] };
  const access = { type: 'object', properties: { user: text, code: text, key: { type: 'string' } }, ...rule };
  const definition: JsonObject = { type: 'object', properties: { list: { type: 'array', items: access } } };
  const fitted = fit(definition, { list: [{ user: null, code: 'C-1' }, { code: 'C-2' }] });
  expect(fitted).toEqual({ value: { list: [{ code: 'C-1' }, { code: 'C-2' }] }, changes: [], problems: [] });
});

it('removes repeated entries where they must be unique, as the last resort', () => {
  const row = { type: 'object', properties: { name: { type: 'string' }, size: { type: 'number' } } };
  const definition: JsonObject = {
    type: 'object',
    properties: { rows: { type: 'array', uniqueItems: true, items: row } },
    required: ['rows'],
  };
  const value = { rows: [{ name: 'a', size: 1 }, { name: 'b' }, { size: 1, name: 'a' }, { name: 'c' }] };
  expect(fit(definition, value).problems).toMatchObject([{ path: '/rows', keyword: 'uniqueItems' }]);
  expect(fit(definition, value, true)).toEqual({
    value: { rows: [{ name: 'a', size: 1 }, { name: 'b' }, { name: 'c' }] },
    changes: [{ path: '/rows/2', kind: 'invalid', values: 2 }],
    problems: [],
  });
});

it('does not drop items for which "contains" does not look', () => {
  const codes = { type: 'array', items: { type: 'string' }, contains: { const: 'Z' } };
  const definition: JsonObject = { type: 'object', properties: { codes } };
  expect(fit(definition, { codes: ['A', 'B'] }, true)).toMatchObject({
    value: { codes: ['A', 'B'] },
    changes: [],
    problems: [{ path: '/codes', keyword: 'contains' }],
  });
});

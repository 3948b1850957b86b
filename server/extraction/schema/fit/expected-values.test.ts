import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { checkExpected } from './check-expected.ts';
import { objectSchema as object } from '../testing/object-schema.ts';

const text = { type: 'string' };
const placesOf = (definition: JsonObject, value: JsonObject): string[] =>
  checkExpected(definition, [value])
    .flat()
    .map(({ path }) => path);

const row = object({ text, amount: { type: 'number' } }, { dependentRequired: { text: ['amount'] } });
const definition = object(
  {
    number: text,
    rows: { type: 'array', items: row, minItems: 2 },
    seller: { $ref: '#/$defs/party' },
    buyer: { anyOf: [{ $ref: '#/$defs/party' }, { type: 'null' }] },
    pair: { type: 'array', prefixItems: [text, row], minItems: 2 },
    rates: object({}, { additionalProperties: row, minProperties: 1 }),
    codes: { type: 'array', items: text, contains: { const: 'Z' } },
    notes: object({}, { patternProperties: { '^n': row } }),
  },
  { $defs: { party: object({ name: text, vat: text }) }, allOf: [{ required: ['more'] }] },
);

describe('expected values', () => {
  it.each<[string, JsonObject]>([
    ['nothing', {}],
    ['one field', { number: '7' }],
    ['a part of a row', { rows: [{ text: 'Paper' }] }],
    ['a part of a referenced object', { seller: { name: 'A' }, buyer: { vat: 'GB1' } }],
    ['fewer items than asked for', { pair: ['x'] }],
    ['a part of an item of a tuple', { pair: ['x', { text: 'y' }] }],
    ['a part of a value of a map', { rates: { a: { text: 'y' } }, notes: { n1: { amount: 1 } } }],
    ['a list without what it must contain', { codes: ['A'] }],
    ['null for what is never null', { number: null, rows: null, seller: { name: null }, codes: [] }],
    ['empty objects for what they lack', { seller: {}, rates: {}, rows: [{}, { text: null }] }],
    ['null among rows', { rows: [null, { text: 'x' }] }],
  ])('may have %s', (_, value) => {
    expect(placesOf(definition, value)).toEqual([]);
  });

  it.each<[string, JsonObject, string]>([
    ['a value', { number: 7 }, '/number'],
    ['a row, by its place', { rows: [{}, { amount: 'x' }] }, '/rows/1/amount'],
    ['a referenced object', { seller: { vat: 1 } }, '/seller/vat'],
    ['an item of a tuple', { pair: ['x', { amount: 'x' }] }, '/pair/1/amount'],
    ['a value of a map', { rates: { a: { amount: 'x' } } }, '/rates/a/amount'],
    ['a value of a pattern', { notes: { n1: { amount: 'x' } } }, '/notes/n1/amount'],
    ['a list that is a text', { rows: 'x' }, '/rows'],
    ['a row that is a list', { rows: [[1]] }, '/rows/0'],
  ])('have a problem with the type of %s', (_, value, path) => {
    expect(placesOf(definition, value)).toContain(path);
  });

  it('are checked one by one', () => {
    const found = checkExpected(definition, [{ number: 7 }, {}, { number: 'x' }]);
    expect(found.map((problems) => problems.length)).toEqual([1, 0, 0]);
  });

  it('may fit several options once nothing is asked for', () => {
    const options = [object({ iban: text }), object({ card: text })];
    expect(placesOf(object({ pay: { oneOf: options } }), { pay: { iban: 'x' } })).toEqual([]);
    const both = { oneOf: options, anyOf: [object({ iban: text })] };
    expect(placesOf(object({ pay: both }), { pay: { iban: 'x' } })).toEqual(['/pay']);
  });

  it.each<[string, JsonObject, JsonValue]>([
    [
      'a condition',
      JSON.parse(
        '{ "if": { "required": ["b"] }, "then": { "required": ["b"] }, "else": { "required": ["c"] } }',
      ) as JsonObject,
      'a',
    ],
    ['a schema that depends', { dependentSchemas: { kind: { required: ['b'] } } }, 'a'],
    ['the names of a map', { propertyNames: { maxLength: 9, minItems: 1 } }, 'a'],
    ['what is not evaluated', { unevaluatedProperties: { ...row } }, 'a'],
  ])('are asked for nothing by %s', (_, rest, kind) => {
    expect(placesOf({ type: 'object', properties: { kind: text }, ...rest }, { kind })).toEqual([]);
  });
});

/** How parts of a schema are sent, and how their values come back. */
import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { getSchemaProfile, type SchemaProfileName } from '../schema-profiles.ts';
import { compileSchema } from './compile-schema.ts';
import { objectSchema as object } from '../testing/object-schema.ts';

const text = { type: 'string' };
const number = { type: 'number' };
const closed = (properties: JsonObject): JsonObject => object(properties, { additionalProperties: false });
const compiled = (definition: JsonObject, profile: SchemaProfileName = 'mistral-eu') =>
  compileSchema(definition, getSchemaProfile(profile));
const sent = (schema: JsonValue, profile?: SchemaProfileName): JsonValue | undefined =>
  (compiled(object({ a: schema }), profile).schema['properties'] as JsonObject)['a'];
const restored = (schema: JsonValue, answer: JsonValue, profile?: SchemaProfileName): JsonValue | undefined =>
  (compiled(object({ a: schema }), profile).restore({ a: answer }) as JsonObject)['a'];

const ANY = {
  anyOf: [
    text,
    number,
    { type: 'boolean' },
    closed({ json: { type: 'string', description: 'An array or an object, as JSON text.' } }),
  ],
};

describe('a value', () => {
  it.each<[string, JsonValue, JsonValue]>([
    ['of two types', { type: ['string', 'number'] }, { type: ['string', 'number'] }],
    ['that is a number or an integer', { type: ['integer', 'number'] }, number],
    ['that is an integer or null', { type: ['integer', 'null'] }, { type: ['integer', 'null'] }],
    ['of one constant', { const: 7 }, { type: 'integer', enum: [7] }],
    ['of a list with null', { enum: ['a', null] }, { type: ['string', 'null'], enum: ['a', null] }],
    [
      'of a list of numbers with null',
      { enum: [1, null] },
      { anyOf: [{ type: 'integer', enum: [1] }, { type: 'null' }] },
    ],
    ['of a list against its type', { type: 'string', enum: ['a', 1, true] }, { type: 'string', enum: ['a'] }],
    ['of a list of integers', { type: 'integer', enum: [1, 2] }, { type: 'integer', enum: [1, 2] }],
    ['that is null', { type: 'null' }, { type: 'null' }],
    ['that is null, and why', { type: 'null', title: 'Never' }, { type: 'null', description: 'Never' }],
    ['that implies text', { minLength: 2 }, { type: ['string', 'null'], description: 'Characters: at least 2.' }],
    ['that implies a number', { minimum: 2 }, { type: ['number', 'null'], description: 'At least 2.' }],
    ['that may be anything', true, { anyOf: [...ANY.anyOf, { type: 'null' }] }],
    ['that may be anything but null', { not: { type: 'null' } }, { ...ANY, description: expect.any(String) as never }],
    [
      'that is a list of anything',
      { type: 'array' },
      { type: 'array', items: { anyOf: [...ANY.anyOf, { type: 'null' }] } },
    ],
    [
      'that is a list of nothing',
      { type: 'array', items: false },
      { type: 'array', items: text, description: 'Always empty.' },
    ],
    [
      'that is a tuple',
      { type: 'array', prefixItems: [text, number] },
      { type: 'array', items: { anyOf: [text, number] }, description: 'The items have a fixed order.' },
    ],
    ['that is a tuple of one', { type: 'array', prefixItems: [text] }, { type: 'array', items: text }],
    ['that is an empty list', { const: [] }, { type: 'array', items: text }],
    ['that is one object', { const: { b: 1 } }, closed({ b: { type: 'integer', enum: [1] } })],
    [
      'that is a list of one object or null',
      { enum: [{ b: null }, null] },
      { anyOf: [closed({ b: { type: 'null' } }), { type: 'null' }] },
    ],
  ])('%s is sent as such', (_, schema, expected) => {
    expect(sent(schema)).toEqual(expected);
  });

  it('of a list beside others is one list, with its notes', () => {
    const options = [{ const: 'a', description: 'First' }, { enum: ['b', 'c', 1] }, { type: 'boolean' }];
    expect(sent({ anyOf: options })).toEqual({
      anyOf: [
        { type: ['string', 'integer'], enum: ['a', 'b', 'c', 1], description: '"a": First' },
        { type: 'boolean' },
      ],
    });
  });

  it('has notes of a hundred options, with five values of each', () => {
    const options = Array.from({ length: 101 }, (_, index) => ({
      enum: Array.from({ length: 6 }, (__, at) => `${index}-${at}`),
      title: `Note ${index}`,
    }));
    const { description } = sent({ oneOf: options }) as { description: string };
    expect(description).toContain('"0-0", "0-1", "0-2", "0-3", "0-4": Note 0.');
    expect(description).not.toContain('0-5');
    expect([description.includes('Note 99.'), description.includes('Note 100')]).toEqual([true, false]);
  });

  it.each<[string, JsonObject, string | undefined]>([
    ['is kept', { type: 'string', description: 'A code' }, 'A code'],
    ['is a title', { type: 'string', title: 'A code' }, 'A code'],
    ['is no repetition of the name', { type: 'string', title: 'A' }, undefined],
    ['is no repetition with signs', { type: 'string', description: ' a! ' }, undefined],
    ['is that of a union', { anyOf: [text, number], description: 'A code' }, 'A code'],
    ['is that of a referenced schema', { allOf: [{ type: 'string', description: 'A code' }] }, 'A code'],
    [
      'joins that of a union and its option',
      { anyOf: [{ ...text, title: 'B' }, { type: 'null' }], title: 'C' },
      'C. B.',
    ],
  ])('has a description that %s', (_, schema, description) => {
    expect((sent(schema) as JsonObject)['description']).toBe(description);
  });
});

describe('an object', () => {
  it('with properties that are not described has those that are required', () => {
    expect(
      sent({ type: 'object', properties: { b: text }, required: ['c'], additionalProperties: number }),
    ).toMatchObject({
      properties: { b: { type: ['string', 'null'] }, c: number },
      required: ['b', 'c', 'otherProperties'],
    });
    const patterned = { type: 'object', required: ['c'], patternProperties: { '^x': number } };
    expect(sent(patterned)).toMatchObject({ properties: { c: { anyOf: [...ANY.anyOf, { type: 'null' }] } } });
  });

  it('loses properties that can have no value, and is lost with a required one', () => {
    expect(sent({ type: 'object', properties: { b: false, c: text } })).toMatchObject({ required: ['c'] });
    const either = { anyOf: [object({ b: false }), number] };
    expect(sent(either)).toEqual(number);
    expect(compiled(object({ a: false })).schema).toEqual({
      type: 'object',
      properties: {},
      required: [],
      additionalProperties: false,
    });
  });

  it('of any names is a list of entries, also of several types', () => {
    const map = { type: 'object', patternProperties: { '^x': text, '^y': number } };
    expect(sent(map)).toEqual({
      type: 'array',
      items: closed({ key: text, value: { anyOf: [text, number] } }),
      description: 'Key-value pairs with unique keys.',
    });
    expect(
      restored(map, [
        { key: 'x', value: 'a' },
        { key: 'y', value: 2 },
      ]),
    ).toEqual({ x: 'a', y: 2 });
    expect(sent({ type: 'object' })).toMatchObject({ type: 'array' });
    expect(sent({ type: 'object', additionalProperties: false })).toMatchObject({ type: 'object', properties: {} });
  });

  it('that allows others says that they were not requested', () => {
    const relaxed = (rest: JsonObject) => compiled(object({ a: object({ b: text }, rest) })).relaxed;
    expect(relaxed({ additionalProperties: true })).toEqual([
      'The schema at "a" allows additional properties. They were not requested.',
    ]);
    expect([relaxed({}), relaxed({ additionalProperties: false })]).toEqual([[], []]);
  });

  it('is open where the provider takes that, and its other properties are restored', () => {
    const map = object({ b: text }, { additionalProperties: { type: 'array', prefixItems: [{ type: 'object' }] } });
    expect(sent(map, 'prompt')).toMatchObject({ additionalProperties: { type: 'array' }, required: ['b'] });
    const dates = object({ 'a b': text }, { additionalProperties: text });
    expect(restored(dates, { 'a b': 'x', c: 'y' }, 'prompt')).toEqual({ 'a b': 'x', c: 'y' });
    // The keys of a map are data: none is taken for another spelling.
    expect(restored(dates, { 'a b': 'x', A_B: 'y' }, 'prompt')).toEqual({ 'a b': 'x', A_B: 'y' });
  });

  it('keeps null where the user allows it', () => {
    const definition = object({ b: { type: ['string', 'null'] }, c: text, d: text }, { required: ['b', 'd'] });
    expect(compiled(definition).restore({ b: null, c: null, d: null })).toEqual({ b: null, d: null });
    expect(compiled(definition, 'gemini').restore({ b: null })).toEqual({ b: null });
  });

  it('named __proto__ is data', () => {
    const map = { type: 'object', additionalProperties: number };
    expect(JSON.stringify(restored(map, [{ key: '__proto__', value: 1 }]))).toBe('{"__proto__":1}');
  });
});

describe('an answer', () => {
  const tuple = {
    type: 'array',
    prefixItems: [{ type: 'object', additionalProperties: number }, text],
    items: object({ c: text }, { required: [] }),
  };
  const either = {
    anyOf: [
      closed({ kind: { const: 'x' }, b: { type: 'object', additionalProperties: number } }),
      closed({ kind: { const: 'y' }, b: { type: 'object', additionalProperties: text } }),
      { type: 'array', items: { type: 'object', additionalProperties: text } },
    ],
  };

  it.each<[string, JsonValue, JsonValue, JsonValue]>([
    ['of any value', true, { json: '{"b":[1]}' }, { b: [1] }],
    ['of any value that is text', true, { json: 'no JSON' }, 'no JSON'],
    ['of any value without its wrapper', true, { json: 'x', other: 1 }, { json: 'x', other: 1 }],
    ['of any value that is a number', true, 7, 7],
    ['of a tuple', tuple, [[{ key: 'k', value: 1 }], 'x', { c: null }, { c: 'y' }], [{ k: 1 }, 'x', {}, { c: 'y' }]],
    ['of no items', { type: 'array', items: false }, ['x', 7, null], []],
    ['of one option', either, { kind: 'x', b: [{ key: 'k', value: 1 }] }, { kind: 'x', b: { k: 1 } }],
    ['of another option', either, { kind: 'y', b: [{ key: 'k', value: 'v' }] }, { kind: 'y', b: { k: 'v' } }],
    ['of a list as option', either, [[{ key: 'k', value: 'v' }]], [{ k: 'v' }]],
    ['of no option, by its type', either, { kind: 'z', b: [{ key: 'k', value: 1 }] }, { kind: 'z', b: { k: 1 } }],
    [
      'of a map with broken entries',
      { type: 'object', additionalProperties: number },
      [{ key: 1, value: 1 }, { key: 'k' }, null, { key: 'k', value: 2 }],
      { k: 2 },
    ],
    [
      'of a list in a map',
      { type: 'object', additionalProperties: { type: 'array', items: true } },
      [{ key: 'k', value: [{ json: '[1]' }] }],
      { k: [[1]] },
    ],
  ])('%s comes back', (_, schema, answer, value) => {
    expect(restored(schema, answer)).toEqual(value);
  });

  it('of a root that is wrapped comes back without its wrapper', () => {
    const { restore } = compiled({ anyOf: [object({ b: text }), object({ c: text })] });
    expect(restore({ answer: { b: 'x' } })).toEqual({ b: 'x' });
    expect(restore({ answer: { b: 'x' }, note: 'y' })).toEqual({ answer: { b: 'x' }, note: 'y' });
  });
});

import { describe, expect, it, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { buildFieldTree, listLeafFields, type Field } from './field-tree.ts';

const object = (properties: JsonObject, required: string[] = []): JsonObject => ({
  type: 'object',
  properties,
  required,
});
const text = { type: 'string' };
const number = { type: 'number' };
const read = (schema: JsonValue, rest: JsonObject = {}): Field | undefined =>
  buildFieldTree({ ...object({ a: schema }), ...rest }).properties?.[0];

it.each<[string, JsonObject, object]>([
  ['a number that is an integer', { allOf: [number, { type: 'integer' }] }, { kind: 'integer' }],
  ['a number or an integer', { anyOf: [number, { type: 'integer' }] }, { kind: 'number' }],
  ['types that both allow', { allOf: [{ type: ['string', 'number'] }, text] }, { kind: 'string' }],
  ['values that both allow', { allOf: [{ enum: ['a', 'b'] }, { enum: ['b', 'c'] }] }, { enum: ['b'] }],
  ['values of one', { allOf: [{ enum: ['a', null] }, text] }, { kind: 'string', enum: ['a'] }],
  ['values of both alternatives', { anyOf: [{ enum: ['a', 'b'] }, { const: 'b' }] }, { enum: ['a', 'b'] }],
  ['a constant null beside a text', { anyOf: [{ const: null }, text] }, { kind: 'string', nullable: true }],
  ['a type of null alone', { oneOf: [{ type: ['null'] }, text] }, { kind: 'string', nullable: true }],
  ['whole and broken values', { enum: [1, 2.5] }, { kind: 'number' }],
  [
    'values of several types',
    { enum: [1, 'a', true] },
    { kind: 'any', alternatives: ['integer', 'string', 'boolean'] },
  ],
  ['values that are lists', { enum: [[1], [2]] }, { kind: 'array' }],
  ['a pattern without a type', { pattern: '^a' }, { kind: 'string', pattern: '^a' }],
  ['a length without a type', { maxLength: 3 }, { kind: 'string' }],
  ['properties without a type', { properties: { x: text } }, { kind: 'object' }],
  ['items without a type', { items: text }, { kind: 'array', items: expect.objectContaining({ kind: 'string' }) }],
  ['limits', { type: 'number', minimum: 0, maximum: 9 }, { minimum: 0, maximum: 9 }],
])('reads %s', (_, schema, field) => {
  expect(read(schema)).toMatchObject(field);
});

describe('alternatives', () => {
  it('keep the keywords that all have', () => {
    const option = (rest: JsonObject) => ({ type: 'string', format: 'date', title: 'Day', ...rest });
    const field = read({ anyOf: [option({ description: 'x', minimum: 1 }), option({ description: 'y' })] });
    expect(field).toMatchObject({ format: 'date', title: 'Day' });
    expect(field).not.toHaveProperty('description');
    expect(field).not.toHaveProperty('minimum');
  });

  it('say which of their properties all require, and which some do', () => {
    const field = read({ anyOf: [object({ x: text, y: text, z: text }, ['x', 'y']), object({ x: text }, ['x'])] });
    expect(field?.properties?.map(({ name, required, requiredBySome }) => [name, required, requiredBySome])).toEqual([
      ['x', true, undefined],
      ['y', false, true],
      ['z', false, undefined],
    ]);
  });

  it('share the properties and items that they describe differently', () => {
    const field = read({ anyOf: [object({ x: text }), object({ x: number })] });
    expect(field?.properties).toMatchObject([{ name: 'x', kind: 'any', alternatives: ['string', 'number'] }]);
    const list = (items: JsonObject) => ({ type: 'array', items });
    expect(read({ anyOf: [list(text), list(number)] })?.items).toMatchObject({ alternatives: ['string', 'number'] });
    expect(read({ anyOf: [list(text), list(text)] })?.items).toMatchObject({ kind: 'string' });
    expect(read({ anyOf: [list(text), { type: 'array' }] })?.items).toMatchObject({ kind: 'string' });
    expect(read({ anyOf: [{ type: 'array' }, { type: 'array', maxItems: 2 }] })).not.toHaveProperty('items');
  });

  it('of one object and of others are kept apart', () => {
    expect(read({ anyOf: [object({ x: text }), text] })).toMatchObject({
      kind: 'any',
      alternatives: ['object', 'string'],
    });
    expect(read({ anyOf: [text, {}] })).toMatchObject({ kind: 'any' });
  });
});

describe('parts of allOf', () => {
  it('share the properties and items that both describe', () => {
    const field = read({ allOf: [object({ x: number }, ['x']), object({ x: { type: 'integer' }, y: text }, ['y'])] });
    expect(field?.properties).toMatchObject([
      { name: 'x', kind: 'integer', required: true },
      { name: 'y', kind: 'string', required: true },
    ]);
    const list = (items: JsonObject) => ({ type: 'array', items });
    expect(read({ allOf: [list(number), list({ type: 'integer' })] })?.items).toMatchObject({ kind: 'integer' });
  });

  it('are overridden by the keywords beside them', () => {
    const $defs = { day: { type: 'string', format: 'date', title: 'Day' } };
    expect(read({ $ref: '#/$defs/day', title: 'Due' }, { $defs })).toMatchObject({ format: 'date', title: 'Due' });
  });
});

describe('tuples', () => {
  it('describe each position, and the rest', () => {
    const field = read({ type: 'array', prefixItems: [text, number], items: { type: 'boolean' } });
    expect(field).toMatchObject({
      isTuple: true,
      prefixItems: [{ kind: 'string' }, { kind: 'number' }],
      restItems: { kind: 'boolean' },
      items: { kind: 'string', path: ['a', '*'] },
    });
    const old = read({ type: 'array', items: [text, number], additionalItems: { type: 'boolean' } });
    expect(old).toMatchObject({ isTuple: true, prefixItems: [{}, { kind: 'number' }], restItems: { kind: 'boolean' } });
    expect(read({ type: 'array', items: text })).not.toHaveProperty('isTuple');
  });

  it('keep their positions in one of two parts, and lose them where both describe items', () => {
    const tuple = { type: 'array', prefixItems: [text, number] };
    expect(read({ allOf: [{ type: 'array' }, tuple] })).toMatchObject({ isTuple: true, prefixItems: [{}, {}] });
    expect(read({ allOf: [tuple, { minItems: 2 }] })).toMatchObject({ isTuple: true, prefixItems: [{}, {}] });
    const both = read({ allOf: [tuple, { type: 'array', items: text }] });
    expect(both).toMatchObject({ isTuple: true });
    expect(both).not.toHaveProperty('prefixItems');
    const either = read({ anyOf: [tuple, { type: 'array', items: text }] });
    expect(either).toMatchObject({ isTuple: true });
    expect(either).not.toHaveProperty('prefixItems');
  });
});

test('leaf fields are listed in the order of the definition, lists by one entry', () => {
  const definition = object({
    first: text,
    group: object({ x: text, y: { type: 'array', items: object({ z: number }) } }),
    tags: { type: 'array', items: text },
    empty: { type: 'array' },
    last: text,
  });
  expect(listLeafFields(definition).map(({ path }) => path.join('/'))).toEqual([
    'first',
    'group/x',
    'group/y/*/z',
    'tags/*',
    'last',
  ]);
});

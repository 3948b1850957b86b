import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { getSchemaProfile, type SchemaProfile } from '../schema-profiles.ts';
import { limitUnions } from './limit-unions.ts';
import { objectSchema } from '../testing/object-schema.ts';

const EMPTY = 'Empty if the document does not state it.';
const maybe = (type: string, rest: JsonObject = {}): JsonObject => ({ type: [type, 'null'], ...rest });
const orNull = (schema: JsonObject): JsonObject => ({ anyOf: [schema, { type: 'null' }] });
const object = (properties: JsonObject): JsonObject => objectSchema(properties, { additionalProperties: false });
const limit = (properties: JsonObject, maxUnions?: number, maxOptional?: number) => {
  const rest = getSchemaProfile('mistral-eu');
  const profile: SchemaProfile = {
    ...rest,
    ...(maxUnions !== undefined && { maxUnions }),
    ...(maxOptional !== undefined && { maxOptional }),
  };
  const { schema, restoreNulls } = limitUnions(object(properties), profile);
  return { properties: schema['properties'] as JsonObject, required: schema['required'], schema, restoreNulls };
};

describe('nullable properties', () => {
  const three = { a: maybe('string'), b: maybe('string'), c: maybe('number') };

  it('stay within the limit, and without one', () => {
    for (const limited of [limit(three), limit(three, 3), limit(three, 4)]) {
      expect(limited.properties).toEqual(three);
      expect(limited.restoreNulls({ a: '', b: null })).toEqual({ a: '', b: null });
    }
    const whole = object(three);
    expect(limitUnions(whole, { ...getSchemaProfile('mistral-eu'), maxUnions: 3 }).schema).toBe(whole);
  });

  it('are served in order, texts last, and the others become optional or empty', () => {
    const { properties, required, restoreNulls } = limit(three, 1, 1);
    expect(properties).toEqual({
      a: { type: 'string' },
      b: { type: 'string', description: EMPTY },
      c: maybe('number'),
    });
    expect(required).toEqual(['b', 'c']);
    expect(restoreNulls({ b: '', c: null })).toEqual({ a: null, b: null, c: null });
    expect(restoreNulls({ a: '', b: 'x', c: 1 })).toEqual({ a: '', b: 'x', c: 1 });
  });

  it('that are no texts stay where none may be missing', () => {
    const { properties, required } = limit({ a: maybe('number'), b: maybe('number'), c: maybe('string') }, 1);
    expect(properties).toEqual({
      a: maybe('number'),
      b: maybe('number'),
      c: { type: 'string', description: EMPTY },
    });
    expect(required).toEqual(['a', 'b', 'c']);
  });

  it.each<[string, JsonObject, JsonObject]>([
    ['a date, which is no text of its own', maybe('string', { format: 'date' }), maybe('string', { format: 'date' })],
    [
      'a text with a description',
      maybe('string', { description: 'A code' }),
      { type: 'string', description: `A code. ${EMPTY}` },
    ],
    ['a choice, whose values imply its type', maybe('string', { enum: ['x', null] }), { enum: ['x', null] }],
    ['an object', orNull(object({ x: { type: 'string' } })), orNull(object({ x: { type: 'string' } }))],
  ])('may be %s', (_, schema, limited) => {
    expect(limit({ first: maybe('number'), a: schema }, 1).properties['a']).toEqual(limited);
  });

  it('that are left out lose their null, and keep both descriptions', () => {
    const inner = { ...object({ x: { type: 'string' } }), description: 'Inner' };
    const { properties, required, restoreNulls } = limit({ a: { ...orNull(inner), description: 'Outer' } }, 0, 1);
    expect(properties['a']).toEqual({ ...inner, description: 'Outer. Inner.' });
    expect(required).toEqual([]);
    expect(restoreNulls({})).toEqual({ a: null });
  });

  it('count inside of lists and objects, and beside other unions', () => {
    const rows = { type: 'array', items: object({ x: maybe('string'), y: maybe('string') }) };
    const union = { anyOf: [{ type: 'string' }, { type: 'number' }, object({ z: maybe('string') })] };
    const { properties, restoreNulls } = limit({ union, rows, inner: orNull(object({ w: maybe('string') })) }, 4);
    // The union, what is in it, the object and one of the texts are four.
    expect(properties['union']).toEqual(union);
    expect(properties['inner']).toEqual(orNull(object({ w: { type: 'string', description: EMPTY } })));
    expect(properties['rows']).toEqual({
      type: 'array',
      items: object({ x: maybe('string'), y: { type: 'string', description: EMPTY } }),
    });
    const answer: JsonValue = { union: { z: '' }, rows: [{ x: '', y: '' }, { x: null, y: 'b' }, 7], inner: { w: '' } };
    expect(restoreNulls(answer)).toEqual({
      union: { z: '' },
      rows: [{ x: '', y: null }, { x: null, y: 'b' }, 7],
      inner: { w: null },
    });
    expect([restoreNulls('x'), restoreNulls(null), restoreNulls({ inner: null, rows: 'x' })]).toEqual([
      'x',
      null,
      { inner: null, rows: 'x' },
    ]);
  });

  it('of a repeated part are counted, and limited, each time', () => {
    const part = object({ x: maybe('string') });
    const { properties } = limit({ a: part, b: part }, 1);
    expect(properties).toEqual({ a: part, b: object({ x: { type: 'string', description: EMPTY } }) });
    expect(part['properties']).toEqual({ x: maybe('string') });
  });

  it('with a union of a list of three options stay', () => {
    const either = { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] };
    const several = { type: ['string', 'number', 'null'] };
    expect(limit({ either, several, a: maybe('string') }, 2, 5).properties).toMatchObject({
      either,
      several,
      a: { type: 'string' },
    });
  });
});

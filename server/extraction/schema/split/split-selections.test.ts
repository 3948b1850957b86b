import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { createReferenceResolver } from '../reference-resolver.ts';
import { collectProperties } from './collect-properties.ts';
import { createSelection, restrictSchema } from './restrict-schema.ts';
import { splitSchema } from './split-schema.ts';

const text = { type: 'string' };
const object = (properties: JsonObject, rest: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...rest });
const collect = (schema: JsonObject) => collectProperties(schema, createReferenceResolver(schema));
const restrict = (definition: JsonObject, ...paths: string[][]) =>
  restrictSchema(definition, createSelection(paths), createReferenceResolver(definition));

describe('the properties of an object', () => {
  it.each<[string, JsonObject, Record<string, JsonValue[]>]>([
    ['are its own', object({ a: text, b: true }), { a: [text], b: [true] }],
    ['are those of a type or null', { ...object({ a: text }), type: ['object', 'null'] }, { a: [text] }],
    ['are those without a type', { properties: { a: text } }, { a: [text] }],
    [
      'are those of all parts',
      { allOf: [object({ a: text }), object({ a: { minLength: 1 }, b: text })] },
      { a: [text, { minLength: 1 }], b: [text] },
    ],
    ['are those of a reference', { $ref: '#/$defs/x', $defs: { x: object({ a: text }) } }, { a: [text] }],
    ['are those of an option beside null', { anyOf: [{ type: 'null' }, object({ a: text })] }, { a: [text] }],
    [
      'are those of an option beside the constant null',
      { oneOf: [{ const: null }, object({ a: text })] },
      { a: [text] },
    ],
    [
      'are not changed by constraints',
      object({ a: text }, { anyOf: [{ required: ['a'] }, { minProperties: 1 }], allOf: [{ not: {} }] }),
      { a: [text] },
    ],
    ['are those that are required', object({ a: text }, { required: ['a', 'b', 7] }), { a: [text], b: [true] }],
    ['are those of a closed object', object({ a: text }, { additionalProperties: false }), { a: [text] }],
    ['are those of an object open to anything', object({ a: text }, { additionalProperties: {} }), { a: [text] }],
  ])('%s', (_, schema, properties) => {
    expect(Object.fromEntries(collect(schema) ?? [])).toEqual(properties);
  });

  it.each<[string, JsonObject]>([
    ['a text', text],
    ['a text or an object', { ...object({ a: text }), type: ['object', 'string'] }],
    ['null only', { type: ['null'], properties: { a: text } }],
    ['one of several objects', { enum: [{ a: 1 }], properties: { a: text } }],
    ['one object', { const: { a: 1 }, properties: { a: text } }],
    ['one of two objects', { anyOf: [object({ a: text }), object({ b: text })] }],
    ['an object or a constraint', { anyOf: [object({ a: text }), { minProperties: 1 }] }],
    ['a map', object({ a: text }, { additionalProperties: text })],
    ['an object with patterns', object({ a: text }, { patternProperties: { '^x': text } })],
    ['an object with an open pattern', object({ a: text }, { patternProperties: { '^x': true } })],
    ['an object of no properties', object({})],
    ['a reference to nothing', { $ref: '#/$defs/x', properties: { a: text }, $defs: { x: false } }],
    ['an object in a part that is none', { allOf: [object({ a: text }), text] }],
    ['an object of too many parts', { allOf: Array.from({ length: 200 }, () => object({ a: text })) }],
  ])('cannot be told apart in %s', (_, schema) => {
    expect(collect(schema)).toBeUndefined();
  });

  it('are found in up to 200 schemas', () => {
    expect(collect({ allOf: Array.from({ length: 199 }, () => object({ a: text })) })?.get('a')).toHaveLength(199);
  });
});

describe('a part of a definition', () => {
  it('has the selected properties, at any depth', () => {
    const definition = object(
      { a: text, b: object({ c: text, d: text }, { required: ['c', 'd'], description: 'B' }), e: text },
      { required: ['a', 'b'], title: 'Whole' },
    );
    expect(restrict(definition, ['b', 'd'], ['e'])).toEqual(
      object(
        { b: object({ d: text }, { required: ['d'], description: 'B' }), e: text },
        { required: ['b'], title: 'Whole' },
      ),
    );
    // A whole property contains those below it, in either order.
    for (const paths of [
      [['b'], ['b', 'd']],
      [['b', 'd'], ['b']],
    ])
      expect(restrict(definition, ...paths)['properties']).toEqual({
        b: (definition['properties'] as JsonObject)['b'],
      });
  });

  it.each([
    'not',
    'if',
    'then',
    'else',
    'dependentRequired',
    'dependentSchemas',
    'dependencies',
    'minProperties',
    'maxProperties',
    'unevaluatedProperties',
    'default',
    'examples',
  ])('does not have to satisfy %s of the whole', (keyword) => {
    const definition = object({ a: text, b: text }, { [keyword]: { a: [] }, $comment: 'x' });
    expect(restrict(definition, ['a'])).toEqual(object({ a: text }, { $comment: 'x' }));
  });

  it('keeps the alternatives of null, and drops what only constrains', () => {
    const inner = object({ b: text, c: text });
    const definition = object(
      { a: { oneOf: [inner, { type: 'null' }] } },
      { anyOf: [{ required: ['a'] }, {}], allOf: [{ minProperties: 1 }] },
    );
    expect(restrict(definition, ['a', 'b'])).toEqual(object({ a: { oneOf: [object({ b: text }), { type: 'null' }] } }));
  });

  it('merges a reference that is split with what is beside it', () => {
    const $defs = { x: object({ b: text, c: text }, { description: 'X' }) };
    const at = (a: JsonObject) => (restrict(object({ a }, { $defs }), ['a', 'b'])['properties'] as JsonObject)['a'];
    expect(at({ $ref: '#/$defs/x', title: 'A' })).toEqual(object({ b: text }, { description: 'X', title: 'A' }));
    expect(at({ $ref: '#/$defs/x', required: ['b'] })).toEqual({
      required: ['b'],
      allOf: [object({ b: text }, { description: 'X' })],
    });
    expect(at({ $ref: '#/$defs/x', allOf: [object({ b: { minLength: 1 } })] })).toEqual({
      allOf: [object({ b: { minLength: 1 } }), object({ b: text }, { description: 'X' })],
    });
  });

  it('has the definitions that it refers to, and what they refer to', () => {
    const $defs = {
      x: object({ y: { $ref: '#/$defs/y' } }),
      y: object({ x: { $ref: '#/$defs/x' } }),
      z: text,
      no: false,
    };
    const definition = object(
      { a: { type: 'array', items: { $ref: '#/$defs/x' } }, b: { $ref: '#/$defs/no' } },
      { $defs },
    );
    expect(restrict(definition, ['a'])['$defs']).toEqual({
      x: object({ y: { $ref: '#/$defs/y' } }),
      y: object({ x: { $ref: '#/$defs/x' } }),
    });
    expect(restrict(definition, ['b'])).toEqual(object({ b: { not: {} } }));
  });

  it('has names that no two definitions share', () => {
    const $defs = { p: { $defs: { x: object({ a: text }) } }, q: { $defs: { x: object({ b: text }) } } };
    const list = (of: string) => ({ type: 'array', items: { $ref: `#/$defs/${of}/$defs/x` } });
    const restricted = restrict(object({ a: list('p'), b: list('q'), c: list('p') }, { $defs }), ['a'], ['b'], ['c']);
    expect(Object.keys(restricted['$defs'] as JsonObject)).toEqual(['x', 'x2']);
  });
});

it('parts are filled one after the other, up to the limit', () => {
  const definition = object({ a: text, b: object({ c: text, d: text }), e: text, f: text });
  const parts = (fields: number) => splitSchema(definition, { fields, characters: 10_000 }).map(({ paths }) => paths);
  expect(parts(5)).toEqual([['']]);
  expect(parts(4)).toEqual([['/a', '/b', '/e'], ['/f']]);
  expect(parts(2)).toEqual([['/a'], ['/b'], ['/e', '/f']]);
  expect(parts(1)).toEqual([['/a'], ['/b/c'], ['/b/d'], ['/e'], ['/f']]);
});

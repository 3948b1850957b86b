import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../lib/json-value.ts';
import { createReferenceResolver } from '../reference-resolver.ts';
import { createSizeEstimator } from './estimate-size.ts';
import { splitSchema } from './split-schema.ts';

const text = { type: 'string' };
const fields = (count: number): JsonObject =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, text]));
const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties });
const sizeOf = (schema: JsonObject) => createSizeEstimator(createReferenceResolver(schema))(schema);

describe('the fields of a schema', () => {
  it.each<[string, JsonObject, number]>([
    ['are its properties', object(fields(3)), 3],
    ['are those of its entries', { type: 'array', items: object(fields(2)) }, 2],
    ['are those of the values of a map', { type: 'object', additionalProperties: object(fields(2)) }, 2],
    ['are not what closes it', { ...object(fields(2)), additionalProperties: false }, 2],
    ['are those of its largest alternative', { anyOf: [object(fields(2)), object(fields(4)), text] }, 4],
    ['are those of all of its parts', { allOf: [object(fields(2)), object(fields(4))] }, 6],
    ['are none of its conditions', { ...object(fields(2)), if: object(fields(5)), not: object(fields(5)) }, 2],
    ['are at least one', text, 1],
    ['are those that it refers to', { ...object({ a: { $ref: '#/$defs/x' } }), $defs: { x: object(fields(3)) } }, 3],
    ['are counted once where they recur', object({ ...fields(2), child: { $ref: '#' } }), 3],
  ])('%s', (_, schema, count) => {
    expect(sizeOf(schema).fields).toBe(count);
  });
});

it('the characters of a schema are about those of its JSON', () => {
  for (const schema of [text, object(fields(9)), { ...object(fields(2)), description: 'x'.repeat(90), enum: ['a', 1] }])
    expect(Math.abs(sizeOf(schema).characters / JSON.stringify(schema).length - 1)).toBeLessThan(0.2);
});

it('a part is no longer than the limit of characters', () => {
  const described = Object.fromEntries(
    Array.from({ length: 6 }, (_, index) => [`f${index}`, { type: 'string', description: 'x'.repeat(100) }]),
  );
  const parts = splitSchema(object(described), { fields: 100, characters: 400 });
  expect(parts.map(({ paths }) => paths)).toEqual([
    ['/f0', '/f1'],
    ['/f2', '/f3'],
    ['/f4', '/f5'],
  ]);
});

it('references get names of their own in a part, short and free of other characters', () => {
  const long = 'n'.repeat(70);
  const $defs = { 'a b': object(fields(2)), ab: object(fields(2)), '§': object(fields(2)), [long]: object(fields(2)) };
  const list = (name: string) => ({ type: 'array', items: { $ref: `#/$defs/${encodeURIComponent(name)}` } });
  const definition = { ...object({ first: text, p: list('a b'), q: list('ab'), r: list('§'), s: list(long) }), $defs };
  const names = splitSchema(definition, { fields: 8, characters: 10_000 }).flatMap(({ schema }) =>
    Object.keys((schema['$defs'] ?? {}) as JsonObject),
  );
  expect(names).toContain('ab');
  expect(names).toContain('n'.repeat(60));
  expect(names.every((name) => /^[\w-]{1,62}$/.test(name))).toBe(true);
});

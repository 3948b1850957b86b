import { expect, it } from 'vitest';
import { findFieldSchema, findFirstField, isList, makeEmptyRow } from './field-schema.ts';

const schema = {
  $defs: { money: { type: ['number', 'null'] } },
  type: 'object',
  properties: {
    total: { $ref: '#/$defs/money' },
    isPaid: { type: 'boolean' },
    'a/b': { type: 'string', format: 'date' },
    items: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' }, price: {} } } },
  },
};

it('finds the schema of a field, usable by itself', () => {
  expect(findFieldSchema(schema, '/total')).toMatchObject({ $ref: '#/$defs/money', $defs: schema.$defs });
  expect(findFieldSchema(schema, '/a~1b')).toMatchObject({ format: 'date' });
  expect(findFieldSchema(schema, '/items/3/name')).toMatchObject({ type: 'string' });
  expect(findFieldSchema(schema, '/none/of/it')).toEqual({});
});

it('makes an empty row', () => {
  expect(makeEmptyRow(schema, '/items')).toEqual({ price: null });
  const nullable = { type: ['string', 'null'] };
  const items = {
    type: 'object',
    properties: {
      name: nullable,
      pieces: { type: 'integer' },
      parts: { type: ['array', 'null'], items: { type: 'string' } },
      place: { type: 'object', properties: { city: nullable } },
      owner: { type: ['object', 'null'], properties: { name: nullable } },
      unit: { enum: ['kg', null] },
      parent: { $ref: '#/properties/items/items' },
    },
  };
  const row = makeEmptyRow({ type: 'object', properties: { items: { type: 'array', items } } }, '/items');
  expect(row).toMatchObject({ name: null, parts: [], place: { city: null }, owner: null, unit: null });
  expect(row).not.toHaveProperty('pieces');
});

it('finds the first field of a row', () => {
  expect(findFirstField(schema, '/items/3')).toBe('/items/3/name');
  expect(findFirstField(schema, '/total')).toBe('/total');
});

it('knows a list by its schema', () => {
  expect(['/items', '/items/0', '/total', '/none'].filter((path) => isList(findFieldSchema(schema, path)))).toEqual([
    '/items',
  ]);
});

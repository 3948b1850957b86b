import { expect, it } from 'vitest';
import { findFieldSchema, makeEmptyRow } from './field-schema.ts';

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
  expect(makeEmptyRow(schema, '/items')).toEqual({ name: null, price: null });
});

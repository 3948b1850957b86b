import { expect, test } from 'vitest';
import type { JsonObject } from '../../lib/json-value.ts';
import { createReferenceResolver } from './reference-resolver.ts';
import { createSchemaInspector } from './schema-inspector.ts';

const text = { type: 'string' };
const none = { type: 'null' };

const allowsNull = (schema: JsonObject, $defs: JsonObject = {}): boolean =>
  createSchemaInspector(createReferenceResolver({ ...schema, $defs })).allowsNull({ ...schema, $defs });

test.each<[JsonObject]>([
  [{}],
  [{ type: ['string', 'null'] }],
  [{ anyOf: [text, none] }],
  [{ oneOf: [none, text] }],
  [{ enum: ['a', null] }],
  [{ const: null }],
  [{ allOf: [{ anyOf: [text, none] }, {}] }],
  [{ $ref: '#/$defs/optional' }],
])('null is allowed by %j', (schema) => {
  expect(allowsNull(schema, { optional: { type: ['number', 'null'] } })).toBe(true);
});

test.each<[JsonObject]>([
  [text],
  [{ anyOf: [text, { type: 'number' }] }],
  [{ oneOf: [text] }],
  [{ enum: ['a'] }],
  [{ const: 'a' }],
  [{ type: ['string', 'null'], anyOf: [text] }],
  [{ allOf: [{ type: ['string', 'null'] }, text] }],
  [{ $ref: '#/$defs/required' }],
])('null is not allowed by %j', (schema) => {
  expect(allowsNull(schema, { required: { type: 'number' } })).toBe(false);
});

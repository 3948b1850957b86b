import { expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { buildFieldTree } from '../schema/field-tree.ts';
import { createValidator } from '../schema/validate.ts';
import { normalizeAnswer } from './normalize-answer.ts';

const settled = (schema: JsonObject, answer: JsonValue) =>
  normalizeAnswer(answer, createValidator(schema), buildFieldTree(schema));

it('drops a null that the schema forbids, and reports a required one as missing', () => {
  const schema: JsonObject = {
    type: 'object',
    required: ['b'],
    properties: { a: { type: 'string' }, b: { type: 'string' }, c: { type: ['string', 'null'] } },
  };
  expect(settled(schema, { a: null, b: 'x', c: null })).toEqual({ value: { b: 'x', c: null }, problems: [] });
  expect(settled(schema, { a: 'x', b: null }).problems).toEqual([
    expect.objectContaining({
      keyword: 'required',
      property: 'b',
      message: expect.stringContaining('b is required but has no value'),
    }),
  ]);
});

it('fills in required lists and objects as empty, recursively', () => {
  const schema: JsonObject = {
    type: 'object',
    required: ['items', 'seller'],
    properties: {
      items: { type: 'array', items: { type: 'string' } },
      seller: {
        type: 'object',
        required: ['tags'],
        properties: { tags: { type: 'array', items: { type: 'string' } }, name: { type: 'string' } },
      },
    },
  };
  expect(settled(schema, { items: null, seller: null })).toEqual({
    value: { items: [], seller: { tags: [] } },
    problems: [],
  });
});

it('drops null entries, and properties that the schema forbids', () => {
  const schema: JsonObject = {
    type: 'object',
    additionalProperties: false,
    properties: { items: { type: 'array', items: { type: 'number' } } },
  };
  expect(settled(schema, { items: [1, null, 2], confidence: 0.9 })).toEqual({ value: { items: [1, 2] }, problems: [] });
});

it('reads words for "nothing" as null, unless the schema lists them', () => {
  const schema: JsonObject = {
    type: 'object',
    properties: { a: { type: ['string', 'null'] }, b: { enum: ['unknown', 'n/a'] }, c: { type: ['string', 'null'] } },
  };
  expect(settled(schema, { a: ' ', b: 'n/a', c: 'Not specified' }).value).toEqual({ a: null, b: 'n/a', c: null });
});

it('leaves other problems to the model, and does not change the answer', () => {
  const schema: JsonObject = { type: 'object', properties: { total: { type: 'number' } } };
  const answer = { total: '118' };
  expect(settled(schema, answer).problems).toEqual([{ path: '/total', keyword: 'type', message: 'must be number' }]);
  expect(answer).toEqual({ total: '118' });
});

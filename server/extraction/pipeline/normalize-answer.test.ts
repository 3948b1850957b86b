import { expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { buildFieldTree } from '../schema/field-tree.ts';
import { createValidator } from '../schema/validate.ts';
import { normalizeAnswer } from './normalize-answer.ts';

const settled = (schema: JsonObject, answer: JsonValue) =>
  normalizeAnswer(answer, createValidator(schema), buildFieldTree(schema));

it('leaves out a null that the schema forbids, and says of a required one that it has no value', () => {
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

it('gives required lists and objects that are missing as empty ones, down to what they require', () => {
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

it('drops entries that are null, and properties that the schema forbids', () => {
  const schema: JsonObject = {
    type: 'object',
    additionalProperties: false,
    properties: { items: { type: 'array', items: { type: 'number' } } },
  };
  expect(settled(schema, { items: [1, null, 2], confidence: 0.9 })).toEqual({ value: { items: [1, 2] }, problems: [] });
});

it('takes what stands for nothing as nothing, but not where the schema names it', () => {
  const schema: JsonObject = {
    type: 'object',
    properties: { a: { type: ['string', 'null'] }, b: { enum: ['unknown', 'n/a'] }, c: { type: ['string', 'null'] } },
  };
  expect(settled(schema, { a: ' ', b: 'n/a', c: 'Not specified' }).value).toEqual({ a: null, b: 'n/a', c: null });
});

it('leaves real problems to the model, and the answer as it was', () => {
  const schema: JsonObject = { type: 'object', properties: { total: { type: 'number' } } };
  const answer = { total: '118' };
  expect(settled(schema, answer).problems).toEqual([{ path: '/total', keyword: 'type', message: 'must be number' }]);
  expect(answer).toEqual({ total: '118' });
});

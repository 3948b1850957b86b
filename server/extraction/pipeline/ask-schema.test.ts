import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../lib/json-value.ts';
import { createQuestionSchema } from './ask-schema.ts';

const pair = { type: 'array', items: { type: 'string' }, minItems: 2 };

describe('the schema of a question', () => {
  it('about a part of the document limits entries of lists, and not the lists', () => {
    const rows = { type: 'array', items: pair, minItems: 3 };
    const tuple = { type: 'array', prefixItems: [pair], minItems: 1 };
    const definition: JsonObject = { type: 'object', properties: { rows, tuple }, minProperties: 2 };
    expect(createQuestionSchema(definition, false)).toEqual(definition);
    expect(createQuestionSchema(definition, true)).toEqual({
      type: 'object',
      properties: { rows: { type: 'array', items: pair }, tuple: { type: 'array', prefixItems: [pair] } },
    });
  });

  it('accepts null for values, and not for objects and lists, which may be empty', () => {
    const properties = { value: { type: 'string' }, object: { type: 'object' }, list: { type: 'array' } };
    expect(createQuestionSchema({ type: 'object', properties }, false)).toEqual({
      type: 'object',
      properties: { ...properties, value: { type: ['string', 'null'] } },
    });
  });

  it.each<[place: string, wrap: (schema: JsonObject) => JsonObject]>([
    ['entries', (schema) => ({ type: 'array', items: schema })],
    ['entries of a tuple', (schema) => ({ type: 'array', prefixItems: [schema] })],
    ['the values of a map', (schema) => ({ type: 'object', additionalProperties: schema })],
    ['values by a pattern', (schema) => ({ type: 'object', patternProperties: { '^a': schema } })],
    ['definitions', (schema) => ({ $defs: { row: schema }, type: 'object' })],
    ['alternatives', (schema) => ({ anyOf: [schema, { type: 'null' }] })],
  ])('accepts null for values of %s, too', (_, wrap) => {
    const row = (type: string | string[]): JsonObject => ({ type: 'object', properties: { value: { type } } });
    expect(createQuestionSchema(wrap(row('string')), false)).toEqual(wrap(row(['string', 'null'])));
  });

  it('leaves keywords alone that have no schemas', () => {
    const definition: JsonObject = {
      type: 'object',
      examples: [{ properties: { a: { type: 'string' } } }],
      required: ['a'],
    };
    expect(createQuestionSchema(definition, false)).toEqual(definition);
  });
});

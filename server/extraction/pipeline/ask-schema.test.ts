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
});

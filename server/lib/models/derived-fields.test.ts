import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json-value.ts';
import { listExpressions, splitDerived } from './derived-fields.ts';

const definition: JsonObject = {
  type: 'object',
  required: ['net', 'gross', 'seller'],
  properties: {
    net: { type: 'number' },
    gross: { type: 'number', 'x-derived': 'net * 1.19' },
    seller: {
      type: 'object',
      required: ['id', 'a/b'],
      properties: { id: { type: 'string' }, 'a/b': { type: 'string', 'x-derived': 'id' } },
    },
  },
};

describe('splitDerived', () => {
  it('takes derived fields out of what is extracted, and out of what is required', () => {
    const split = splitDerived(definition);
    expect(split.definition).toEqual({
      type: 'object',
      required: ['net', 'seller'],
      properties: {
        net: { type: 'number' },
        seller: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
      },
    });
    expect(split.derived).toEqual([
      { path: ['gross'], pointer: '/properties/gross/x-derived', expression: 'net * 1.19' },
      { path: ['seller', 'a/b'], pointer: '/properties/seller/properties/a~1b/x-derived', expression: 'id' },
    ]);
  });

  it('returns the definition itself if it has none, and splits it once', () => {
    const plain: JsonObject = { type: 'object', properties: { net: { type: 'number', 'x-derived': 1 } } };
    expect(splitDerived(plain).definition).toBe(plain);
    expect(splitDerived(definition)).toBe(splitDerived(definition));
  });
});

describe('listExpressions', () => {
  it('has those of rules, of their conditions and of derived fields', () => {
    const rules = [
      { name: 'a', check: 'net > 0', when: 'seller != null' },
      { name: 'b', check: 'net < 9' },
    ];
    expect(listExpressions(definition, rules as never)).toEqual([
      'net > 0',
      'seller != null',
      'net < 9',
      'net * 1.19',
      'id',
    ]);
  });
});

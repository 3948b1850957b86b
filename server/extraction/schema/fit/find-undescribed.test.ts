import { describe, expect, it } from 'vitest';
import { findUndescribed, type ValuePlace } from './find-undescribed.ts';
import { matchPattern } from './match-pattern.ts';

const definition = {
  $defs: { party: { type: 'object', properties: { name: { type: ['string', 'null'] } } } },
  type: 'object',
  properties: {
    seller: { $ref: '#/$defs/party' },
    buyer: { anyOf: [{ $ref: '#/$defs/party' }, { type: 'null' }] },
    payment: {
      oneOf: [
        { type: 'object', properties: { iban: { type: 'string' } } },
        { type: 'object', properties: { card: { type: 'string' } }, additionalProperties: false },
      ],
    },
    codes: { type: 'object', patternProperties: { '^x-': { type: 'string' } } },
    amounts: { type: 'object', additionalProperties: { type: 'number' } },
    closed: { type: 'object', properties: {}, additionalProperties: false },
    lines: { type: 'array', items: { type: 'object', properties: { amount: { type: 'number' } } } },
    pair: { type: 'array', prefixItems: [{ type: 'object', properties: { first: { type: 'number' } } }] },
    'a/b': { type: 'string' },
  },
  allOf: [{ properties: { currency: { type: 'string' } } }],
  if: { properties: { kind: { const: 'order' } } },
  else: { properties: { orderNumber: { type: 'string' } } },
};

describe('a place in data', () => {
  it.each<ValuePlace>([
    ['seller', 'name'],
    ['buyer', 'name'],
    ['payment', 'iban'],
    ['payment', 'card'],
    ['codes', 'x-1'],
    ['amounts', 'net'],
    ['lines', 3, 'amount'],
    ['pair', 0, 'first'],
    ['a/b'],
    ['currency'],
    ['orderNumber'],
  ])('is described: %s %s %s', (...place) => {
    expect(findUndescribed(definition, [place], matchPattern)).toEqual([]);
  });

  it.each<ValuePlace>([
    ['nothing'],
    ['seller', 'nothing'],
    ['buyer', 'nothing'],
    ['payment', 'nothing'],
    ['codes', 'y-1'],
    ['closed', 'nothing'],
    ['lines', 0, 'nothing'],
    ['lines', 'amount'],
    ['pair', 0, 'second'],
    ['pair', 1, 'first'],
    ['toString'],
    ['__proto__'],
  ])('is not described: %s %s %s', (...place) => {
    expect(findUndescribed(definition, [['currency'], place], matchPattern)).toEqual([1]);
  });
});

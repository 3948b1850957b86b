import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../lib/json-value.ts';
import { buildFieldTree } from '../../schema/field-tree.ts';
import { pairSides } from './judge-sides.ts';
import { isSameWord, listNamed } from './placed-leaf.ts';

const text = { type: 'string' };
const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties });
const named = (properties: JsonObject) => listNamed(buildFieldTree(object(properties)));

describe('the fields of a schema', () => {
  it('have a path, their names, and what their last word means', () => {
    const fields = named({
      sellerCity: { ...text, title: 'Town' },
      rows: { type: 'array', items: object({ unitPrice: text }) },
      bank: object({ iban: text }),
    });
    expect(fields.map(({ key, names, last }) => [key, names, last])).toEqual([
      ['/sellerCity', ['sellerCity', 'Town'], 'city'],
      ['/rows/*/unitPrice', ['unitPrice'], 'price'],
      ['/bank/iban', ['iban'], 'iban'],
    ]);
    expect([...(fields[0]?.concepts ?? [])]).toEqual(expect.arrayContaining(['seller', 'city']));
  });

  it('are named by the objects that they are in, but not by lists, nor by the keys of maps', () => {
    const party = object({ city: text });
    const concepts = (properties: JsonObject) => named(properties).map((field) => [...field.concepts]);
    expect(concepts({ seller: party })).toEqual([['seller', 'city']]);
    expect(concepts({ sellers: { type: 'array', items: party } })).toEqual([['city']]);
    expect(concepts({ values: { type: 'array', items: text } })).toEqual([]);
  });

  it('are at most 200', () => {
    const many = Object.fromEntries(Array.from({ length: 250 }, (_, n) => [`field${n}`, text]));
    expect(named(many)).toHaveLength(200);
  });
});

it.each([
  ['seller', 'seller', true],
  ['sell', 'seller', true],
  ['seller', 'sell', true],
  ['sel', 'seller', false],
  ['buyer', 'seller', false],
  ['id', 'id', true],
])('%s and %s are the same word: %s', (a, b, isSame) => {
  expect(isSameWord(a, b)).toBe(isSame);
});

describe('fields of two sides', () => {
  const pairs = (properties: JsonObject) =>
    pairSides(named(properties)).map(({ own, rival, mine, theirs }) =>
      [own.key, rival.key, mine.join(' '), theirs.join(' ')].join(', '),
    );

  it('are those that differ by whose they are', () => {
    const party = object({ street: text, city: text });
    expect(pairs({ seller: party, buyer: party })).toEqual([
      '/seller/street, /buyer/street, seller, buyer',
      '/seller/city, /buyer/city, seller, buyer',
      '/buyer/street, /seller/street, buyer, seller',
      '/buyer/city, /seller/city, buyer, seller',
    ]);
  });

  it('may be one that is named by nothing but its side', () => {
    expect(pairs({ seller: text, buyer: text, sellerCity: text, buyerCity: text })).toEqual([
      '/seller, /buyer, seller, buyer',
      '/sellerCity, /buyerCity, seller, buyer',
      '/buyer, /seller, buyer, seller',
      '/buyerCity, /sellerCity, buyer, seller',
    ]);
  });

  it('are none where only one field has two sides, or what they are differs', () => {
    expect(pairs({ sellerCity: text, buyerCity: text })).toEqual([]);
    expect(pairs({ sellerCity: text, buyerStreet: text, sellerName: text, buyerTotal: text })).toEqual([]);
    expect(pairs({ city: text, sellerCity: text, street: text, sellerStreet: text })).toEqual([]);
  });
});

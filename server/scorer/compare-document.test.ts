import { expect, it } from 'vitest';
import type { JsonObject } from '../lib/json-value.ts';
import { compareDocument } from './compare-document.ts';
import { score } from './summarise.ts';

const definition: JsonObject = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    day: { type: 'string', format: 'date' },
    total: { type: 'number' },
    note: { type: ['string', 'null'] },
    tags: { type: 'array', items: { type: 'string' } },
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: { type: 'string' }, quantity: { type: 'integer' }, price: { type: 'number' } },
      },
    },
  },
};
const expected: JsonObject = {
  name: 'ACME Sdn. Bhd.',
  day: '2018-02-12',
  total: 1234.5,
  note: null,
  tags: ['x', 'y'],
  items: [
    { name: 'Tea', quantity: 2, price: 3 },
    { name: 'Coffee pot', quantity: 1, price: 20.25 },
    { name: 'Gone', price: 9 },
  ],
};
const count = (predicted: JsonObject, wanted = expected) =>
  score(compareDocument(wanted, predicted, definition)).counts;
const none = { right: 0, wrong: 0, missed: 0, invented: 0, extra: 0, absent: 0 };

it('takes other spellings of a value and another order of items for the same', () => {
  const predicted = {
    name: 'acme SDN BHD',
    day: '12 Feb 2018',
    total: '1,234.50',
    tags: ['Y', 'X'],
    items: [
      { name: 'Gone', price: 9 },
      { name: 'coffee-pot', quantity: '1', price: 20.254 },
      { name: 'TEA', quantity: 2, price: 3 },
    ],
  };
  expect(count(predicted)).toEqual({ ...none, right: 13, absent: 1 });
});

it('counts every expected leaf as missed where nothing was predicted', () => {
  expect(count({})).toEqual({ ...none, missed: 13, absent: 1 });
});

it('tells invented values from wrong ones, and leaves of items that match none', () => {
  const items = [...(expected['items'] as JsonObject[]), { name: 'New', quantity: 1, other: 3 }];
  expect(count({ ...expected, note: 'foo', items })).toEqual({ ...none, right: 13, invented: 1, extra: 2 });
  expect(count({ ...expected, name: 'Other', total: 1 })).toEqual({ ...none, right: 11, wrong: 2, absent: 1 });
  expect(count({ items: [{ name: 'x', quantity: 1 }] }, { items: [] })).toEqual({ ...none, invented: 2 });
});

it('does not judge a key that the expected data lacks', () => {
  expect(count({ ...expected, other: 1 })).toEqual({ ...none, right: 13, absent: 1 });
});

it('names the place of each predicted leaf', () => {
  const leaves = compareDocument(
    { items: [{ name: 'Tea' }] },
    { items: [{ name: 'Milk' }, { name: 'Tea' }] },
    definition,
  );
  expect(leaves.map(({ outcome, pointer }) => [outcome, pointer])).toEqual([
    ['right', '/items/1/name'],
    ['extra', '/items/0/name'],
  ]);
});

const leavesOf = (wanted: JsonObject, predicted: JsonObject, comparators = {}) =>
  compareDocument(wanted, predicted, definition, comparators).map(
    ({ field, pattern, outcome, expected: value, predicted: found, pointer, expectedPointer }) =>
      `${outcome} ${field} ${pattern} ${JSON.stringify(value)} ${JSON.stringify(found)} ${pointer} ${expectedPointer}`,
  );

it.each<[string, JsonObject, JsonObject, string[]]>([
  [
    'an absent value',
    { a: null, b: ' ', name: 'x' },
    { a: '', b: [], name: 'x' },
    ['absent a /a null null /a /a', 'absent b /b null null /b /b', 'right name /name "x" "x" /name /name'],
  ],
  ['an empty list and object', { a: [], b: { c: null } }, { a: [''], b: {} }, []],
  [
    'invented values within lists and objects',
    { a: null, b: [] },
    { a: { x: 1, y: [2, { z: 3 }], e: '' }, b: [4] },
    [
      'invented a.x /a/x null 1 /a/x /a/x',
      'invented a.y[] /a/y/* null 2 /a/y/0 /a/y/0',
      'invented a.y[].z /a/y/*/z null 3 /a/y/1/z /a/y/1/z',
      'invented b[] /b/* null 4 /b/0 /b/0',
    ],
  ],
  [
    'a scalar for a list, and a list of one for a scalar',
    { tags: ['x'], name: 'A', total: 1, note: 'n' },
    { tags: 'X', name: ['a'], total: [1, 2], note: [[]] },
    [
      'right tags[] /tags/* "x" "X" /tags/0 /tags/0',
      'right name /name "A" ["a"] /name /name',
      'wrong total /total 1 [1,2] /total /total',
      'missed note /note "n" null /note /note',
    ],
  ],
  [
    'a scalar or a list for an object',
    { a: { x: 1 }, b: { y: 2 } },
    { a: 'x', b: [{ y: 2 }] },
    ['missed a.x /a/x 1 null /a/x /a/x', 'missed b.y /b/y 2 null /b/y /b/y'],
  ],
  [
    'names that need escapes, and those of every object',
    { 'a/b': 1, toString: 'x' },
    { 'a/b': 1 },
    ['right a/b /a~1b 1 1 /a~1b /a~1b', 'missed toString /toString "x" null /toString /toString'],
  ],
  [
    'items that are similar rather than others, with empty ones between',
    { items: [null, { name: 'Coffee pot', quantity: 1 }, { name: 'Tea', quantity: 2 }] },
    { items: [{ name: 'Tee', quantity: 2 }, {}, { name: 'Coffee post', quantity: 5 }, { price: 7, other: 'o' }] },
    [
      'wrong items[].name /items/*/name "Coffee pot" "Coffee post" /items/2/name /items/1/name',
      'wrong items[].quantity /items/*/quantity 1 5 /items/2/quantity /items/1/quantity',
      'wrong items[].name /items/*/name "Tea" "Tee" /items/0/name /items/2/name',
      'right items[].quantity /items/*/quantity 2 2 /items/0/quantity /items/2/quantity',
    ],
  ],
  [
    'lists in lists',
    {
      rows: [
        [1, 2],
        [3, 4],
      ],
    },
    { rows: [[3, 4, 5], [1]] },
    [
      'right rows[][] /rows/*/* 1 1 /rows/1/0 /rows/0/0',
      'missed rows[][] /rows/*/* 2 null null /rows/0/1',
      'right rows[][] /rows/*/* 3 3 /rows/0/0 /rows/1/0',
      'right rows[][] /rows/*/* 4 4 /rows/0/1 /rows/1/1',
      'extra rows[][] /rows/*/* null 5 /rows/0/2 null',
    ],
  ],
  [
    'numbers that are no texts',
    { items: [{ quantity: 10, price: 100 }] },
    { items: [{ quantity: 11, price: 101 }] },
    [
      'missed items[].quantity /items/*/quantity 10 null null /items/0/quantity',
      'missed items[].price /items/*/price 100 null null /items/0/price',
      'extra items[].quantity /items/*/quantity null 11 /items/0/quantity null',
      'extra items[].price /items/*/price null 101 /items/0/price null',
    ],
  ],
])('compares %s', (_, wanted, predicted, leaves) => {
  expect(leavesOf(wanted, predicted)).toEqual(leaves);
});

it('compares by the comparators of patterns, also to find the item that is meant', () => {
  const wanted = {
    name: 'Acme',
    items: [
      { name: 'a', price: 1 },
      { name: 'b', price: 9 },
    ],
  };
  const predicted = {
    name: 'acme',
    items: [
      { name: 'x', price: 8 },
      { name: 'y', price: 2 },
    ],
  };
  const comparators = { '/name': { kind: 'exact' }, '/items/*/price': { kind: 'number', within: 1 } };
  expect(leavesOf(wanted, predicted, comparators)).toEqual([
    'wrong name /name "Acme" "acme" /name /name',
    'wrong items[].name /items/*/name "a" "y" /items/1/name /items/0/name',
    'right items[].price /items/*/price 1 2 /items/1/price /items/0/price',
    'wrong items[].name /items/*/name "b" "x" /items/0/name /items/1/name',
    'right items[].price /items/*/price 9 8 /items/0/price /items/1/price',
  ]);
});

it('compares long lists in their order', () => {
  const tags = Array.from({ length: 1_501 }, (_, index) => `tag ${index}`);
  expect(count({ tags: tags.toReversed().slice(0, 1_500) }, { tags })).toEqual({
    ...none,
    right: 1,
    wrong: 1_499,
    missed: 1,
  });
  expect(count({ tags: tags.slice(0, 3).toReversed() }, { tags: tags.slice(0, 3) })).toEqual({ ...none, right: 3 });
});

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

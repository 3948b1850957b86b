import { expect, test } from 'vitest';
import { listFieldChanges } from './field-changes.ts';

const before = {
  type: 'object',
  required: ['number'],
  properties: {
    number: { type: 'string', description: 'Number' },
    date: { type: 'string', format: 'date' },
    seller: { $ref: '#/$defs/party' },
    lines: { type: 'array', items: { type: 'object', properties: { amount: { type: 'number' } } } },
  },
  $defs: { party: { type: 'object', properties: { name: { type: 'string', maxLength: 10 } } } },
};

test('changes name the field and what changed', () => {
  const after = {
    type: 'object',
    required: ['date'],
    properties: {
      number: { description: 'Number of the invoice', type: 'string' },
      date: { format: 'date', type: ['string', 'null'] },
      seller: { $ref: '#/$defs/party' },
      lines: { type: 'array', items: { type: 'object', properties: { total: { type: 'number' } } } },
    },
    $defs: { party: { type: 'object', properties: { name: { type: 'string', maxLength: 20 } } } },
  };
  expect(listFieldChanges(before, after)).toEqual([
    { path: '/number', kind: 'required', detail: 'now optional' },
    { path: '/number', kind: 'description', detail: '' },
    { path: '/date', kind: 'type', detail: 'string (date) → string (date) or null' },
    { path: '/date', kind: 'required', detail: 'now required' },
    { path: '/seller/name', kind: 'other', detail: '' },
    { path: '/lines/*/total', kind: 'added', detail: 'number' },
    { path: '/lines/*/amount', kind: 'removed', detail: 'number' },
  ]);
});

test('the order of keys is no change, and recursion ends', () => {
  const tree = { type: 'object', properties: { child: { $ref: '#' } } };
  expect(listFieldChanges(tree, { properties: { child: { $ref: '#' } }, type: 'object' })).toEqual([]);
});

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
    { path: '/lines/*/total', kind: 'renamed', detail: 'was /lines/*/amount' },
  ]);
});

test('the order of keys is no change, and recursion ends', () => {
  const tree = { type: 'object', properties: { child: { $ref: '#' } } };
  expect(listFieldChanges(tree, { properties: { child: { $ref: '#' } }, type: 'object' })).toEqual([]);
});

test('a rename is no removal and no addition', () => {
  const text = (description: string) => ({ type: 'string', description });
  const define = (properties: object) => ({ type: 'object', properties });
  const old = define({ no: text('Number'), date: text('Date'), seller: define({ name: text('Name') }) });
  const renamed = define({ number: text('Number'), day: text('Date'), vendor: define({ name: text('Name') }) });
  expect(listFieldChanges(old, renamed)).toEqual([
    { path: '/number', kind: 'renamed', detail: 'was /no' },
    { path: '/day', kind: 'renamed', detail: 'was /date' },
    { path: '/vendor', kind: 'renamed', detail: 'was /seller' },
  ]);
  // Two fields that could have been it leave it open.
  expect(listFieldChanges(define({ a: text('Sum') }), define({ b: text('Sum'), c: text('Tax') }))).toEqual([
    { path: '/b', kind: 'renamed', detail: 'was /a' },
    { path: '/c', kind: 'added', detail: 'string' },
  ]);
  const open = define({ a: { type: 'string' }, b: { type: 'string' } });
  expect(listFieldChanges(open, define({ c: { type: 'string' } })).map(({ kind }) => kind)).toEqual([
    'added',
    'removed',
    'removed',
  ]);
});

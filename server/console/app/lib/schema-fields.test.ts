import { expect, it } from 'vitest';
import { listSchemaFields } from './schema-fields.ts';

it('names the values of a schema, in lists and references, and ends where it contains itself', () => {
  const root = {
    type: 'object',
    $defs: { part: { type: 'object', properties: { size: { type: 'number' }, parts: { $ref: '#/$defs/parts' } } } },
    properties: {
      total: { type: 'number', title: 'Grand total' },
      'a/b': { type: 'string' },
      items: { type: 'array', items: { type: 'object', properties: { unitPrice: { type: ['number', 'null'] } } } },
      tags: { type: 'array', items: { type: 'string' } },
      part: { $ref: '#/$defs/part' },
    },
  };
  expect(listSchemaFields(root).slice(0, 5)).toEqual([
    { path: '/total', label: 'Grand total' },
    { path: '/a~1b', label: 'A/b' },
    { path: '/items/*/unitPrice', label: 'Items › Unit price' },
    { path: '/tags/*', label: 'Tags' },
    { path: '/part/size', label: 'Part › Size' },
  ]);
  const endless = { type: 'object', properties: { child: { $ref: '#' }, name: { type: 'string' } } };
  expect(listSchemaFields(endless).length).toBeLessThan(10);
});

import type { Evidence, ListCompleteness } from '@excerpt/sdk';
import { expect, test } from 'vitest';
import {
  createFieldReader,
  findCell,
  listLeaves,
  partsOf,
  propertiesOf,
  toFields,
  type Table,
} from './value-fields.ts';

const list = (path: string) => ({ path, complete: true }) as unknown as ListCompleteness;

test('lists have what is known of their completeness, also those in rows', () => {
  const data = { a: [{ b: [{ c: 1 }], d: ['x'] }], e: [{ f: 1 }], g: [] };
  const lists = ['/a', '/a/*/b', '/a/0/d', '/e'].map(list);
  const [a, e, g] = toFields({ schema: {}, data, evidence: [], lists }) as [never, Table, Table];
  const [row] = (a as { entries: { fields: Table[] }[] }).entries;
  expect((a as Table).completeness).toBe(lists[0]);
  expect(row?.fields.map(({ completeness }) => completeness)).toEqual([lists[1], lists[2]]);
  expect([e.completeness, g.completeness, g.kind]).toEqual([lists[3], undefined, 'list']);
});

test('titles and descriptions are those of the schema, also of columns and parts', () => {
  const schema = {
    properties: {
      a: { title: 'A name', description: 'What it is.' },
      rows: { items: { properties: { x: { title: 'X', description: 'A column.' }, y: {} } } },
      plain: { items: { title: 'Entry' } },
      part: { allOf: [{ title: 'First' }, { title: 'Second', description: 'Of the second.' }] },
    },
  };
  const fields = toFields({ schema, data: { rows: [{ x: 1, y: 2 }], plain: [1] }, evidence: [], lists: [] });
  expect(fields.map(({ label, description }) => [label, description])).toEqual([
    ['A name', 'What it is.'],
    ['Rows', undefined],
    ['Plain', undefined],
    ['First', 'Of the second.'],
  ]);
  const leaves = listLeaves(fields);
  expect(leaves.map(({ path, label, description }) => [path, label, description])).toEqual([
    ['/a', 'A name', 'What it is.'],
    ['/rows/0/x', 'X', 'A column.'],
    ['/rows/0/y', 'Y', undefined],
    ['/plain/0', 'Entry', undefined],
    ['/part', 'First', 'Of the second.'],
  ]);
});

test('of properties that parts have in common, the first counts', () => {
  const parts = partsOf({ properties: { a: 1 }, anyOf: [{ properties: { a: 2, b: 3 } }] }, {});
  expect(propertiesOf(parts)).toEqual({ a: 1, b: 3 });
  expect(partsOf({ $ref: '#/$defs/a%20b' }, { $defs: { 'a b': { type: 'string' } } })).toEqual([{ type: 'string' }]);
  expect(partsOf({ $ref: '#/none' }, {})).toEqual([{}]);
  expect(partsOf({ $ref: '#/a' }, { a: { $ref: '#/a' } })[0]).toEqual({ $ref: '#/a' });
});

test('cells are found in their table', () => {
  const [table] = toFields({ schema: {}, data: { rows: [{ a: 1, b: 2 }, { a: 3 }] }, evidence: [], lists: [] }) as [
    Table,
  ];
  expect(findCell(table, '/rows/1/b')).toEqual({ row: 1, column: 1 });
  expect(['/rows/2/a', '/rows/0/c', '/rowsOf/0/a', '/rows', null].map((cell) => findCell(table, cell))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('a leaf is the same object until its value or its evidence changes', () => {
  const read = createFieldReader();
  const evidence = [{ path: '/a' }, { path: '/b' }] as unknown as Evidence[];
  const source = { schema: {}, data: { a: 1, b: 2 }, evidence, lists: [] as ListCompleteness[] };
  const before = read(source);
  const [first, second] = evidence as [Evidence, Evidence];
  const after = read({ ...source, evidence: [first, { ...second }] });
  expect(after.map((field, at) => field === before[at])).toEqual([true, false]);
  const other = read({ ...source, schema: { properties: { a: { title: 'T' } } } });
  expect(other[0]?.label).toBe('T');
  expect(read({ ...source, lists: [] }).every((field, at) => field !== before[at])).toBe(true);
});

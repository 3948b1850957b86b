import type { Evidence } from '@excerpt/sdk';
import { describe, expect, it } from 'vitest';
import { listLeaves, toFields, toLabel } from './value-fields.ts';

const evidenceOf = (path: string): Evidence => ({
  path,
  confidence: 0.9,
  match: 'exact',
  page: 1,
  quote: '',
  start: 0,
  end: 0,
  boxes: [],
  signs: [],
});

const source = (schema: object, data: Record<string, unknown>, paths: string[] = []) => ({
  schema: schema as Record<string, unknown>,
  data,
  evidence: paths.map(evidenceOf),
  lists: [],
});

describe('fields of a run', () => {
  it('follow the order of the schema, with data that it does not name at the end', () => {
    const schema = { properties: { b: { type: 'string' }, a: { title: 'The A', type: 'string' } } };
    const fields = toFields(source(schema, { extra: 1, a: 'x', b: 'y' }, ['/a']));
    expect(fields.map(({ path, label }) => [path, label])).toEqual([
      ['/b', 'B'],
      ['/a', 'The A'],
      ['/extra', 'Extra'],
    ]);
    expect(listLeaves(fields).map(({ evidence }) => evidence?.path)).toEqual([undefined, '/a', undefined]);
  });

  it('show a field that the data leaves out as null', () => {
    expect(toFields(source({ properties: { a: { type: 'string' } } }, {}))).toEqual([
      expect.objectContaining({ kind: 'leaf', path: '/a', value: null }),
    ]);
  });

  it('make a table of flat objects, whose columns are all keys', () => {
    const schema = { properties: { rows: { items: { properties: { b: {}, a: {} } } } } };
    const [table] = toFields(source(schema, { rows: [{ a: 1 }, { b: 2, c: 3 }] }));
    expect(table).toMatchObject({ kind: 'table', columns: ['B', 'A', 'C'] });
    expect(listLeaves(table === undefined ? [] : [table]).map(({ path, value }) => [path, value])).toEqual([
      ['/rows/0/b', null],
      ['/rows/0/a', 1],
      ['/rows/0/c', null],
      ['/rows/1/b', 2],
      ['/rows/1/a', null],
      ['/rows/1/c', 3],
    ]);
  });

  it('make a list of nested objects and of plain values', () => {
    const fields = toFields(source({}, { tags: ['x', 'y'], parties: [{ name: { first: 'A' } }] }));
    expect(fields.map(({ kind }) => kind)).toEqual(['list', 'list']);
    expect(listLeaves(fields).map(({ path }) => path)).toEqual(['/tags/0', '/tags/1', '/parties/0/name/first']);
  });

  it('follow references, also of a recursive schema, and alternatives with null', () => {
    const schema = {
      properties: { node: { anyOf: [{ $ref: '#/$defs/node' }, { type: 'null' }] } },
      $defs: { node: { properties: { name: { title: 'Name of it' }, next: { $ref: '#/$defs/node' } } } },
    };
    const leaves = listLeaves(toFields(source(schema, { node: { name: 'a', next: { name: 'b', next: null } } })));
    expect(leaves.map(({ path, label }) => [path, label])).toEqual([
      ['/node/name', 'Name of it'],
      ['/node/next/name', 'Name of it'],
      ['/node/next/next', 'Next'],
    ]);
  });

  it('write keys with slashes and tildes as JSON Pointers', () => {
    expect(toFields(source({}, { 'a/b~c': 1 }))[0]?.path).toBe('/a~1b~0c');
  });

  it.each([
    ['invoiceNumber', 'Invoice number'],
    ['vat_id', 'Vat id'],
    ['IBAN', 'IBAN'],
    ['a', 'A'],
    ['Größe-in.cm', 'Größe in cm'],
  ])('label %s as %s', (key, label) => expect(toLabel(key)).toBe(label));
});

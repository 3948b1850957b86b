import type { Evidence } from '@excerpt/sdk';
import { describe, expect, it } from 'vitest';
import { createFieldReader, listLeaves, toFields, toLabel, type Table } from './value-fields.ts';

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

describe('fields that are read again', () => {
  const schema = {};
  const data = { total: 1, rows: [{ a: 1 }, { a: 2 }], parties: [{ name: { first: 'A' } }] };
  const given = source(schema, data, ['/total', '/rows/1/a']);

  it('are the same but for what has changed', () => {
    const read = createFieldReader();
    const before = read(given);
    expect(read({ ...given, data: { ...data } })).toEqual(before);
    const [first, second] = data.rows;
    const after = read({ ...given, data: { ...data, rows: [first, { ...second, a: 3 }] } });
    expect(after.map((field, index) => field === before[index])).toEqual([true, false, true]);
    const rowsOf = (fields: typeof after) => (fields[1] as Table).rows;
    expect(rowsOf(after)[0]).toBe(rowsOf(before)[0]);
    expect(rowsOf(after)[1]?.cells[0]?.value).toBe(3);
  });

  it('have new columns and new evidence where those changed', () => {
    const read = createFieldReader();
    const before = read(given);
    const wider = read({ ...given, data: { ...data, rows: [...data.rows, { a: 3, b: 4 }] } });
    expect((wider[1] as Table).rows.map(({ cells }) => cells.map(({ value }) => value))).toEqual([
      [1, null],
      [2, null],
      [3, 4],
    ]);
    const moved = read(source(schema, data, ['/rows/0/a']));
    expect(listLeaves(moved).map(({ evidence }) => evidence?.path)).toEqual([
      undefined,
      '/rows/0/a',
      undefined,
      undefined,
    ]);
    expect(moved[2]).toEqual(before[2]);
  });
});

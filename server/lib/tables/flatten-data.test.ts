import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json-value.ts';
import { flattenData, listCells, nameColumn } from './flatten-data.ts';
import { listColumns } from './list-columns.ts';

const flatten = (data: JsonObject, spread: string[] = [], isInList = false) =>
  flattenData(data, { own: { name: 'a.pdf' }, isSpread: (column) => spread.includes(column), isInList });

describe('flattenData', () => {
  it('makes one row of plain values, with the columns of the table first', () => {
    expect(flatten({ total: 7, paid: false, note: null })).toEqual([
      { name: 'a.pdf', total: 7, paid: false, note: null },
    ]);
    expect(flatten({})).toEqual([{ name: 'a.pdf' }]);
  });

  it('names a field that a column of the table is called like', () => {
    expect(flatten({ name: 'Roth' })).toEqual([{ name: 'a.pdf', 'data.name': 'Roth' }]);
    expect(nameColumn('total', new Set(['name']))).toBe('total');
  });

  it('spreads the objects that the schema describes, and writes others as JSON', () => {
    const seller = { name: 'Roth', address: { city: 'Bonn' } };
    expect(flatten({ seller }, ['seller'])).toEqual([
      { name: 'a.pdf', 'seller.name': 'Roth', 'seller.address': '{"city":"Bonn"}' },
    ]);
  });

  it('gives each entry of a list a row, and repeats the rest', () => {
    expect(flatten({ total: 3, lines: [{ sum: 1 }, { sum: 2 }] }, ['lines'])).toEqual([
      { name: 'a.pdf', total: 3, 'lines.sum': 1 },
      { name: 'a.pdf', total: 3, 'lines.sum': 2 },
    ]);
  });

  it('lets several lists share the rows', () => {
    expect(flatten({ a: [{ x: 1 }, { x: 2 }], b: [{ y: 3 }] }, ['a', 'b'])).toEqual([
      { name: 'a.pdf', 'a.x': 1, 'b.y': 3 },
      { name: 'a.pdf', 'a.x': 2 },
    ]);
  });

  it('joins plain values, and writes a list within a list as JSON', () => {
    expect(flatten({ tags: ['a', null, 2], empty: [] })).toEqual([{ name: 'a.pdf', tags: 'a; ; 2', empty: '' }]);
    expect(flatten({ lines: [{ parts: [{ n: 1 }] }] }, ['lines'])).toEqual([
      { name: 'a.pdf', 'lines.parts': '[{"n":1}]' },
    ]);
  });

  it('writes lists of objects as JSON where each document is one row', () => {
    expect(flatten({ lines: [{ sum: 1 }] }, ['lines'], true)).toEqual([{ name: 'a.pdf', lines: '[{"sum":1}]' }]);
  });

  it('lists cells in the order of the columns, null for what a row lacks', () => {
    expect(listCells({ b: 0, a: '' }, ['a', 'b', 'c'])).toEqual(['', 0, null]);
  });
});

describe('listColumns', () => {
  const definition: JsonObject = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      day: { type: 'string', format: 'date' },
      seller: { $ref: '#/$defs/party' },
      lines: {
        type: 'array',
        items: {
          type: 'object',
          properties: { at: { format: 'date-time' }, parts: { type: 'array', items: { type: 'object' } } },
        },
      },
      either: { anyOf: [{ type: 'null' }, { type: 'object', properties: { x: { type: 'number' } } }] },
    },
    $defs: {
      party: { type: 'object', properties: { city: { type: 'string' }, parent: { $ref: '#/$defs/party' } } },
    },
  };

  it('names the columns in the order of the schema', () => {
    const { names } = listColumns(definition, { own: ['name'] });
    expect(names).toEqual(['data.name', 'day', 'seller.city', 'seller.parent', 'lines.at', 'lines.parts', 'either.x']);
  });

  it('tells which columns are objects, and which are dates', () => {
    const { parents, dates } = listColumns(definition, { own: [] });
    expect([...parents]).toEqual(['', 'seller', 'lines', 'either']);
    expect([...dates]).toEqual(['day', 'lines.at']);
  });

  it('has one column for a list where each document is one row', () => {
    const { names } = listColumns(definition, { own: [], isInList: true });
    expect(names).toContain('lines');
    expect(names).not.toContain('lines.at');
  });

  it('has a column for what refers to nothing', () => {
    const broken = { properties: { a: { $ref: '#/$defs/none' }, b: { $ref: 'https://example.com/b' }, c: true } };
    expect(listColumns(broken, { own: [] }).names).toEqual(['a', 'b', 'c']);
  });
});

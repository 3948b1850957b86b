import { describe, expect, it, test } from 'vitest';
import type { LayoutTable } from '../layout.ts';
import { isHeader, withHeader } from './header-row.ts';

const table = (rows: string[][], header: string[] | null = null): LayoutTable => ({ header, rows, box: null });

describe('a row of names', () => {
  it.each<[string, string[], boolean]>([
    ['words that differ', ['Item', 'Qty', 'Price'], true],
    ['words with digits among letters', ['Item', 'Net 19%', 'VAT2'], true],
    ['a number', ['Item', '2', 'Price'], false],
    ['a date', ['Item', '2026-03-01', 'Price'], false],
    ['the same word twice', ['Item', 'Item', 'Price'], false],
    ['some without a name', ['Item', 'Qty', ''], true],
    ['half without a name', ['Item', ''], false],
    ['none', ['', ''], false],
    ['no cells', [], false],
  ])('of %s is one or not', (_, cells, header) => {
    expect(isHeader(cells)).toBe(header);
  });
});

describe('the header of a table', () => {
  const rows = [
    ['Tea', '1', '2.50'],
    ['Coffee', '2', '5.00'],
  ];

  it('is its first row, if that looks like one', () => {
    expect(withHeader(table([['Item', 'Qty', 'Price'], ...rows]))).toEqual(table(rows, ['Item', 'Qty', 'Price']));
    expect(withHeader(table([['Total', '3', '7.50'], ...rows]))).toMatchObject({ header: null });
  });

  it('is what the file says', () => {
    const said = table([['Item', 'Qty', 'Price'], ...rows], ['A', 'B', 'C']);
    expect(withHeader(said)).toBe(said);
  });

  test.each<[string, string[][], boolean]>([
    [
      'values below its last name',
      [
        ['Item', 'Price'],
        ['Tea', '2.50'],
        ['Coffee', '5.00'],
      ],
      true,
    ],
    [
      'a word below its last name',
      [
        ['Name', 'City'],
        ['Ann', 'Berlin'],
        ['Bob', 'Bern'],
      ],
      false,
    ],
    [
      'a word and a value below it',
      [
        ['Item', 'Price'],
        ['Tea', '2.50'],
        ['Coffee', 'free'],
      ],
      false,
    ],
    [
      'an empty cell below it',
      [
        ['Item', 'Price'],
        ['Tea', '2.50'],
        ['Coffee', ''],
      ],
      false,
    ],
    ['no row below it', [['Item', 'Qty', 'Price']], false],
    ['no rows', [], false],
  ])('of two columns needs values: %s', (_, all, header) => {
    expect(withHeader(table(all)).header).toEqual(header ? all[0] : null);
  });
});

import { describe, expect, it, test } from 'vitest';
import { Decimal } from '../decimal.ts';
import { CalendarDate, UNKNOWN, type Value } from '../rule-values.ts';
import { findRow, readRow } from './find-row.ts';
import { readLookupFile } from './read-lookup.ts';

const table = {
  columns: ['key', 'price', 'code', 'note'],
  rows: [
    ['Acme GmbH', '1.50', '007', ''],
    ['acme  gmbh', '20', '8', 'second'],
    ['', '', '9', ''],
    ['1234.5', '-3', '10', ''],
    ['2026-01-31', '0', '11', ''],
  ],
};

it.each<[string, Value, number | null]>([
  ['the first of two equal rows, whatever case and blanks are', ' ACME gmbh', 0],
  ['a number by its digits', new Decimal(12345, 1), 3],
  ['a day by its date', new CalendarDate(20_484), 4],
  ['no part of a cell', 'Acme', null],
  ['no empty cell', '', null],
  ['nothing for blanks', '  ', null],
  ['nothing for a missing value', null, null],
  ['nothing for an unknown value', UNKNOWN, null],
])('finds %s', (_, value, row) => {
  expect(findRow(table, { column: 0, value, atLeast: null })).toBe(row);
});

test('an equal cell is found before a similar one, and a similar one only where that is asked', () => {
  const names = { columns: ['name'], rows: [['Acme Trading Ltd'], ['Acme Trading']] };
  const find = (value: string, atLeast: number | null) => findRow(names, { column: 0, value, atLeast });
  expect(find('acme trading', 0.5)).toBe(1);
  expect(find('Acme Tradin', 0.5)).toBe(1);
  expect(find('Acme Tradin', null)).toBeNull();
});

test('texts are as similar as asked when they share just so many pairs of characters', () => {
  const names = { columns: ['name'], rows: [['abc']] };
  // “ a”, “ab”, “bx”, “x ” and “ a”, “ab”, “bc”, “c ”: two pairs of four are shared.
  expect(findRow(names, { column: 0, value: 'abx', atLeast: 0.5 })).toBe(0);
  expect(findRow(names, { column: 0, value: 'abx', atLeast: 0.51 })).toBeNull();
});

test('the cells of a column are numbers where all of them are, and empty ones are missing', () => {
  expect(Object.fromEntries(readRow(table, 0).fields)).toEqual({
    key: 'Acme GmbH',
    price: new Decimal(15, 1),
    code: '007',
    note: null,
  });
  expect(Object.fromEntries(readRow(table, 1).fields)).toMatchObject({ code: '8', note: 'second' });
  expect(Object.fromEntries(readRow(table, 2).fields)).toMatchObject({ key: null, price: null });
  expect(Object.fromEntries(readRow(table, 3).fields)).toMatchObject({ price: new Decimal(-3, 0) });
});

describe('a file', () => {
  const header = (count: number, name = (index: number) => `c${index}`) =>
    Array.from({ length: count }, (_, index) => name(index)).join(',');

  it.each([
    ['101 columns', `${header(101)}\n`, 'The file has 101 columns; the limit is 100.'],
    ['a column without a name', 'a,,c\n1,2,3\n', 'Column 2 has no name in the first row.'],
    ['a long name', `a,${'b'.repeat(201)}\n1,2\n`, 'The name of column 2 is longer than 200 characters.'],
    ['two columns of a name', 'a,b, a\n1,2,3\n', 'Two columns are named “a”.'],
    ['nothing', '', 'The file has no header: its first row names the columns.'],
    [
      'blank lines before a row with too many cells',
      'a\n1\n\n\n1,2\n',
      'Line 5 has 2 cells, and the header names 1 columns: there is no column 2 for “2”.',
    ],
    [
      'a long cell too many',
      `a\n1,${'x'.repeat(50)}\n`,
      `Line 2 has 2 cells, and the header names 1 columns: there is no column 2 for “${'x'.repeat(40)}”.`,
    ],
  ])('with %s is refused', (_, csv, problem) => {
    expect(readLookupFile(csv)).toEqual({ problem });
  });

  it('with as many columns, rows and characters as may be is read', () => {
    expect(readLookupFile(`${header(100)}\n`)).toMatchObject({ rows: 0, changes: null });
    expect(readLookupFile(`${'b'.repeat(200)}\n1\n`)).toMatchObject({ rows: 1, content: '[["1"]]' });
    expect(readLookupFile(`a\n${'1\n'.repeat(100_000)}`)).toMatchObject({ rows: 100_000 });
  });

  it('tells how many rows came and went, whatever their order and that of the columns is', () => {
    const before = { columns: ['a', 'b'], content: '[["1","x"],["2","y"],["2","y"],["3",""]]' };
    const changesOf = (csv: string) => {
      const read = readLookupFile(csv, before);
      return 'changes' in read ? read.changes : read;
    };
    expect(changesOf('b,a\ny,2\nx,1\n,3\ny,2\n')).toEqual({ rowsAdded: 0, rowsRemoved: 0 });
    expect(changesOf('a,b\n1,x\n2,y\n3,\n')).toEqual({ rowsAdded: 0, rowsRemoved: 1 });
    expect(changesOf('a,b\n1,x\n1,x\n2,y\n2,y\n3,z\n')).toEqual({ rowsAdded: 2, rowsRemoved: 1 });
    expect(changesOf('a,c\n3,\n1,x\n')).toEqual({ rowsAdded: 1, rowsRemoved: 3 });
  });
});

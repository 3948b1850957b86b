import { describe, expect, test } from 'vitest';
import { cellStarts } from '../page/cell-starts.ts';
import type { PlacedWord } from '../page/placed-words.ts';
import { rowTables } from './row-tables.ts';
import type { LayoutTable } from '../layout.ts';

/** Rows of type that is 10 points high: a letter is 6 points wide; `top` is the place of each row. */
function read(lines: string[], top = (index: number): number => 14 * index): LayoutTable[] {
  const rows = lines.map((line, index) =>
    [...line.matchAll(/\S+/g)].map(({ 0: text, index: at }): PlacedWord => ({
      text,
      x0: 6 * at,
      x1: 6 * (at + text.length),
      y0: top(index),
      y1: top(index) + 10,
      confidence: 0.9,
    })),
  );
  return rowTables(rows, cellStarts(rows), ({ x0, y0, x1, y1 }) => [x0, y0, x1, y1]);
}

const HEAD = 'Item          Qty    Price';
const ROWS = ['Tea             1     2.50', 'Black coffee    2     5.00', 'Water          10    12.00'];

describe('a table', () => {
  test('has a cell for each text of its rows, and lies around them', () => {
    expect(read([HEAD, ...ROWS])).toEqual([
      {
        header: ['Item', 'Qty', 'Price'],
        rows: [
          ['Tea', '1', '2.50'],
          ['Black coffee', '2', '5.00'],
          ['Water', '10', '12.00'],
        ],
        box: [0, 0, 156, 52],
      },
    ]);
  });

  test('ends at white space, at a text over its columns, and at a line of words', () => {
    const gap = (index: number): number => 14 * index + (index > 3 ? 22 : 0);
    expect(read([HEAD, ...ROWS, HEAD, ...ROWS], gap).map(({ rows }) => rows.length)).toEqual([3, 3]);
    const close = (index: number): number => 14 * index + (index > 3 ? 20 : 0);
    expect(read([HEAD, ...ROWS, ...ROWS], close).map(({ rows }) => rows.length)).toEqual([6]);
    const over = 'A line of words over all of the columns';
    expect(read([HEAD, ...ROWS, over, HEAD, ...ROWS]).map(({ box }) => box)).toEqual([
      [0, 0, 156, 52],
      [0, 70, 156, 122],
    ]);
  });

  test('goes on in the line below where one cell has more to say', () => {
    const below = (index: number): number => [0, 14, 28, 38, 52, 66][index] ?? 80;
    const [table] = read([HEAD, ROWS[0] ?? '', ROWS[1] ?? '', 'with milk', ROWS[2] ?? ''], below);
    expect(table?.rows).toEqual([
      ['Tea', '1', '2.50'],
      ['Black coffee with milk', '2', '5.00'],
      ['Water', '10', '12.00'],
    ]);
    expect(table?.box).toEqual([0, 0, 156, 62]);
  });

  test('goes on below a place that is empty', () => {
    const [table] = read(['Item      Qty    Price', 'Tea              2.50', '            1', 'Water      10    2.00']);
    expect(table?.rows).toEqual([
      ['Tea', '1', '2.50'],
      ['Water', '10', '2.00'],
    ]);
  });

  test('may have empty places, but no more than a third', () => {
    const sparse = (...rows: string[]): number => read(['Name      City      Price', ...rows]).length;
    expect(sparse('Ann                 2.50', 'Bob       Bern      3.50')).toBe(1);
    expect(sparse('Ann                 2.50', 'Bob                 3.50', 'Bern      Bonn')).toBe(1);
    expect(read(['a         b', '          b         c', '                    c         d', 'a         b'])).toEqual(
      [],
    );
  });

  test('has a column more where a row has a text between two', () => {
    const [table] = read(['Item              Price', 'Tea       hot      2.50', 'Milk      cold     1.50']);
    expect(table).toMatchObject({
      header: ['Item', '', 'Price'],
      rows: [
        ['Tea', 'hot', '2.50'],
        ['Milk', 'cold', '1.50'],
      ],
    });
  });
});

test.each([
  ['two rows', [HEAD, ROWS[0] ?? '']],
  ['labels and their values', ['Name        Ann', 'City        Bern', 'Country     Peru']],
  ['labels and numbers under a number', ['2024        2025', 'Net 10      11.00', 'Tax 20      12.00']],
  ['lines of words', ['one line of words', 'and another one', 'and the last one']],
  ['columns that run into each other', ['a    b    c', 'a wide text    d', 'e    f    g']],
])('%s are no table', (_, lines) => {
  expect(read(lines)).toEqual([]);
});

test('two columns are a table below a heading', () => {
  expect(read(['Item       Price', 'Tea         2.50', 'Water       1.50'])).toMatchObject([
    {
      header: ['Item', 'Price'],
      rows: [
        ['Tea', '2.50'],
        ['Water', '1.50'],
      ],
    },
  ]);
});

test('a column is as wide as its widest cell, for the rows below it', () => {
  const [table] = read([HEAD, ...ROWS, '        green   4    10.00', ...ROWS]);
  expect(table?.rows[3]).toEqual(['green', '4', '10.00']);
  expect(table?.rows).toHaveLength(7);
});

import { expect, test } from 'vitest';
import type { Table } from '../../../../lib/value-fields.ts';
import { sumColumns } from './sum-column.ts';
import { moveRowActions } from './move-row.ts';
import { findTarget } from './table-moves.ts';

/** 25 rows of three cells. */
const table = {
  columns: ['A', 'B', 'C'],
  rows: Array.from({ length: 25 }, (_, row) => ({ cells: [0, 1, 2].map((column) => ({ path: `${row} ${column}` })) })),
} as unknown as Table;

test.each([
  ['ArrowUp', '11 1'],
  ['ArrowDown', '13 1'],
  ['Enter', '13 1'],
  ['ArrowLeft', '12 0'],
  ['ArrowRight', '12 2'],
  ['Home', '12 0'],
  ['End', '12 2'],
  ['PageUp', '2 1'],
  ['PageDown', '22 1'],
  ['Tab', '12 2'],
  ['Shift+Tab', '12 0'],
  ['Escape', null],
])('%s leads from the middle to %s', (key, target) => {
  expect(findTarget(table, { row: 12, column: 1 }, key)).toBe(target);
});

test.each([
  [0, 0, 'ArrowUp', '0 0'],
  [0, 0, 'ArrowLeft', '0 0'],
  [0, 0, 'PageUp', '0 0'],
  [0, 0, 'Shift+Tab', null],
  [1, 0, 'Shift+Tab', '0 2'],
  [0, 2, 'Tab', '1 0'],
  [24, 2, 'Tab', null],
  [24, 1, 'Tab', '24 2'],
  [24, 2, 'ArrowDown', '24 2'],
  [24, 2, 'ArrowRight', '24 2'],
  [20, 1, 'PageDown', '24 1'],
])('from row %i and column %i, %s leads to %s', (row, column, key, target) => {
  expect(findTarget(table, { row, column }, key)).toBe(target);
});

test('a table without rows has no cells', () => {
  expect(findTarget({ ...table, rows: [] }, { row: 0, column: 0 }, 'Enter')).toBeNull();
});

test.each([
  [[1, 2], 3],
  [[0.1, 0.2], 0.3],
  [[1.25, null, 2], 3.25],
  [[1e-7, 0], 0],
  [[1, '2'], null],
  [[null, null], null],
  [[], null],
])('the column %j sums up to %s', (values, sum) => {
  const rows = values.map((value) => ({ cells: [{ value }] }));
  expect(sumColumns({ columns: ['A'], rows } as unknown as Table)).toEqual([sum]);
});

test('rows of nested lists move, and nothing else', () => {
  const data = { a: [{ b: ['x', 'y'] }] };
  expect(moveRowActions(data, '/a/0/b/1', -1)).toEqual({
    path: '/a/0/b/0',
    actions: [
      { path: '/a/0/b/1', action: 'removeRow' },
      { path: '/a/0/b/0', action: 'addRow', value: 'y' },
    ],
  });
  for (const path of ['/a/0/b/2', '/a/0/b', '/c/0', '/a/7/b/0']) expect(moveRowActions(data, path, 1)).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { findCell, toFields, type Table } from '../../../../lib/value-fields.ts';
import { pasteBlock, parseBlock } from './paste-block.ts';
import { moveRowActions } from './move-row.ts';
import { sumColumns } from './sum-column.ts';
import { findTarget } from './table-moves.ts';

const schema = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: { type: 'string' }, amount: { type: ['number', 'null'] } },
      },
    },
  },
};
const data = {
  items: [
    { name: 'Bread', amount: 0.1 },
    { name: 'Cake', amount: 0.2 },
    { name: 'Salt', amount: null },
  ],
};
const [table] = toFields({ schema, data, evidence: [], lists: [] }) as [Table];

describe('keys in a table', () => {
  it.each([
    ['ArrowDown', '/items/1/amount'],
    ['ArrowUp', '/items/0/amount'],
    ['ArrowLeft', '/items/0/name'],
    ['ArrowRight', '/items/0/amount'],
    ['Tab', '/items/1/name'],
    ['Shift+Tab', '/items/0/name'],
    ['PageDown', '/items/2/amount'],
    ['a', null],
  ])('%s leads from the end of the first row to %s', (key, target) => {
    const place = findCell(table, '/items/0/amount');
    expect(place).toEqual({ row: 0, column: 1 });
    expect(place && findTarget(table, place, key)).toBe(target);
  });

  it('Tab leaves the table at its ends', () => {
    expect(findTarget(table, { row: 2, column: 1 }, 'Tab')).toBeNull();
    expect(findTarget(table, { row: 0, column: 0 }, 'Shift+Tab')).toBeNull();
    expect(findCell(table, '/itemsOther/0/name')).toBeNull();
  });
});

it('sums columns of numbers without the errors of binary fractions', () => {
  expect(sumColumns(table)).toEqual([null, 0.3]);
});

describe('a pasted block', () => {
  it.each([
    [
      'a\tb\nc\td\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\t\r\n\tb',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['"two\nlines"\t"say ""x"""', [['two\nlines', 'say "x"']]],
    ['5" pipe\tx', [['5" pipe', 'x']]],
    ['', []],
  ])('%j is read', (text, rows) => expect(parseBlock(text)).toEqual(rows));

  it('corrects cells, adds rows, and names what it cannot read', () => {
    const paste = (text: string, at: string) =>
      pasteBlock(parseBlock(text), {
        table,
        at,
        schemaOf: (path) => ({ type: path.endsWith('amount') ? ['number', 'null'] : 'string' }),
        conventions: { decimal: ',', isDayFirst: true, year: 2026 },
        makeEmptyRow: () => ({ name: null, amount: null }),
      });
    expect(paste('Cake\t1.234,50\nSalt\tx\nOil\t3\ttoo wide', '/items/1/name')).toEqual({
      actions: [
        { path: '/items/1/amount', action: 'correct', value: 1234.5 },
        { path: '/items/3', action: 'addRow', value: { name: 'Oil', amount: 3 } },
      ],
      problems: [expect.stringContaining('Amount 3: “x” is not a number')],
    });
    expect(paste('\n', '/items/0/amount').actions).toEqual([{ path: '/items/0/amount', action: 'clear' }]);
  });
});

it('a row moves by one, and not beyond its list', () => {
  expect(moveRowActions(data, '/items/0', 1)).toEqual({
    path: '/items/1',
    actions: [
      { path: '/items/0', action: 'removeRow' },
      { path: '/items/1', action: 'addRow', value: { name: 'Bread', amount: 0.1 } },
    ],
  });
  expect(moveRowActions(data, '/items/0', -1)).toBeNull();
  expect(moveRowActions(data, '/items/2', 1)).toBeNull();
});

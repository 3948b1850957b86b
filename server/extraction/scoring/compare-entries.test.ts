import { expect, it } from 'vitest';
import type { JsonValue } from '../../lib/json-value.ts';
import { compareEntries } from './compare-entries.ts';

const compared = (values: JsonValue[]) => {
  const found = compareEntries({ rows: values.map((value) => ({ cell: value })) });
  return values.map((_, index) => found.get(`/rows/${index}/cell`));
};

it('tells a value that does not look like the others', () => {
  const cells = compared(['Rope', 'Shackle', 'Anchor', '2026-03-01', 'Buoy']);
  expect(cells[3]?.alike).toBe(0);
  expect(cells[0]?.alike).toBe(0.75);
});

it('tells a value that two entries have, where all others differ', () => {
  const cells = compared(['Rope', 'Shackle', 'Rope', 'Anchor', 'Buoy']);
  expect(cells.map((one) => one?.isDuplicate)).toEqual([true, false, true, false, false]);
  expect(compared(['pcs', 'pcs', 'pcs', 'kg', 'pcs']).some((one) => one?.isDuplicate)).toBe(false);
});

it('tells the odd one of equal values, and the one that breaks their order', () => {
  expect(compared(['EUR', 'EUR', 'USD', 'EUR', 'EUR']).map((one) => one?.isOddOne)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
  const dates = ['2026-01-02', '2026-01-05', '2026-03-09', '2026-01-07', '2026-01-09', '2026-01-12', '2026-01-15'];
  const outOfOrder = (values: JsonValue[]) =>
    compared(values).flatMap((one, index) => (one?.isOutOfOrder === true ? [index] : []));
  expect(outOfOrder(dates)).toEqual([2]);
  expect(outOfOrder([9, 2, 3, 4, 5, 6, 7])).toEqual([0]);
  expect(outOfOrder([1, 2, 3, 4, 5, 6, 0])).toEqual([6]);
  expect(outOfOrder([1, 2, 3, 4, 5, 6, 6])).toEqual([]);
});

it('counts the others with the same value', () => {
  expect(compared(['EUR', 'EUR', 'USD', 'EUR', 'EUR']).map((one) => one?.same)).toEqual([0.75, 0.75, 0, 0.75, 0.75]);
});

it('says nothing about few entries and about values outside of lists', () => {
  expect(compareEntries({ rows: [{ cell: 1 }, { cell: 2 }], total: 3 }).size).toBe(0);
});

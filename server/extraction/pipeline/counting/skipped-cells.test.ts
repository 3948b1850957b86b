import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { countEntries } from './testing/count-entries.ts';

const periods = ['Q2 25', 'Q2 24', 'H1 25', 'H1 24'];
const figures = { Sales: [603, 578, 1205, 1130], Costs: [421, 409, 840, 791], Taxes: [52, 47, 101, 97] };
const lines = [
  'Half-year report',
  ...Object.entries(figures).map(([name, values]) => `${name}   ${values.map((one) => `${one}.50`).join('   ')}`),
];
const toList = (values: readonly number[]): JsonValue[] =>
  values.map((value, n) => ({ period: periods[n] ?? '', value: value + 0.5 }));
const others: JsonObject = { costs: toList(figures.Costs), taxes: toList(figures.Taxes) };
const sales = toList(figures.Sales);

describe('a list whose entries are the cells of a row', () => {
  it.each([
    ['first', 0, null],
    ['inner', 2, 1],
    ['last', 3, 2],
  ])('lacks the %s cell that the lists beside it have', (_, position, after) => {
    const found = countEntries(lines, sales.toSpliced(position, 1), others);
    expect(found).toMatchObject({ complete: false, expected: 4, found: 3, gaps: [{ after, page: 1 }] });
  });

  it('lacks nothing if it has all, or if the lists beside it have no more', () => {
    expect(countEntries(lines, sales, others)?.complete).not.toBe(false);
    const fewer: JsonObject = { costs: toList(figures.Costs).slice(0, 3), taxes: toList(figures.Taxes).slice(0, 3) };
    expect(countEntries(lines, sales.slice(0, 3), fewer)?.complete).not.toBe(false);
  });

  it('lacks no cell that only one other list has, if its number is much longer', () => {
    const long = lines.map((line) => line.replace('1130.50', '113000.50'));
    expect(countEntries(long, sales.slice(0, 3), { costs: others['costs'] ?? [] })?.complete).not.toBe(false);
  });

  it('lacks no cell for which it has a wrong value', () => {
    const wrong = sales.with(1, { period: 'Q2 24', value: 88.8 });
    expect(countEntries(lines, wrong, others)?.complete).not.toBe(false);
  });
});

describe('a list whose entries are the cells of a row like no other', () => {
  const values = [3.47, 3.97, 3.7, 4.02];
  const margins: JsonValue[] = values.map((value, n) => ({ period: periods[n] ?? '', value }));

  it.each([
    ['its other numbers have another unit', 'Gross margin   3.47 %   3.97 %   50 bp   3.70 %   4.02 %   32 bp'],
    ['all its numbers are alike', 'Gross margin   3.47   3.97   3.70   4.02'],
  ])('lacks the cell that is like its others: %s', (_, row) => {
    const found = countEntries([row], margins.toSpliced(1, 1));
    expect(found).toMatchObject({ complete: false, expected: 4, found: 3, gaps: [{ after: 0, page: 1 }] });
    expect(countEntries([row], margins)?.complete).not.toBe(false);
  });

  it.each([
    ['belongs to another value', 'Gross margin   3.47   3.97   3.70   4.02', { other: 4.02 }],
    ['has more decimals', 'Gross margin   3.47   3.97   3.70   4.0', {}],
    ['is much longer', 'Gross margin   3.47   3.97   3.70   40200.55', {}],
    ['is one that the list has already', 'Gross margin   3.47   3.97   3.70   3.47', {}],
  ])('does not lack a number that %s', (_, row, single) => {
    expect(countEntries([row], margins.slice(0, 3), single)?.complete).not.toBe(false);
  });

  it('does not lack numbers if it has fewer of them than there are others', () => {
    const row = 'Gross margin   3.47   3.97   3.70   4.02   5.11';
    expect(countEntries([row], margins.slice(0, 2))?.complete).not.toBe(false);
  });

  it('does not lack a figure of one digit', () => {
    const small: JsonValue[] = [3, 4, 6].map((value, n) => ({ period: periods[n] ?? '', value }));
    expect(countEntries(['Exit costs   3   4   6   8'], small)?.complete).not.toBe(false);
  });
});

describe('a list whose entries are the cells of several rows', () => {
  const regions = { North: [125, 85, 118], South: [1621, 2088, 1628], East: [302, 861, 496], West: [1370, 190, 565] };
  const table = ['Margins', ...Object.entries(regions).map(([name, row]) => `${name}   ${row.join('   ')}`)];
  // Only the first and the last column are asked for.
  const entries = Object.entries(regions).flatMap(([region, row]): JsonObject[] =>
    [0, 2].map((column) => ({ region, period: periods[column] ?? '', value: row[column] ?? 0 })),
  );

  it.each([0, 3, 6, 7])('lacks a cell of a column that it has in the other rows: the one of entry %i', (position) => {
    expect(countEntries(table, entries.toSpliced(position, 1))).toMatchObject({ complete: false, expected: 8 });
  });

  it('lacks nothing if it has its columns, and an entry without a number', () => {
    expect(countEntries(table, entries)?.complete).not.toBe(false);
    const unknown: JsonObject[] = [...entries, { region: 'Total', period: 'Q2 25', value: null }];
    expect(countEntries(table, unknown)?.complete).not.toBe(false);
    expect(countEntries(table, unknown.toSpliced(2, 1))).toMatchObject({ complete: false, expected: 8 });
  });

  it('lacks nothing if it has a wrong value for the cell', () => {
    const wrong = entries.with(2, { region: 'South', period: 'Q2 25', value: 77.7 });
    expect(countEntries(table, wrong)?.complete).not.toBe(false);
  });
});

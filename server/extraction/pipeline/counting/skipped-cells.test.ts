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

  it('lacks nothing if one other list alone has more', () => {
    expect(countEntries(lines, sales.slice(0, 3), { costs: others['costs'] ?? [] })?.complete).not.toBe(false);
  });

  it('lacks no cell for which it has a wrong value', () => {
    const wrong = sales.with(1, { period: 'Q2 24', value: 88.8 });
    expect(countEntries(lines, wrong, others)?.complete).not.toBe(false);
  });
});

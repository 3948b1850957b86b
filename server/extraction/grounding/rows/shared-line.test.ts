import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../../lib/json-value.ts';
import { ground, page } from '../testing/ground-layout.ts';

const period = (name: string, value: number): JsonValue => ({ period: name, unit: 'USD', value });
const sales = [period('Q2 25', 603), period('H1 25', 1205), period('Q2 24', 578), period('H1 24', 1130)];

const quotes = (lines: readonly string[], list: JsonValue[], name = 'sales'): (string | null)[] => {
  const layout = page(...lines);
  const found = ground(layout, { [name]: list });
  return list.map((_, position) => {
    const leaf = found[`/${name}/${position}/value`] ?? found[`/${name}/${position}`];
    const text = layout.pages[0]?.text ?? '';
    return leaf?.start == null ? null : (text.slice(0, leaf.start).split('\n').at(-1)?.trim() ?? '').split('  ')[0]!;
  });
};

describe('the figures of several periods', () => {
  const statement = ['Rent   578', 'Sales   603   578   1,205   1,130', 'Costs   421   1,130   840   790'];

  it('are found in one row, in whatever order the columns are', () => {
    expect(quotes(statement, sales)).toEqual(['Sales', 'Sales', 'Sales', 'Sales']);
    expect(quotes(statement, sales.toReversed())).toEqual(['Sales', 'Sales', 'Sales', 'Sales']);
  });

  it('are found in the row that the list is named by, if two rows have them', () => {
    const twice = ['Turnover of 2025   603   578   1,205   1,130', ...statement];
    expect(quotes(twice, sales)).toEqual(['Sales', 'Sales', 'Sales', 'Sales']);
    expect(quotes(twice, sales, 'turnover')[0]).toBe('Turnover of 2025');
  });

  it('of two periods are a row only where its name is before them', () => {
    const [first, second] = [period('Q2 25', 603), period('Q2 24', 578)];
    const lines = ['578   603', 'Notes   578', 'Sales   603   578'];
    expect(quotes(lines, [first, second])).toEqual(['Sales', 'Sales']);
  });

  it('keep the equal figures of two periods apart', () => {
    const layout = page('Sales   603   603   1,205');
    const found = ground(layout, { sales: [period('Q1', 603), period('Q2', 603), period('H1', 1205)] });
    expect(found['/sales/0/value']?.start).not.toBe(found['/sales/1/value']?.start);
  });

  it('stay where they are if one is wrong', () => {
    const wrong = sales.with(2, period('Q2 24', 421));
    expect(quotes(statement, wrong)).toEqual(['Sales', 'Sales', 'Costs', 'Sales']);
  });
});

it('finds rows by their texts, and not by one line that has their numbers', () => {
  const rows = [
    { item: 'Hose', value: 31 },
    { item: 'Pipe', value: 47 },
    { item: 'Bolt', value: 59 },
  ];
  expect(quotes(['31   47   59', 'Hose   31', 'Pipe   47', 'Bolt   59'], rows)).toEqual(['Hose', 'Pipe', 'Bolt']);
});

it('finds the plain numbers of a list in one line', () => {
  const lines = ['Room 7', 'Readings   31   47   59', 'Limits   47   80'];
  expect(quotes(lines, [59, 31, 47], 'readings')).toEqual(['Readings', 'Readings', 'Readings']);
});

describe('the figures of periods in tables far from each other', () => {
  const of = (value: number) => ['Rent   ' + String(value), `Share-based compensation   -   ${value}   -`];
  const lines = [603, 1205, 578].flatMap(of);

  it('are found in the lines that name the list', () => {
    expect(quotes(lines, sales.slice(0, 3), 'share_based_compensation')).toEqual(
      Array(3).fill('Share-based compensation'),
    );
  });

  it('are found in lines that lack one word of the name', () => {
    expect(quotes(lines, sales.slice(0, 3), 'stock_based_compensation')).toEqual(
      Array(3).fill('Share-based compensation'),
    );
    // One of two words tells too little.
    expect(quotes(lines, sales.slice(0, 3), 'director_compensation')).toEqual(Array(3).fill('Rent'));
  });

  it('are found there where one entry has another wrong value', () => {
    const wrong = sales.slice(0, 3).with(1, { period: 'H1 25', unit: 'Rent', value: 1205 });
    expect(quotes(lines, wrong, 'share_based_compensation')).toEqual(Array(3).fill('Share-based compensation'));
  });
});

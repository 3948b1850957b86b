import { expect, it } from 'vitest';
import type { JsonValue } from '../../../lib/json-value.ts';
import { countEntries } from './testing/count-entries.ts';

const row = (day: number, amount: string) => `0${day}.02.2026 Payment received ${amount}`;
const statement = [row(1, '19.23'), row(2, '18.40'), row(3, '16.08'), row(4, '999.50'), row(5, '1.07')];
const entry = (day: number, amount: number): JsonValue => ({ date: `2026-02-0${day}`, amount });
const all = [entry(1, 19.23), entry(2, 18.4), entry(3, 16.08), entry(4, 999.5), entry(5, 1.07)];

it('an entry with values of two rows has one of them', () => {
  const found = countEntries(statement, [...all.slice(0, 3), entry(4, 1.07)]);
  expect(found).toMatchObject({ complete: false, expected: 5, found: 4 });
});

it('the row without an entry is where the list would have it, the newest first', () => {
  const found = countEntries(statement, [...all.slice(0, 3), entry(4, 1.07)].reverse());
  expect(found).toMatchObject({ complete: false, expected: 5, gaps: [{ after: null }] });
});

it.each<[what: string, lines: readonly string[], entries: JsonValue[]]>([
  ['all rows have an entry', statement, all],
  ['two entries have exchanged their values', statement, all.with(3, entry(4, 1.07)).with(4, entry(5, 999.5))],
  [
    'the further line is a sum',
    [...statement.slice(0, 4), '05.02.2026 Total 1.07'],
    [...all.slice(0, 3), entry(4, 1.07)],
  ],
  ['the further line is printed twice', statement.toSpliced(3, 0, row(3, '16.08')), all],
])('no row lacks its entry where %s', (_, lines, entries) => {
  expect(countEntries(lines, entries)?.complete).not.toBe(false);
});

import { expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { countEntries } from './testing/count-entries.ts';

const periods = ['Q2 25', 'Q2 24', 'H1 25', 'H1 24'];
const list = (first: number, of: readonly string[] = periods): JsonValue[] =>
  of.map((period, n) => ({ period, value: first + 10 * n }));
const without = (...positions: number[]) => periods.filter((_, position) => !positions.includes(position));
// The figures are in running text, so that no line tells how many there are.
const count = (of: readonly string[], others: JsonObject) => {
  const entries = list(100, of);
  const values = [entries, ...Object.values(others)].flat() as { value: number }[];
  return countEntries(
    values.map(({ value }) => `The figure was ${value} in the period.`),
    entries,
    others,
  );
};
const beside: JsonObject = { sales: list(201), costs: list(302), taxes: list(403) };

it.each([
  ['first', 0, null],
  ['inner', 2, 1],
  ['last', 3, 2],
])('a list lacks the %s key of three lists beside it', (_, position, after) => {
  expect(count(without(position), beside)).toMatchObject({ complete: false, found: 3, gaps: [{ after, page: 1 }] });
});

it.each<[what: string, of: readonly string[], others: JsonObject]>([
  ['it has all keys', periods, beside],
  ['only two lists have them', without(1), { sales: list(201), costs: list(302) }],
  ['another list lacks the same key', without(1), { ...beside, other: list(504, without(1)) }],
  ['it has half of them', without(2, 3), beside],
  ['it has one wrong key for the missing one', ['Q2 25', 'Q2 42', 'H1 25', 'H1 24'], beside],
  [
    'the lists have two keys',
    ['Q2 25'],
    { a: list(201, without(2, 3)), b: list(302, without(2, 3)), c: list(403, without(2, 3)) },
  ],
])('a list lacks none where %s', (_, of, others) => {
  expect(count(of, others)?.complete).not.toBe(false);
});

it('lists of texts have keys of their own', () => {
  const days = (...names: string[]): JsonValue[] => names.map((slot) => ({ slot }));
  const all = ['9:00', '10:00', '11:00', '12:00'];
  const others: JsonObject = { tuesday: days(...all), wednesday: days(...all), thursday: days(...all) };
  const found = countEntries(['Monday', 'No lessons at noon'], days(...all.slice(0, 3)), others);
  expect(found?.complete).not.toBe(false);
});

import { expect, it } from 'vitest';
import type { JsonValue } from '../../../lib/json-value.ts';
import { countEntries } from './testing/count-entries.ts';

const towns = ['Aalborg', 'Bergen', 'Chemnitz', 'Dresden', 'Erfurt', 'Freiburg', 'Gent', 'Halle'];
const rivers = ['Adda', 'Bure', 'Cher', 'Drau', 'Elbe', 'Fulda', 'Gail', 'Havel'];
/** Two tables side by side, with notes at the right of two rows. */
const notes = new Map([
  [3, '   new'],
  [6, '   14   %'],
]);
const report = [
  'Town   Visits   River   Boats',
  ...towns.map((town, n) => `${town}   ${210 + n}   ${rivers[n]}   ${51 + n}${notes.get(n) ?? ''}`),
];
const visits = towns.map((town, n): JsonValue => ({ town, visits: 210 + n }));
const boats = rivers.map((river, n): JsonValue => ({ river, boats: 51 + n }));

it('finds the row that a list beside another one lacks, whatever is at its right', () => {
  expect(countEntries(report, visits, { boats })?.complete).not.toBe(false);
  expect(countEntries(report, visits.toSpliced(3, 1), { boats })).toMatchObject({ gaps: [{ after: 2, page: 1 }] });
  expect(countEntries(report, visits.toSpliced(6, 1), { boats })).toMatchObject({ gaps: [{ after: 5, page: 1 }] });
});

it('finds it in the list at the right, too', () => {
  expect(countEntries(report, boats, { visits })?.complete).not.toBe(false);
  expect(countEntries(report, boats.toSpliced(6, 1), { visits })).toMatchObject({ gaps: [{ after: 5, page: 1 }] });
});

it('takes a row of one of the lists for none of the other one', () => {
  const longer = report.toSpliced(5, 0, 'Emden   7');
  const further = visits.toSpliced(4, 0, { town: 'Emden', visits: 7 });
  expect(countEntries(longer, boats, { visits: further })?.complete).not.toBe(false);
});

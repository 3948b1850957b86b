import { expect, test } from 'vitest';
import type { Candidate } from '../candidates/candidate.ts';
import { summarise, type Known, type RatedCandidates } from './summarise-places.ts';

const known: Known = {
  id: 'mex_1',
  value: { path: '/name', value: 'Elm Fund', shape: 'W', places: [] },
  text: 'elmfund',
  places: [],
  likeness: 0.5,
  weight: 1,
  near: 1,
  words: new Set(),
};
const match = { before: 1, column: 0, row: 0, position: 0 };

/** Share of the best candidate with another value, for the first of two values at the example's place. */
function findRival(...values: [string, string]): number | undefined {
  const candidates = values.map((value, index) => {
    const page = { number: index + 1, text: value };
    return { page, start: 0, end: value.length, value, source: 'label', label: 1, position: 1 } as unknown as Candidate;
  });
  const recalled: RatedCandidates = { candidates: [], signs: new Map() };
  const rated = candidates.map((candidate, index) => ({
    candidate,
    isNew: false,
    matches: new Map([[0, { match, rate: index === 0 ? 0.8 : 0.75 }]]),
  }));
  summarise(rated, [known], () => 0, 1, recalled);
  const [first] = candidates;
  return first && recalled.signs.get(first)?.rival;
}

test('another value at the place of the examples is a rival', () => {
  expect(findRival('Bob Hamilton for Ohio Inc', 'Committee for Maine')).toBe(0.75);
});

test('the same value with a letter misread is none', () => {
  expect(findRival('Bob Hamilton for Ohio Inc', 'Bob Hamilton for Ohio lnc')).toBe(0);
});

test('codes with another digit are rivals', () => {
  expect(findRival('Contract 471102', 'Contract 471103')).toBe(0.75);
});

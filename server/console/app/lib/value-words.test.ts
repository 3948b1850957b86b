import type { Evidence } from '@excerpt/sdk';
import { expect, test } from 'vitest';
import { countEntries, describeEvidence, describeMatch, toLevel, toPercent, toText } from './value-words.ts';

const evidence = (confidence: number, match = 'exact') => ({ confidence, match }) as Evidence;

test.each([
  [1, 'good'],
  [0.9, 'good'],
  [0.895, 'good'],
  [0.894, 'fair'],
  [0.7, 'fair'],
  [0.695, 'fair'],
  [0.694, 'poor'],
  [0, 'poor'],
])('a confidence of %d is %s', (confidence, level) => {
  expect(toLevel(evidence(confidence))).toBe(level);
});

test('what the document does not have has no level', () => {
  expect([toLevel(undefined), toLevel(evidence(0.99, 'not_found'))]).toEqual(['none', 'none']);
});

test('each way in which a value was found has words, and a later one its name', () => {
  const words = ['exact', 'normalized', 'fuzzy', 'derived', 'not_found'].map(describeMatch);
  expect(words.map(({ label }) => label)).toEqual(['Exact', 'Rewritten', 'Similar', 'Derived', 'Not found']);
  expect(words.filter(({ sentence }) => !/^\p{Lu}.*\.$/u.test(sentence))).toEqual([]);
  expect(describeMatch('later')).toEqual({ label: 'later', sentence: '' });
});

test('evidence, counts and values are said in words', () => {
  expect([describeEvidence(evidence(0.874, 'not_found')), describeEvidence(undefined)]).toEqual([
    '87%, not found',
    undefined,
  ]);
  expect(toPercent(0.5)).toBe('50%');
  expect([0, 1, 2].map(countEntries)).toEqual(['0 entries', '1 entry', '2 entries']);
  const values = [null, undefined, true, false, { a: [1] }, 12.5, ' x '];
  expect(values.map(toText)).toEqual(['', '', 'Yes', 'No', '{"a":[1]}', '12.5', ' x ']);
});

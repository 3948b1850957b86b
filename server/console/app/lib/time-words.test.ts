import { expect, test } from 'vitest';
import { toDateTime, toDuration, toTimeAgo } from './time-words.ts';

const NOW = Date.parse('2026-01-31T12:00:00Z');
const SECOND = 1_000;
const DAY = 86_400 * SECOND;

test.each([
  [0, 'just now'],
  [59 * SECOND, 'just now'],
  [60 * SECOND, '1 min. ago'],
  [3_599 * SECOND, '59 min. ago'],
  [3_600 * SECOND, '1 hr. ago'],
  [DAY - SECOND, '23 hr. ago'],
  [DAY, 'yesterday'],
  [7 * DAY, '7 days ago'],
  [-SECOND, 'just now'],
])('%i ms ago is %j', (ms, words) => {
  expect(toTimeAgo(new Date(NOW - ms).toISOString(), NOW)).toBe(words);
});

test('after a week, the date is named', () => {
  const time = new Date(NOW - 7 * DAY - SECOND).toISOString();
  expect(toTimeAgo(time, NOW)).toBe(toDateTime(time));
  expect(toDateTime(time)).toMatch(/^Jan 24, 2026, \d+:\d\d/);
});

test.each([
  [0, '0.0 s'],
  [449, '0.4 s'],
  [9_999, '10.0 s'],
  [10_000, '10 s'],
  [59_400, '59 s'],
  [59_500, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('%i ms are %j', (ms, words) => {
  expect(toDuration(ms)).toBe(words);
});

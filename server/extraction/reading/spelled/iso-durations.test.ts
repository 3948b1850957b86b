import { expect, it } from 'vitest';
import { measureDuration, parseDuration, readDurations } from './iso-durations.ts';

it.each([
  ['1 h 30 min', 'PT1H30M'],
  ['1h30min', 'PT1H30M'],
  ['90 minutes', 'PT90M'],
  ['1.5 hours', 'PT1H30M'],
  ['three months', 'P3M'],
  ['fünf (5) Jahre', 'P5Y'],
  ['vingt-quatre mois', 'P24M'],
  ['drei Jahre und 6 Monate', 'P3Y6M'],
  ['two-year', 'P2Y'],
  ['2 weeks', 'P2W'],
])('reads the length of time "%s" as %s', (text, value) => {
  expect(parseDuration(text)).toBe(value);
});

it.each(['3-5 days', 'treinta y seis meses', 'Room 5', '5 m', 'in May'])('reads no length of time in "%s"', (text) => {
  expect(readDurations(text)).toEqual([]);
});

it.each([
  ['PT90M', 'PT1H30M', true],
  ['P2Y', 'P24M', true],
  ['P1M', 'PT1M', false],
  ['P1M', 'P30D', false],
])('compares %s with %s', (one, other, isEqual) => {
  expect(measureDuration(one) === measureDuration(other)).toBe(isEqual);
});

it.each(['P', 'PT', 'three months', 'PARIS'])('does not measure %s', (text) => {
  expect(measureDuration(text)).toBeNull();
});

import { expect, it } from 'vitest';
import { readFractions, readRangeEnds } from './spelled-numbers.ts';

it.each([
  ['1/2 cup', [0.5]],
  ['2 1/2 ft', [2.5]],
  ['¼', [0.25]],
  ['1½ tablets', [1.5]],
  ['3/4 in', [0.75]],
  ['12/2026', []],
  ['5/3/26', []],
  ['4/2', []],
])('reads the fractions of "%s"', (text, values) => {
  expect(readFractions(text).map(({ value }) => value)).toEqual(values);
});

it.each([
  ['3.5-5.1', [3.5, 5.1]],
  ['135 – 145', [135, 145]],
  ['3,5-5,1 mmol', [3.5, 5.1]],
  ['030-12-4', []],
  ['2026-03-05', []],
  ['AB-12-7', []],
])('reads the ends of the range "%s"', (text, values) => {
  expect(readRangeEnds(text).map(({ value }) => value)).toEqual(values);
});

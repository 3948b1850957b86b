import { expect, test } from 'vitest';
import { areNear } from './near-words.ts';

test.each([
  ['netAmout', 'netAmount'],
  ['invoice nunber', 'invoice number'],
  ['custmoer', 'customer'],
])('%s is %s misspelt', (one, other) => {
  expect(areNear(one, other)).toBe(true);
  expect(areNear(other, one)).toBe(true);
});

test.each([
  ['amount1', 'amount2'],
  ['rate', 'date'],
  ['netAmount', 'netAmount'],
  ['netAmount', 'grossAmount'],
  ['netAmout', 'netAmounts'],
])('%s and %s are two words', (one, other) => expect(areNear(one, other)).toBe(false));

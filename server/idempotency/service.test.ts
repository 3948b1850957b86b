import { expect, it } from 'vitest';
import { isKept } from './service.ts';

it.each([
  [201, true],
  [404, true],
  [422, true],
  [499, true],
  [401, false],
  [413, false],
  [415, false],
  [429, false],
  [500, false],
  [503, false],
])('an answer with status %i is kept for repeats: %s', (status, expected) => {
  expect(isKept({ status })).toBe(expected);
});

import { expect, it } from 'vitest';
import { countValues } from './json-object.ts';

it.each([
  [undefined, 0],
  [null, 0],
  ['', 0],
  [0, 1],
  [false, 1],
  ['text', 1],
  [{}, 0],
  [{ a: 'x', b: null, c: { d: 2, e: '' } }, 2],
  [[{ a: 1 }, { a: null }, ['x', 'y']], 3],
])('counts the values of %j', (value, count) => {
  expect(countValues(value)).toBe(count);
});

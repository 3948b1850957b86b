import { expect, test } from 'vitest';
import { previewValues } from './preview-values.ts';

test.each([
  [null, ''],
  [{}, ''],
  [{ a: 1, b: false, c: 'text' }, '1 · false · text'],
  [{ a: null, b: '', c: 0 }, '0'],
  [{ a: [1, 2], b: [1], c: [] }, '2 entries · 1 entry · 0 entries'],
  [{ a: { b: 1, c: { d: 2, e: 3 } }, f: 4, g: 5 }, '1 · 2 · 3 · 4'],
])('the first values of %j are %j', (data, line) => {
  expect(previewValues(data)).toBe(line);
});

import { expect, it } from 'vitest';
import { pointerStep, stepsOf } from './json-pointer.ts';

it('encodes and decodes any key', () => {
  const keys = ['', 'plain', 'a/b', '~', '~1', '~0/~1', 'ключ'];
  expect(keys.map(pointerStep).join('')).toBe('//plain/a~1b/~0/~01/~00~1~01/ключ');
  expect(stepsOf(keys.map(pointerStep).join(''))).toEqual(keys);
  expect(stepsOf('')).toEqual([]);
});

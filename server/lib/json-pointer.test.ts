import { expect, it } from 'vitest';
import { formatPointerStep, parsePointer } from './json-pointer.ts';

it('encodes and decodes any key', () => {
  const keys = ['', 'plain', 'a/b', '~', '~1', '~0/~1', 'ключ'];
  expect(keys.map(formatPointerStep).join('')).toBe('//plain/a~1b/~0/~01/~00~1~01/ключ');
  expect(parsePointer(keys.map(formatPointerStep).join(''))).toEqual(keys);
  expect(parsePointer('')).toEqual([]);
});

import { expect, it } from 'vitest';
import { formatPointerStep, parsePointer, setAt } from './json-pointer.ts';
import type { JsonValue } from './json-value.ts';

it('encodes and decodes any key', () => {
  const keys = ['', 'plain', 'a/b', '~', '~1', '~0/~1', 'ключ'];
  expect(keys.map(formatPointerStep).join('')).toBe('//plain/a~1b/~0/~01/~00~1~01/ключ');
  expect(parsePointer(keys.map(formatPointerStep).join(''))).toEqual(keys);
  expect(parsePointer('')).toEqual([]);
});

it('replaces a value at any depth, in lists and objects, and adds members', () => {
  const root: JsonValue = { lines: [{ net: 1 }, { net: 2 }], total: 3 };
  setAt(root, ['lines', '1', 'net'], 5);
  setAt(root, ['lines', '0'], null);
  setAt(root, ['note'], 'new');
  expect(root).toEqual({ lines: [null, { net: 5 }], total: 3, note: 'new' });
  expect(setAt(root, [], 'whole')).toBe('whole');
});

import { expect, it } from 'vitest';
import { Recent } from './lru-map.ts';

it('keeps what was used last', () => {
  const recent = new Recent<string, number>(2);
  recent.set('a', 1);
  recent.set('b', 2);
  expect(recent.get('a')).toBe(1);
  recent.set('c', 3);
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3]);
});

it('keeps a value that is set again once', () => {
  const recent = new Recent<string, number>(2);
  for (const value of [1, 2, 3]) recent.set('a', value);
  recent.set('b', 4);
  expect([recent.get('a'), recent.get('b')]).toEqual([3, 4]);
});

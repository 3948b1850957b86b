import { expect, test } from 'vitest';
import { createFence } from './fence.ts';

test('a fence depends on all texts, their order, and where each ends', () => {
  const lists = [[], ['ab', 'c'], ['a', 'bc'], ['abc'], ['abc', ''], ['c', 'ab']];
  expect(new Set(lists.map(createFence)).size).toBe(lists.length);
  expect(createFence(['ab', 'c'])).toBe(createFence(['ab', 'c']));
});

import { expect, it } from 'vitest';
import { toFields, type List } from '../../../lib/value-fields.ts';
import { toBlocks } from './to-blocks.ts';

function listOf(entries: unknown[]): List {
  const [list] = toFields({ schema: {}, data: { entries }, evidence: [], lists: [] });
  return list as List;
}

it('blocks have all entries in order, few values each, and a large entry by itself', () => {
  const plain = toBlocks(listOf(Array.from({ length: 100 }, (_, index) => index)).entries);
  expect(plain.map(({ first, entries }) => [first, entries.length])).toEqual([
    [0, 30],
    [30, 30],
    [60, 30],
    [90, 10],
  ]);
  const rows = Array.from({ length: 500 }, () => ({ a: 1 }));
  const nested = toBlocks(listOf([{ rows }, { rows }, { rows: [{ a: 1 }] }, { rows: [] }]).entries);
  expect(nested.map(({ entries }) => entries.length)).toEqual([1, 3]);
});

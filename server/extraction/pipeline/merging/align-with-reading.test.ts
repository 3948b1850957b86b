import { expect, it } from 'vitest';
import type { GroundedLeaf } from '../../grounding/grounded-leaf.ts';
import type { LocalExtraction } from '../../local/extract-locally.ts';
import { alignEntries } from './align-with-reading.ts';

/** Cells at places of page 1; the row of an entry begins at its number times ten. */
const createLeaves = (entries: (number | null)[]) =>
  entries.flatMap((row, index) =>
    ['name', 'price'].map((name, cell) => ({
      path: `/lines/${index}/${name}`,
      page: row === null ? null : 1,
      start: row === null ? null : row * 10 + cell,
    })),
  ) as GroundedLeaf[];

const align = (own: (number | null)[], read: number[]) => {
  const { rows, added } = alignEntries(createLeaves(own), {
    evidence: createLeaves(read),
  } as unknown as LocalExtraction);
  return { rows: [...rows].map(([a, b]) => [Number(a.slice(7)), Number(b.slice(7))]).sort(), added: [...added] };
};

it('pairs the entries that have the same places', () => {
  expect(align([1, 3], [1, 2, 3]).rows).toEqual([
    [0, 0],
    [1, 2],
  ]);
});

it('pairs an entry with the values of another row by its position', () => {
  expect(align([1, 4, 3, 4], [1, 2, 3, 4]).rows).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
});

it('tells an entry between two neighbours', () => {
  expect(align([1, null, 2], [1, 2]).added).toEqual(['/lines/1']);
});

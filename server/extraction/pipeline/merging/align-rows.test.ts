import { describe, expect, it } from 'vitest';
import type { AnswerNode } from './answer-tree.ts';
import { alignRows } from './align-rows.ts';
import { createRow } from './testing/answer-nodes.ts';

/** Rows of lines 200 characters long: each at a place of its own. */
function createRows(names: string[], firstLine = 0): AnswerNode[] {
  return names.map((name, index) => createRow({ name, amount: index }, { start: (firstLine + index) * 200 }));
}

const numbered = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `row ${from + index}`);

describe('rows of two answers', () => {
  it('are paired where they say the same at the same place', () => {
    const a = createRows(['a', 'b', 'c']);
    const b = [
      createRow({ name: 'b', amount: 1 }, { start: 200 }),
      createRow({ name: 'c', amount: 2 }, { start: 400 }),
    ];
    expect(alignRows(a, b)).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  it('are not paired if they are equal at different places', () => {
    const row = { name: 'Washer', amount: 3 };
    expect(alignRows([createRow(row, { start: 0 })], [createRow(row, { start: 1_000 })])).toEqual([]);
  });

  it('are paired without a place if half of their values agree', () => {
    expect(alignRows([createRow({ name: 'a', amount: 1 })], [createRow({ name: 'a', amount: 2 })])).toEqual([[0, 0]]);
    expect(alignRows([createRow({ name: 'a', amount: 1 })], [createRow({ name: 'b', amount: 2 })])).toEqual([]);
  });

  it('prefer the pairing that keeps the most rows', () => {
    // Paired greedily, the first row would take the second of the others, and leave one pair less.
    const a = [createRow({ name: 'x', amount: 1 }), createRow({ name: 'y', amount: 1 })];
    const b = [
      createRow({ name: 'z', amount: 1 }),
      createRow({ name: 'x', amount: 1 }),
      createRow({ name: 'y', amount: 1 }),
    ];
    expect(alignRows(a, b)).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });
});

describe('lists that are too long for a full table', () => {
  // 600 × 600 cells exceed the limit.
  const a = createRows(numbered(0, 600));

  it('are aligned by neighbourhood', () => {
    const b = a.slice(30);
    expect(alignRows(a, b)).toEqual(b.map((_, index) => [index + 30, index]));
  });

  it('skip up to 40 rows that only the other list has', () => {
    const withGap = [...createRows(numbered(1_000, 1_039), 1_000), ...a];
    expect(alignRows(a, withGap)).toHaveLength(600);
    const withWideGap = [...createRows(numbered(1_000, 1_041), 1_000), ...a];
    expect(alignRows(a, withWideGap)).toHaveLength(0);
  });
});

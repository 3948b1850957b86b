import type { Run } from '@excerpt/sdk';
import { expect, test } from 'vitest';
import { countChanges, makeMatrix } from './try-matrix.ts';

const run = (extractedData: Record<string, unknown>): Run =>
  ({ schemaSnapshot: {}, extractedData, partialData: null, evidence: [], lists: [] }) as unknown as Run;

test('documents are columns, fields are rows, and what the last version had is named where it differs', () => {
  const rows = makeMatrix([
    { now: run({ total: 2, seller: { name: 'A' } }), before: run({ total: 1, seller: { name: 'A' } }) },
    { now: run({ total: 3, seller: { name: 'B' } }), before: run({ total: 3, oldField: 'x' }) },
    { now: run({ total: 4 }), before: null },
  ]);
  expect(rows.map(({ label }) => label)).toEqual(['Total', 'Seller › Name', 'Old field']);
  expect(rows.map(({ cells }) => cells.map(({ text, before }) => [text, before]))).toEqual([
    [
      ['2', '1'],
      ['3', null],
      ['4', null],
    ],
    [
      ['A', null],
      ['B', ''],
      ['', null],
    ],
    [
      ['', null],
      ['', 'x'],
      ['', null],
    ],
  ]);
  expect(countChanges(rows)).toBe(3);
});

test('a list is one row, which differs where its contents do', () => {
  const list = (...amounts: number[]) => run({ items: amounts.map((amount) => ({ amount })) });
  const [row] = makeMatrix([
    { now: list(1, 2), before: list(1, 2) },
    { now: list(1, 2), before: list(1, 3) },
    { now: list(1, 2), before: list(1) },
  ]);
  expect(row?.cells.map(({ text, before }) => [text, before])).toEqual([
    ['2 entries', null],
    ['2 entries', 'other contents'],
    ['2 entries', '1 entry'],
  ]);
});

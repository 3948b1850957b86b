import { expect, test } from 'vitest';
import { listCheckedValues } from './recalibrator.ts';

const evidenceOf = (path: string, confidence: number) => ({ path, match: 'exact' as const, confidence });

test('a value that the review left is right, and a corrected one is wrong', () => {
  const evidence = [evidenceOf('/total', 0.9), { ...evidenceOf('/rows/1/name', 0.6), uncalibrated: 0.7 }];
  const extracted = { total: 3, rows: [{ name: 'a' }, { name: 'b' }] };
  expect(listCheckedValues(evidence, extracted, { total: 4, rows: [{ name: 'a' }, { name: 'b' }] })).toEqual([
    { field: '/total', confidence: 0.9, isRight: false },
    { field: '/rows/*/name', confidence: 0.7, isRight: true },
  ]);
});

test('of a list with a row more, nothing is said: its rows have moved', () => {
  const evidence = [evidenceOf('/rows/0/name', 0.9), evidenceOf('/total', 0.8)];
  const reviewed = { total: 3, rows: [{ name: 'new' }, { name: 'a' }] };
  expect(listCheckedValues(evidence, { total: 3, rows: [{ name: 'a' }] }, reviewed)).toEqual([
    { field: '/total', confidence: 0.8, isRight: true },
  ]);
});

test('of a value that was not found, nothing is said', () => {
  const evidence = [{ ...evidenceOf('/total', 0.3), match: 'not_found' as const }];
  expect(listCheckedValues(evidence, { total: null }, { total: 3 })).toEqual([]);
});

import { expect, test } from 'vitest';
import { failedOutcome } from '../extraction-record.ts';
import { flattenRecord, orderColumns } from './flatten-record.ts';

const outcome = failedOutcome({ code: 'c', stage: 'parse', retryable: false }, 'm');

function flatten(extractedData: Record<string, unknown>) {
  const record = { ...outcome, errorCode: null, errorMessage: null, status: 'completed' as const, confidence: 0.5 };
  return flattenRecord({ ...record, file: 'a.pdf', doubtful: false, fingerprint: 'f', extractedData });
}

test('nested fields have a column each, and lists of plain values one cell', () => {
  expect(flatten({ seller: { name: 'A', tags: ['x', 'y'] }, total: 1.5, note: null })).toEqual([
    expect.objectContaining({ file: 'a.pdf', 'seller.name': 'A', 'seller.tags': 'x; y', total: 1.5, note: null }),
  ]);
});

test('a list of objects takes a row an entry, several lists side by side', () => {
  const rows = flatten({
    total: 3,
    items: [
      { name: 'a', parts: [{ n: 1 }] },
      { name: 'b', parts: [] },
    ],
    taxes: [{ rate: 7 }],
  });
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ total: 3, 'items.name': 'a', 'items.parts': '[{"n":1}]', 'taxes.rate': 7 });
  expect(rows[1]).toMatchObject({ total: 3, 'items.name': 'b' });
  expect(rows[1]).not.toHaveProperty('taxes.rate');
});

test('a rule has a column after the data, with its numbers', () => {
  const violated = { name: 'sum', severity: 'error', result: 'violated', paths: [], message: '1 + 2 ≠ 4' } as const;
  const due = { name: 'due', severity: 'warning', result: 'holds', paths: [], message: null } as const;
  const rules = [
    { ...violated, paths: [] },
    { ...due, paths: [] },
  ];
  const record = { ...outcome, file: 'a.pdf', doubtful: false, fingerprint: null, extractedData: { total: 4 }, rules };
  const [row = {}] = flattenRecord(record);
  expect(Object.entries(row).slice(-3)).toEqual([
    ['total', 4],
    ['rule: sum', 'violated: 1 + 2 ≠ 4'],
    ['rule: due', 'holds'],
  ]);
});

test('a document without data is one row with its error', () => {
  const record = { ...outcome, file: 'a.pdf', doubtful: false, fingerprint: null };
  expect(flattenRecord(record)).toEqual([
    { file: 'a.pdf', status: 'failed', confidence: null, doubtful: false, error: 'c: m' },
  ]);
});

test('a field named like a column of the record keeps apart from it', () => {
  const [row = {}] = flatten({ status: 'paid' });
  expect(row).toMatchObject({ status: 'completed', 'data.status': 'paid' });
  expect(orderColumns(Object.keys(row)).slice(-2)).toEqual(['error', 'data.status']);
});

import { describe, expect, test } from 'vitest';
import { findLack, findUsualFields, listPresent } from './lacking-fields.ts';

const receipt = (number: number) => ({
  shop: { name: `Shop ${number}`, phone: number === 1 ? '1' : null },
  total: number,
  date: '2026-01-01',
  items: [{ name: 'tea' }],
});
const receipts = [1, 2, 3, 4, 5].map(receipt);

describe('usual fields', () => {
  test('a list is one field, and empty values are none', () => {
    expect(listPresent({ a: 0, b: '', c: null, d: [], e: [{ x: 1 }], f: { g: false } })).toEqual(['a', 'e', 'f.g']);
  });

  test('are those of most documents, and none of few documents', () => {
    expect(findUsualFields(receipts)).toEqual(['shop.name', 'total', 'date', 'items']);
    expect(findUsualFields(receipts.slice(1))).toEqual([]);
  });

  test('a document that lacks most of them looks unlike the others', () => {
    const usual = findUsualFields(receipts);
    expect(findLack(receipt(6), usual)).toEqual({ missing: [], isUnlike: false });
    expect(findLack({ ...receipt(6), total: null }, usual)).toEqual({ missing: ['total'], isUnlike: false });
    expect(findLack({ date: '2026-01-01' }, usual)).toMatchObject({ isUnlike: true });
    expect(findLack({}, ['total', 'date'])).toEqual({ missing: ['total', 'date'], isUnlike: false });
  });
});

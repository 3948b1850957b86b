import { describe, expect, it } from 'vitest';
import { describeChanges, toLookupKey } from './lookup-words.ts';

describe('the words of lookups', () => {
  it('says what a replacement changed', () => {
    expect(describeChanges(null)).toBeNull();
    expect(describeChanges({ rowsAdded: 0, rowsRemoved: 0 })).toBe('no row changed');
    expect(describeChanges({ rowsAdded: 1, rowsRemoved: 1200 })).toBe('1 row added, 1,200 removed');
  });

  it('makes a key of a file name', () => {
    expect(toLookupKey('Vendor list (März).csv')).toBe('vendor-list-ma-rz');
    expect(toLookupKey('__x_1.csv')).toBe('x_1');
    expect(toLookupKey('.csv')).toBe('');
  });
});

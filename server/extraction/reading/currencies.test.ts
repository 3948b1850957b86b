import { expect, it } from 'vitest';
import { readCurrencies } from './currencies.ts';

it('reads currency codes and derives them from signs', () => {
  expect(readCurrencies('Total EUR 5')[0]).toMatchObject({ value: 'EUR', match: 'exact' });
  expect(readCurrencies('£5')[0]).toMatchObject({ value: 'GBP', match: 'derived' });
  expect(readCurrencies('THE END')).toEqual([]);
});

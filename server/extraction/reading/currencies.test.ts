import { expect, it } from 'vitest';
import { readCurrencies } from './currencies.ts';

it('reads currency codes and derives them from signs', () => {
  expect(readCurrencies('Total EUR 5')[0]).toMatchObject({ value: 'EUR', match: 'exact' });
  expect(readCurrencies('£5')[0]).toMatchObject({ value: 'GBP', match: 'derived' });
  expect(readCurrencies('THE END')).toEqual([]);
});

it.each([
  ['合計 36,000円', 'JPY'],
  ['￥36,000', 'JPY'],
  ['总计36,000.00元', 'CNY'],
  ['합계 36,000원', 'KRW'],
])('reads the currency of %s', (text, code) => {
  expect(readCurrencies(text)).toMatchObject([{ value: code }]);
});

it('takes the first year of an era for no currency', () => {
  expect(readCurrencies('令和1元年')).toEqual([]);
});

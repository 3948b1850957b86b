import { expect, test } from 'vitest';
import { toCost, toCount, toMoney } from './amounts.ts';

const money = (amount: number) => ({ amount, currency: 'USD' });

test('small amounts keep two digits, others have cents', () => {
  expect([12.345, 1, 0.5, 0.12, 0.05, 0.000987, -0.000987, 0].map((amount) => toMoney(money(amount)))).toEqual([
    '$12.35',
    '$1.00',
    '$0.50',
    '$0.12',
    '$0.05',
    '$0.00099',
    '-$0.00099',
    '$0.00',
  ]);
  expect(toCount(12_345)).toBe('12,345');
});

test('a cost that nobody knows is said in words, where something was used', () => {
  const cost = (runs: number, runsWithoutCost: number) => toCost({ cost: null, runs, runsWithoutCost });
  expect([cost(0, 0), cost(2, 1), cost(2, 0), cost(0, 1)]).toEqual(['–', 'Unknown', '–', '–']);
  expect(toCost({ cost: money(2), runs: 1, runsWithoutCost: 1 })).toBe('$2.00');
});

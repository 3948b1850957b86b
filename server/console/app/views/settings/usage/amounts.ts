/** Amounts as people read them. */
import type { Cost, UsageSum } from '@excerpt/sdk';

const numbers = new Intl.NumberFormat('en');
/** Two runs of a small model cost less than a cent: smaller costs have two digits that are not zero. */
const SMALL_COST = 0.1;

export const toCount = (count: number): string => numbers.format(count);

/** `$12.34`, `$0.00099`; what is unknown is said in words. */
export function toCost({ cost, runsWithoutCost, runs }: Pick<UsageSum, 'cost' | 'runsWithoutCost' | 'runs'>): string {
  if (cost === null) return runs > 0 && runsWithoutCost > 0 ? 'Unknown' : '–';
  return toMoney(cost);
}

/** `$12.34`, `$0.00099`. */
export function toMoney(cost: Cost): string {
  const digits = cost.amount !== 0 && Math.abs(cost.amount) < SMALL_COST ? { maximumSignificantDigits: 2 } : {};
  const amount = new Intl.NumberFormat('en', { style: 'currency', currency: cost.currency, ...digits });
  return amount.format(cost.amount);
}

import { describe, expect, it } from 'vitest';
import { addCosts, addUsage, fromNanos, roundCost, toNanos } from './call-usage.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('costs', () => {
  it('are exact to a billionth', () => {
    expect(roundCost(0.1 + 0.2)).toBe(0.3);
    expect(roundCost(0.000_000_001_4)).toBe(0.000_000_001);
    expect(toNanos(0.000_000_001)).toBe(1);
    expect(fromNanos(toNanos(1.234_567_891))).toBe(1.234_567_891);
    expect(addCosts(usd(0.1), usd(0.2))).toEqual(usd(0.3));
  });

  it('have no sum if one is unknown, or in another currency', () => {
    expect(addCosts(usd(1), null)).toBeNull();
    expect(addCosts(undefined, usd(1))).toBeNull();
    expect(addCosts(usd(1), { amount: 1, currency: 'EUR' })).toBeNull();
  });
});

describe('addUsage', () => {
  it('begins with the first', () => {
    const first = { inputTokens: 1, outputTokens: 2 };
    expect(addUsage(null, first)).toBe(first);
  });

  it('adds all counts', () => {
    const one = {
      inputTokens: 100,
      outputTokens: 10,
      cachedInputTokens: 5,
      cacheWriteTokens: 7,
      reasoningTokens: 3,
      cost: usd(0.1),
    };
    expect(addUsage(one, { ...one, cachedInputTokens: 1 })).toEqual({
      inputTokens: 200,
      outputTokens: 20,
      cachedInputTokens: 6,
      cacheWriteTokens: 14,
      reasoningTokens: 6,
      cost: usd(0.2),
    });
  });

  it('keeps a count that only one of them has, also of a single token', () => {
    const plain = { inputTokens: 1, outputTokens: 1 };
    const counts = { cachedInputTokens: 1, cacheWriteTokens: 1, reasoningTokens: 1 };
    expect(addUsage(plain, { ...plain, ...counts })).toEqual({ inputTokens: 2, outputTokens: 2, ...counts });
    expect(addUsage({ ...plain, ...counts }, plain)).toEqual({ inputTokens: 2, outputTokens: 2, ...counts });
  });

  it('leaves out counts that no provider gave, and an unknown cost', () => {
    const plain = { inputTokens: 1, outputTokens: 1 };
    expect(addUsage({ ...plain, cost: usd(1) }, plain)).toEqual({ inputTokens: 2, outputTokens: 2 });
  });
});

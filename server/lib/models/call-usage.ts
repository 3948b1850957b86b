/** Money. `amount` is in units of the currency, exact to a billionth. */
export interface Cost {
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/** What a provider reports of calls, and what they cost. */
export interface CallUsage {
  /** Includes `cachedInputTokens` and `cacheWriteTokens`. */
  inputTokens: number;
  /** Includes `reasoningTokens`. */
  outputTokens: number;
  /** Read from the provider's cache. */
  cachedInputTokens?: number;
  /** Written to the provider's cache, where that has a price of its own. */
  cacheWriteTokens?: number;
  reasoningTokens?: number;
  /** Null or absent if the price is unknown. */
  cost?: Cost | null;
}

const BILLION = 1_000_000_000;

export const roundCost = (amount: number): number => Math.round(amount * BILLION) / BILLION;

/** The integer that databases store. */
export const toNanos = (amount: number): number => Math.round(amount * BILLION);

export const fromNanos = (nanos: number): number => nanos / BILLION;

/** Null if one is unknown, or if the currencies differ. */
export function addCosts(a: Cost | null | undefined, b: Cost | null | undefined): Cost | null {
  if (a == null || b == null || a.currency !== b.currency) return null;
  return { amount: roundCost(a.amount + b.amount), currency: a.currency };
}

/** The sum of two usages; the sum of their costs is null if one is unknown. */
export function addUsage(a: CallUsage | null, b: CallUsage): CallUsage {
  if (a === null) return b;
  const cachedInputTokens = (a.cachedInputTokens ?? 0) + (b.cachedInputTokens ?? 0);
  const cacheWriteTokens = (a.cacheWriteTokens ?? 0) + (b.cacheWriteTokens ?? 0);
  const reasoningTokens = (a.reasoningTokens ?? 0) + (b.reasoningTokens ?? 0);
  const cost = addCosts(a.cost, b.cost);
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    ...(cachedInputTokens > 0 && { cachedInputTokens }),
    ...(cacheWriteTokens > 0 && { cacheWriteTokens }),
    ...(reasoningTokens > 0 && { reasoningTokens }),
    ...(cost !== null && { cost }),
  };
}

import { roundCost, type CallUsage, type Cost } from '../../lib/models/call-usage.ts';
import type { Source } from './source.ts';

/** Prices per million tokens. */
export interface TokenRates {
  input: number;
  /** Of tokens that the provider read from its cache; null if they cost as much as others. */
  cachedInput: number | null;
  /** Includes tokens of reasoning. */
  output: number;
}

export interface ModelPrice extends TokenRates {
  /** ISO 4217. */
  currency: string;
  /** Rates of a whole request whose prompt has more tokens than this. */
  longPrompt: (TokenRates & { above: number }) | null;
  /** ISO 8601 date; null for the first price. */
  from: string | null;
  source: Source;
}

type PriceOptions = Partial<Pick<ModelPrice, 'cachedInput' | 'longPrompt' | 'from'>>;

/** A price in US dollars per million tokens. */
export function definePrice(input: number, output: number, source: Source, options: PriceOptions = {}): ModelPrice {
  return { currency: 'USD', input, output, cachedInput: null, longPrompt: null, from: null, source, ...options };
}

/**
 * The price at a time; null if none is known.
 * @param prices in the order of their dates
 * @param now milliseconds since the epoch
 */
export function findPrice(prices: readonly ModelPrice[], now: number): ModelPrice | null {
  return prices.findLast(({ from }) => from === null || Date.parse(from) <= now) ?? null;
}

/** What one request costs. */
export function computeCost(price: ModelPrice, usage: CallUsage): Cost {
  const { longPrompt, currency } = price;
  const rates = longPrompt !== null && usage.inputTokens > longPrompt.above ? longPrompt : price;
  const cached = Math.min(usage.inputTokens, usage.cachedInputTokens ?? 0);
  const millionths =
    (usage.inputTokens - cached) * rates.input +
    cached * (rates.cachedInput ?? rates.input) +
    usage.outputTokens * rates.output;
  return { amount: roundCost(millionths / 1_000_000), currency };
}

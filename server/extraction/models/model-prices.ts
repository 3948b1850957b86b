import { roundCost, type CallUsage, type Cost } from '../../lib/models/call-usage.ts';
import type { Source } from './source.ts';

/** Prices per million tokens. */
export interface TokenRates {
  input: number;
  /** Of tokens that the provider read from its cache; null if they cost as much as others. */
  cachedInput: number | null;
  /** Of tokens that the provider wrote to its cache; null if they cost as much as others. */
  cacheWrite: number | null;
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

type PriceOptions = Partial<Pick<ModelPrice, 'cachedInput' | 'cacheWrite' | 'from'>> & {
  longPrompt?: Pick<TokenRates, 'input' | 'output'> & Partial<TokenRates> & { above: number };
};

/** What a price leaves out. */
export const PRICE_DEFAULTS = { cachedInput: null, cacheWrite: null, longPrompt: null, from: null } as const;

/** A price in US dollars per million tokens. */
export function definePrice(input: number, output: number, source: Source, options: PriceOptions = {}): ModelPrice {
  const { longPrompt, ...others } = options;
  return {
    ...PRICE_DEFAULTS,
    currency: 'USD',
    input,
    output,
    source,
    ...others,
    ...(longPrompt !== undefined && { longPrompt: { cachedInput: null, cacheWrite: null, ...longPrompt } }),
  };
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
  const { inputTokens, cachedInputTokens = 0, cacheWriteTokens = 0, outputTokens } = usage;
  const { input, cachedInput, cacheWrite, output } = chooseRates(price, inputTokens);
  const cached = Math.min(inputTokens, cachedInputTokens);
  const written = Math.min(inputTokens - cached, cacheWriteTokens);
  const millionths =
    (inputTokens - cached - written) * input +
    cached * (cachedInput ?? input) +
    written * (cacheWrite ?? input) +
    outputTokens * output;
  return { amount: roundCost(millionths / 1_000_000), currency: price.currency };
}

/** The rates of a request whose prompt has so many tokens. */
export function chooseRates(price: ModelPrice, inputTokens: number): TokenRates {
  const { longPrompt } = price;
  return longPrompt !== null && inputTokens > longPrompt.above ? longPrompt : price;
}

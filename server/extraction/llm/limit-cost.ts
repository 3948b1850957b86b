import { ExtractionError } from '../engine.ts';
import { chooseRates, type ModelPrice } from '../models/model-prices.ts';
import type { Spent } from './failures/explain-failure.ts';
import { countTokens } from './formats/prompt-parts.ts';
import type { StructuredCall } from './model-client.ts';

/** With less than this, no answer is worth the price of its prompt. */
const MIN_OUTPUT_TOKENS = 200;
const MILLION = 1_000_000;

/**
 * Limits the answer of a call to what it may cost. Throws `cost_limit` if there is no room for an answer.
 * @param price null if it is unknown
 * @param spent by the requests that the call has already made
 */
export function limitCost(call: StructuredCall, price: ModelPrice | null, spent: Spent): StructuredCall {
  const { maxCost, provider } = call;
  if (maxCost === undefined) return call;
  if (price === null) throw createCostError(provider, `The price of ${call.model} is not known.`, spent);
  const inputTokens = countTokens(call.messages, call.schema);
  const { input, cacheWrite, output } = chooseRates(price, inputTokens);
  // The provider may write the whole prompt to its cache.
  const left = (maxCost - sumSpent(spent)) * MILLION - inputTokens * Math.max(input, cacheWrite ?? 0);
  const affordable = output === 0 ? call.maxOutputTokens : Math.floor(left / output);
  if (left < 0 || affordable < Math.min(MIN_OUTPUT_TOKENS, call.maxOutputTokens))
    throw createCostError(provider, `Another call to ${call.model} could exceed it.`, spent);
  return { ...call, maxOutputTokens: Math.min(call.maxOutputTokens, affordable) };
}

/** Infinity if an answer reported no usage: no limit holds then. */
function sumSpent({ usage, answeredBy }: Spent): number {
  if (usage === null) return answeredBy === null ? 0 : Infinity;
  return usage.cost?.amount ?? Infinity;
}

/** An answer that was truncated by the limit of the cost. */
export function toCostError(error: unknown, call: StructuredCall, limited: StructuredCall): unknown {
  const isLimited = limited.maxOutputTokens < call.maxOutputTokens;
  if (!isLimited || !(error instanceof ExtractionError) || error.code !== 'output_truncated') return error;
  return createCostError(call.provider, 'It left no room for the whole answer.', error, error);
}

function createCostError(
  provider: string,
  reason: string,
  { usage, requests, answeredBy }: Spent,
  cause?: ExtractionError,
): ExtractionError {
  return new ExtractionError('cost_limit', `The run would cost more than its maxCost. ${reason} Raise maxCost.`, {
    provider,
    usage,
    requests,
    answeredBy,
    ...(cause?.cutOff !== undefined && { cutOff: cause.cutOff }),
    cause,
  });
}

import { addUsage, type CallUsage } from '../../../lib/models/call-usage.ts';
import { isObject } from '../../../lib/json-object.ts';
import type { JsonValue } from '../../../lib/json-value.ts';
import { ExtractionError } from '../../engine.ts';
import { readCutAnswer } from '../../llm/cut-answer.ts';
import { estimateTokens } from '../../llm/estimate-tokens.ts';
import { countTokens } from '../../llm/formats/prompt-parts.ts';
import { limitCost, toCostError } from '../../llm/limit-cost.ts';
import type { StructuredCall } from '../../llm/model-client.ts';
import { computeCost, type ModelPrice } from '../../models/model-prices.ts';
import { createScriptedClient, type ScriptedClient } from './scripted-client.ts';

export interface BillingClient extends ScriptedClient {
  /** What all calls cost. */
  getCost(): number;
}

/** A provider that counts tokens as we estimate them, bills each call, and cuts answers at the limit of the call. */
export function createBillingClient(price: ModelPrice, answer: (call: StructuredCall) => JsonValue): BillingClient {
  let usage: CallUsage | null = null;
  const client = createScriptedClient(answer);

  function bill(call: StructuredCall, outputTokens: number): CallUsage {
    const counted = { inputTokens: countTokens(call.messages, call.schema), outputTokens };
    const billed = { ...counted, cost: computeCost(price, counted) };
    usage = addUsage(usage, billed);
    return billed;
  }

  return {
    ...client,
    getCost: () => usage?.cost?.amount ?? 0,
    describeModel: async (target) => ({ ...(await client.describeModel(target)), price }),
    async complete(call) {
      const limited = limitCost(call, price, { usage: null, requests: 0, isUnseen: true, answeredBy: null });
      const { value } = await client.complete(limited);
      const text = JSON.stringify(value);
      const tokens = estimateTokens(text);
      if (tokens <= limited.maxOutputTokens)
        return { value, usage: bill(call, tokens), requests: 1, relaxed: [], answeredBy: call.model };
      const cut = text.slice(0, Math.floor((text.length * limited.maxOutputTokens) / tokens));
      const cutOff = readCutAnswer(cut);
      const error = new ExtractionError('output_truncated', 'The answer was cut.', {
        usage: bill(call, limited.maxOutputTokens),
        ...(isObject(cutOff) && { cutOff }),
      });
      throw toCostError(error, call, limited);
    },
  };
}

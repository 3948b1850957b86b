import { getOwn, isObject } from '../../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { CallUsage } from '../../../lib/models/call-usage.ts';
import type { ProviderQuirks } from '../../models/provider-registry.ts';
import { createNoAnswer } from '../failures/read-failure.ts';
import { createCompletionReader, isCount, toCount } from './response-parts.ts';
import { ANSWER_NAME, type Outcome } from './wire-format.ts';

/** Reads the response to a message. */
export const readAnthropicMessage = createCompletionReader({ modelProperty: 'model', readUsage, readOutcome });

function readOutcome(body: JsonObject, quirks: ProviderQuirks, status: number): Outcome {
  const { content } = body;
  if (!Array.isArray(content) || (content.length === 0 && getOwn(body, 'stop_reason') === undefined))
    return createNoAnswer(status, 'no_content');
  return readContent(content.filter(isObject), String(body['stop_reason'] ?? ''), quirks);
}

function readContent(blocks: readonly JsonObject[], reason: string, quirks: ProviderQuirks): Outcome {
  if (quirks.refusedReasons.includes(reason)) return { kind: 'refused', code: reason };
  // Reasoning is a block of another type.
  const text = blocks.map((block) => (block['type'] === 'text' ? String(block['text'] ?? '') : '')).join('');
  if (quirks.truncatedReasons.includes(reason)) return { kind: 'truncated', code: reason, text };
  const called = blocks.find(({ type, name }) => type === 'tool_use' && name === ANSWER_NAME);
  if (isObject(called?.['input'])) return { kind: 'written', text: JSON.stringify(called['input']) };
  return { kind: 'written', text };
}

/** `input_tokens` counts only what was neither read from the cache nor written to it. */
function readUsage({ usage }: JsonObject): CallUsage | null {
  if (!isObject(usage)) return null;
  const { input_tokens: fresh, output_tokens: outputTokens } = usage;
  if (!isCount(fresh) || !isCount(outputTokens)) return null;
  const cachedInputTokens = toCount(usage['cache_read_input_tokens']);
  const cacheWriteTokens = toCount(usage['cache_creation_input_tokens']);
  const details: JsonValue | undefined = usage['output_tokens_details'];
  return {
    inputTokens: fresh + cachedInputTokens + cacheWriteTokens,
    outputTokens,
    cachedInputTokens,
    cacheWriteTokens,
    reasoningTokens: isObject(details) ? toCount(details['thinking_tokens']) : 0,
  };
}

import { isObject } from '../../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { CallUsage } from '../../../lib/models/call-usage.ts';
import type { ProviderQuirks } from '../../models/provider-registry.ts';
import { createBrokenAnswer, createNoAnswer } from '../failures/read-failure.ts';
import { createCompletionReader, isCount, toCount } from './response-parts.ts';
import type { Outcome } from './wire-format.ts';

/** Reads the response to `generateContent`. */
export const readGeminiContent = createCompletionReader({ modelProperty: 'modelVersion', readUsage, readOutcome });

function readOutcome(body: JsonObject, quirks: ProviderQuirks, status: number): Outcome {
  const { candidates, promptFeedback } = body;
  // A prompt that is blocked has no candidates.
  const blocked = isObject(promptFeedback) ? promptFeedback['blockReason'] : undefined;
  if (typeof blocked === 'string') return { kind: 'refused', code: 'prompt_blocked' };
  const [candidate] = Array.isArray(candidates) ? candidates : [];
  if (!isObject(candidate)) return createNoAnswer(status, 'no_candidates');
  const reason = String(candidate['finishReason'] ?? '').toLowerCase();
  if (quirks.refusedReasons.includes(reason)) return { kind: 'refused', code: reason };
  if (quirks.truncatedReasons.includes(reason))
    return { kind: 'truncated', code: reason, text: readText(candidate['content']) };
  if (reason === 'error' || reason === 'other') return createBrokenAnswer(status, 'finish_error');
  return { kind: 'written', text: readText(candidate['content']) };
}

/** Parts marked `thought` are the model's reasoning. */
function readText(content: JsonValue | undefined): string {
  const parts = isObject(content) && Array.isArray(content['parts']) ? content['parts'].filter(isObject) : [];
  return parts.flatMap(({ text, thought }) => (typeof text === 'string' && thought !== true ? [text] : [])).join('');
}

/** Reasoning is billed as output, and counted beside it. */
function readUsage({ usageMetadata: usage }: JsonObject): CallUsage | null {
  if (!isObject(usage) || !isCount(usage['promptTokenCount'])) return null;
  const reasoningTokens = toCount(usage['thoughtsTokenCount']);
  return {
    inputTokens: usage['promptTokenCount'],
    outputTokens: toCount(usage['candidatesTokenCount']) + reasoningTokens,
    cachedInputTokens: toCount(usage['cachedContentTokenCount']),
    reasoningTokens,
  };
}

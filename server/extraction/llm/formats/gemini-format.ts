import { isObject } from '../../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { CallUsage } from '../../../lib/models/call-usage.ts';
import type { ProviderQuirks } from '../../models/provider-registry.ts';
import { createBrokenAnswer, createNoAnswer } from '../failures/read-failure.ts';
import { chooseTemperature, countRequestTokens, createPrompt, encodeBytes, type ContentPart } from './prompt-parts.ts';
import { createCompletionReader, isCount, toCount } from './response-parts.ts';
import type { BuiltRequest, Outcome, RequestParts } from './wire-format.ts';

/** Reads the response to `generateContent`. */
export const readGeminiContent = createCompletionReader({ modelProperty: 'modelVersion', readUsage, readOutcome });

/** The request of `generateContent`, with the model, which is a part of its address. */
export function buildGeminiRequest(parts: RequestParts): BuiltRequest {
  const { call, quirks, rung, schema } = parts;
  const prompt = createPrompt(parts);
  const system = prompt.find(({ role }) => role === 'system');
  const optional = createOptionalParameters(parts);
  const body: JsonObject = {
    ...quirks.extraBody,
    model: call.model,
    ...(system !== undefined && { systemInstruction: { parts: system.parts.map(toWirePart) } }),
    contents: prompt
      .filter((message) => message !== system)
      .map((message) => ({
        role: message.role === 'assistant' ? 'model' : 'user',
        parts: message.parts.map(toWirePart),
      })),
    generationConfig: {
      maxOutputTokens: call.maxOutputTokens,
      ...(rung !== 'prompt' && { responseMimeType: 'application/json' }),
      ...(rung === 'json_schema' && { responseJsonSchema: schema }),
      ...optional,
    },
  };
  return { body, optional: Object.keys(optional), tokens: countRequestTokens(parts) };
}

/** The efforts that not all of its models know are sent as the nearest one: most reject `minimal`. */
const THINKING_LEVELS: Readonly<Record<string, string>> = { none: 'low', minimal: 'low', xhigh: 'high', max: 'high' };

function createOptionalParameters(parts: RequestParts): JsonObject {
  const { call, quirks, without } = parts;
  const { sample = 0, parameters = {} } = call;
  const temperature = chooseTemperature(parts);
  const effort = parameters.reasoningEffort;
  const wanted: JsonObject = {
    ...(temperature !== null && { temperature }),
    ...(quirks.seed !== null && { [quirks.seed]: (parameters.seed ?? 1) + sample }),
    ...(effort !== undefined && { thinkingConfig: { thinkingLevel: THINKING_LEVELS[effort] ?? effort } }),
  };
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => !without.includes(name)));
}

function toWirePart(part: ContentPart): JsonObject {
  if (part.type === 'text') return { text: part.text };
  const mimeType = part.type === 'picture' ? part.mediaType : 'application/pdf';
  return { inlineData: { mimeType, data: encodeBytes(part.bytes) } };
}

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

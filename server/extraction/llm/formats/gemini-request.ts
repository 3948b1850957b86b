import type { JsonObject } from '../../../lib/json-value.ts';
import { chooseTemperature, countRequestTokens, createPrompt, encodeBytes, type ContentPart } from './prompt-parts.ts';
import type { BuiltRequest, RequestParts } from './wire-format.ts';

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

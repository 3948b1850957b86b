import { getOwn, isObject } from '../../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { CallUsage } from '../../../lib/models/call-usage.ts';
import type { ProviderQuirks } from '../../models/provider-registry.ts';
import { createNoAnswer } from '../failures/read-failure.ts';
import {
  chooseTemperature,
  countRequestTokens,
  createPrompt,
  encodeBytes,
  type ContentPart,
  type PromptMessage,
} from './prompt-parts.ts';
import { createCompletionReader, isCount, toCount } from './response-parts.ts';
import { ANSWER_NAME, type BuiltRequest, type Outcome, type RequestParts, TOOL_DESCRIPTION } from './wire-format.ts';

/** Reads the response to a message. */
export const readAnthropicMessage = createCompletionReader({ modelProperty: 'model', readUsage, readOutcome });

/** Marks the end of a prefix to cache. Reading it costs a tenth, writing it a quarter more than other input. */
const CACHED = { cache_control: { type: 'ephemeral' } };

/** The request of a message. */
export function buildAnthropicRequest(parts: RequestParts): BuiltRequest {
  const { call, quirks, rung, schema } = parts;
  const [system, ...others] = splitSystem(createPrompt(parts));
  const optional = createOptionalParameters(parts);
  const { effort, ...temperature } = optional;
  const format = rung === 'json_schema_strict' ? { type: 'json_schema', schema } : undefined;
  const config = { ...(effort !== undefined && { effort }), ...(format !== undefined && { format }) };
  const body: JsonObject = {
    ...quirks.extraBody,
    model: call.model,
    max_tokens: call.maxOutputTokens,
    ...(system !== undefined && { system: [{ type: 'text', text: joinTexts(system.parts), ...CACHED }] }),
    messages: others.map((message, index) => toWireMessage(message, index === 0 ? countCachedParts(parts) : 0)),
    ...(Object.keys(config).length > 0 && { output_config: config }),
    ...(rung === 'tool' && {
      tools: [{ name: ANSWER_NAME, description: TOOL_DESCRIPTION, input_schema: schema }],
      tool_choice: quirks.forcesTools ? { type: 'tool', name: ANSWER_NAME } : { type: 'auto' },
    }),
    ...temperature,
  };
  for (const name of quirks.rejects) delete body[name];
  return { body, optional: Object.keys(optional), tokens: countRequestTokens(parts) };
}

function splitSystem(prompt: PromptMessage[]): [PromptMessage | undefined, ...PromptMessage[]] {
  const [first, ...others] = prompt;
  return first?.role === 'system' ? [first, ...others] : [undefined, ...prompt];
}

const joinTexts = (parts: readonly ContentPart[]): string =>
  parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n');

/** Of the efforts, the interface knows five. The others are sent as the lowest one. */
const EFFORTS: Readonly<Record<string, string>> = { none: 'low', minimal: 'low' };

/** The interface has no seed. */
function createOptionalParameters(parts: RequestParts): JsonObject {
  const { call, without } = parts;
  const temperature = chooseTemperature(parts);
  const effort = call.parameters?.reasoningEffort;
  return {
    ...(temperature !== null && !without.includes('temperature') && { temperature }),
    ...(effort !== undefined && !without.includes('effort') && { effort: EFFORTS[effort] ?? effort }),
  };
}

/** The parts of the document, if another call repeats them. The question after them differs. */
function countCachedParts({ call }: RequestParts): number {
  const document = call.messages.find(({ role }) => role === 'user')?.content;
  if (call.repeatsDocument !== true || document === undefined) return 0;
  return typeof document === 'string' ? 1 : document.length;
}

function toWireMessage({ role, parts }: PromptMessage, cachedParts: number): JsonObject {
  const content = parts.map(toWirePart);
  return { role, content: content.map((part, index) => (index === cachedParts - 1 ? { ...part, ...CACHED } : part)) };
}

function toWirePart(part: ContentPart): JsonObject {
  if (part.type === 'text') return { type: 'text', text: part.text };
  const source = {
    type: 'base64',
    media_type: part.type === 'picture' ? part.mediaType : 'application/pdf',
    data: encodeBytes(part.bytes),
  };
  return { type: part.type === 'picture' ? 'image' : 'document', source };
}

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

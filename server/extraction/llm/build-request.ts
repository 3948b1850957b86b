import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import type { ProviderQuirks } from '../models/provider-registry.ts';
import type { ModelMessage, PicturePart, StructuredCall, TextPart } from './model-client.ts';
import type { Rung } from './rungs.ts';

export interface BuiltRequest {
  body: JsonObject;
  /** Parameters that may be left out if the provider refuses them. */
  optional: string[];
  /** Estimated tokens of the prompt and the longest answer, as rate limits count them. */
  tokens: number;
}

/** The name of the schema, and of the tool that takes the answer. */
export const ANSWER_NAME = 'extraction';
const JSON_ONLY =
  'Answer only with one JSON object that matches this JSON Schema. Do not add explanations or code fences.';
const TOOL_ONLY = `Answer by calling the tool ${ANSWER_NAME} once. Do not write anything else.`;
const CHARACTERS_PER_TOKEN = 4;
const TOKENS_PER_PICTURE = 1_500;

/**
 * @param schema compiled for the provider, or the user's own schema where only the prompt contains it
 * @param without parameters that the provider refused
 */
export function buildRequest(
  call: StructuredCall,
  quirks: ProviderQuirks,
  rung: Rung,
  schema: JsonObject,
  without: readonly string[],
): BuiltRequest {
  const isInPrompt = rung === 'json_object' || rung === 'prompt' || (quirks.repeatSchema && rung !== 'tool');
  const rule = isInPrompt
    ? `${JSON_ONLY}\n${JSON.stringify(schema)}`
    : rung === 'tool' && !quirks.forcesTools
      ? TOOL_ONLY
      : null;
  const messages = rule === null ? call.messages : appendRule(call.messages, rule);
  const optional = createOptionalParameters(call, quirks, without);
  const body: JsonObject = {
    ...quirks.extraBody,
    model: call.model,
    messages: messages.map(toWireMessage),
    ...createFormatParameters(rung, schema, quirks),
    ...optional,
  };
  for (const name of quirks.rejects) delete body[name];
  return {
    body,
    optional: Object.keys(optional).filter((name) => name in body),
    tokens: countTokens(messages, isInPrompt ? null : schema) + call.maxOutputTokens,
  };
}

function createFormatParameters(rung: Rung, schema: JsonObject, { forcesTools }: ProviderQuirks): JsonObject {
  switch (rung) {
    case 'json_schema_strict':
      return { response_format: { type: 'json_schema', json_schema: { name: ANSWER_NAME, strict: true, schema } } };
    case 'json_schema':
      return { response_format: { type: 'json_schema', json_schema: { name: ANSWER_NAME, schema } } };
    case 'tool':
      return {
        tools: [
          {
            type: 'function',
            function: {
              name: ANSWER_NAME,
              description: 'Records the data that was extracted from the document.',
              parameters: schema,
            },
          },
        ],
        tool_choice: forcesTools ? { type: 'function', function: { name: ANSWER_NAME } } : 'auto',
      };
    case 'json_object':
      return { response_format: { type: 'json_object' } };
    case 'prompt':
      return {};
  }
}

/** Of further samples: high enough that a model that is unsure answers differently. */
const SAMPLE_TEMPERATURE = 0.7;

/** A seed and temperature 0, as far as the provider accepts them, so that the same prompt gets the same answer. */
function createOptionalParameters(
  call: StructuredCall,
  quirks: ProviderQuirks,
  without: readonly string[],
): JsonObject {
  const { sample = 0 } = call;
  const otherLimit = quirks.tokenLimit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
  const { parameters = {} } = call;
  const limit = [quirks.tokenLimit, otherLimit].find((name) => !without.includes(name));
  const wanted: [string | null | undefined, JsonValue][] = [
    [limit, call.maxOutputTokens],
    [
      quirks.temperature || parameters.temperature !== undefined ? 'temperature' : null,
      sample > 0 ? Math.max(SAMPLE_TEMPERATURE, parameters.temperature ?? 0) : (parameters.temperature ?? 0),
    ],
    [quirks.seed, (parameters.seed ?? 1) + sample],
    [parameters.reasoningEffort === undefined ? null : 'reasoning_effort', parameters.reasoningEffort ?? ''],
  ];
  return Object.fromEntries(
    wanted.flatMap(([name, value]) =>
      typeof name === 'string' && !without.includes(name) ? [[name, value] as const] : [],
    ),
  );
}

/** Appends to the first system message, which is identical across calls, so that providers can cache the prefix. */
function appendRule(messages: ModelMessage[], rule: string): ModelMessage[] {
  const [first, ...others] = messages;
  if (first?.role !== 'system') return [{ role: 'system', content: rule }, ...messages];
  const content =
    typeof first.content === 'string'
      ? `${first.content}\n\n${rule}`
      : [...first.content, { type: 'text' as const, text: rule }];
  return [{ ...first, content }, ...others];
}

function toWireMessage({ role, content }: ModelMessage): JsonObject {
  return { role, content: typeof content === 'string' ? content : content.map(toWirePart) };
}

function toWirePart(part: TextPart | PicturePart): JsonObject {
  if (part.type === 'text') return { type: 'text', text: part.text };
  return {
    type: 'image_url',
    image_url: { url: `data:${part.mediaType};base64,${Buffer.from(part.bytes).toString('base64')}` },
  };
}

/** The estimated tokens of a prompt, with a schema beside it. */
export function countTokens(messages: readonly ModelMessage[], schema: JsonObject | null): number {
  let characters = schema === null ? 0 : JSON.stringify(schema).length;
  let pictures = 0;
  for (const { content } of messages) {
    for (const part of typeof content === 'string' ? [{ type: 'text' as const, text: content }] : content) {
      if (part.type === 'text') characters += part.text.length;
      else pictures += 1;
    }
  }
  return Math.ceil(characters / CHARACTERS_PER_TOKEN) + pictures * TOKENS_PER_PICTURE;
}

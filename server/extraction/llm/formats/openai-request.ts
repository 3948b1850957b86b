import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { ProviderQuirks } from '../../models/provider-registry.ts';
import type { Rung } from '../rungs.ts';
import {
  chooseTemperature,
  countRequestTokens,
  createPrompt,
  encodeBytes,
  type ContentPart,
  type PromptMessage,
} from './prompt-parts.ts';
import { ANSWER_NAME, TOOL_DESCRIPTION, type BuiltRequest, type RequestParts } from './wire-format.ts';

/** The request of a chat completion. */
export function buildOpenAiRequest(parts: RequestParts): BuiltRequest {
  const { call, quirks, rung, schema } = parts;
  const optional = createOptionalParameters(parts);
  const body: JsonObject = {
    ...quirks.extraBody,
    model: call.model,
    messages: createPrompt(parts).map(toWireMessage),
    ...createFormatParameters(rung, schema, quirks),
    ...optional,
  };
  for (const name of quirks.rejects) delete body[name];
  return {
    body,
    optional: Object.keys(optional).filter((name) => name in body),
    tokens: countRequestTokens(parts),
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
            function: { name: ANSWER_NAME, description: TOOL_DESCRIPTION, parameters: schema },
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

/** A seed and temperature 0, as far as the provider accepts them, so that the same prompt gets the same answer. */
function createOptionalParameters(parts: RequestParts): JsonObject {
  const { call, quirks, without } = parts;
  const { sample = 0, parameters = {} } = call;
  const otherLimit = quirks.tokenLimit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
  const limit = [quirks.tokenLimit, otherLimit].find((name) => !without.includes(name));
  const temperature = chooseTemperature(parts);
  const wanted: [string | null | undefined, JsonValue][] = [
    [limit, call.maxOutputTokens],
    [temperature === null ? null : 'temperature', temperature],
    [quirks.seed, (parameters.seed ?? 1) + sample],
    [parameters.reasoningEffort === undefined ? null : 'reasoning_effort', parameters.reasoningEffort ?? ''],
  ];
  return Object.fromEntries(
    wanted.flatMap(([name, value]) =>
      typeof name === 'string' && !without.includes(name) ? [[name, value] as const] : [],
    ),
  );
}

/** Text is sent as a string: not all servers accept lists of parts. */
function toWireMessage({ role, parts }: PromptMessage): JsonObject {
  const isText = parts.every(({ type }) => type === 'text');
  const texts = parts.flatMap((part) => (part.type === 'text' ? [part.text] : []));
  return { role, content: isText ? texts.join('\n\n') : parts.map(toWirePart) };
}

function toWirePart(part: ContentPart): JsonObject {
  switch (part.type) {
    case 'text':
      return { type: 'text', text: part.text };
    case 'picture':
      return { type: 'image_url', image_url: { url: `data:${part.mediaType};base64,${encodeBytes(part.bytes)}` } };
    case 'document':
      return {
        type: 'file',
        file: { filename: 'document.pdf', file_data: `data:application/pdf;base64,${encodeBytes(part.bytes)}` },
      };
  }
}

/**
 * What Anthropic's Messages API refuses, as its documentation says of version 2026-10-21, and what its prompt cache
 * stores.
 */
import { createHash } from 'node:crypto';
import type { ReceivedRequest, Reply } from './scripted-provider.ts';
import { typedError } from './provider-replies.ts';

type Json = null | boolean | number | string | Json[] | JsonObject;
interface JsonObject {
  [key: string]: Json;
}
type Block = JsonObject & { type: string; cache_control?: JsonObject };

const PARAMETERS = new Set(
  (
    'model max_tokens messages system tools tool_choice output_config thinking metadata stop_sequences ' +
    'stream service_tier inference_geo cache_control container'
  ).split(' '),
);
const BLOCKS: Readonly<Record<string, string[]>> = {
  text: ['type', 'text', 'cache_control', 'citations'],
  image: ['type', 'source', 'cache_control'],
  document: ['type', 'source', 'cache_control', 'title', 'context', 'citations'],
};
const MAX_BREAKPOINTS = 4;

/** The refusal of a request; null if it is accepted. */
export function refuseAnthropicRequest({ headers, body }: ReceivedRequest, key: string): Reply | null {
  if (headers['x-api-key'] !== key && headers.authorization !== `Bearer ${key}`)
    return typedError(401, 'invalid x-api-key', 'authentication_error');
  if (headers['anthropic-version'] !== '2026-10-21') return invalid('anthropic-version: header is required');
  const problem = body === null ? 'a body is required' : findProblem(body);
  return problem === null ? null : invalid(problem);
}

const invalid = (message: string): Reply => typedError(400, message);

function findProblem(body: JsonObject): string | null {
  const { messages, max_tokens: maxTokens, system = [], tool_choice: choice, output_config: config } = body;
  const unknown = Object.keys(body).find((name) => !PARAMETERS.has(name));
  if (unknown !== undefined) return `${unknown}: Extra inputs are not permitted`;
  if (typeof maxTokens !== 'number') return 'max_tokens: Field required';
  if (!Array.isArray(messages) || messages.length === 0) return 'messages: at least one message is required';
  if (isObject(choice) && choice['type'] !== 'auto') return 'tool_choice: forcing a tool is not supported here';
  const turns = messages as (JsonObject & { role: string; content: Block[] })[];
  if (turns.some(({ role }) => role !== 'user' && role !== 'assistant')) return 'messages: unexpected role';
  if (turns.at(-1)?.role !== 'user') return 'This model does not support assistant message prefill.';
  const blocks = [...(system as Block[]), ...turns.flatMap(({ content }) => content)];
  const broken = blocks.map(findBlockProblem).find((problem) => problem !== null);
  if (broken !== undefined) return broken;
  if (blocks.filter(({ cache_control: mark }) => mark !== undefined).length > MAX_BREAKPOINTS)
    return 'A maximum of 4 blocks with cache_control may be provided.';
  const format = isObject(config) ? config['format'] : undefined;
  if (format === undefined) return null;
  if (!isObject(format) || format['type'] !== 'json_schema' || !isObject(format['schema']))
    return 'output_config.format: expected a json_schema';
  return findSchemaProblem(format['schema']);
}

function findBlockProblem(block: Block): string | null {
  const known = BLOCKS[block.type];
  if (known === undefined) return `content: unexpected type ${block.type}`;
  if (Object.keys(block).some((name) => !known.includes(name))) return 'content: Extra inputs are not permitted';
  if (block.type === 'text') return block['text'] === '' ? 'messages: text content blocks must be non-empty' : null;
  const { source } = block;
  return isObject(source) && source['type'] === 'base64' && typeof source['data'] === 'string'
    ? null
    : 'source: invalid';
}

const KEYWORDS = new Set(
  (
    'type properties required additionalProperties items enum const anyOf allOf description title default ' +
    'format minItems $ref $defs'
  ).split(' '),
);
const FORMATS = ['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'uri', 'ipv4', 'ipv6', 'uuid'];
const MAX_UNIONS = 16;
const MAX_OPTIONAL = 24;

function findSchemaProblem(schema: JsonObject): string | null {
  const found: string[] = [];
  let unions = 0;
  let optional = 0;
  const visit = (at: Json | undefined): void => {
    if (!isObject(at)) return;
    for (const [keyword, value] of Object.entries(at)) {
      if (!KEYWORDS.has(keyword)) found.push(`For 'schema', property '${keyword}' is not supported`);
      if (keyword === 'format' && !FORMATS.includes(String(value))) found.push(`format '${String(value)}' unsupported`);
      if (keyword === 'minItems' && value !== 0 && value !== 1) found.push('minItems values other than 0 or 1');
    }
    if (Array.isArray(at['anyOf']) || Array.isArray(at['type'])) unions += 1;
    if (Array.isArray(at['anyOf'])) at['anyOf'].forEach(visit);
    visit(at['items']);
    const properties = isObject(at['properties']) ? at['properties'] : {};
    const required = Array.isArray(at['required']) ? at['required'] : [];
    if (at['type'] === 'object' && at['additionalProperties'] !== false)
      found.push("For 'object' type, 'additionalProperties' must be explicitly set to false");
    optional += Object.keys(properties).filter((name) => !required.includes(name)).length;
    Object.values(properties).forEach(visit);
  };
  visit(schema);
  if (unions > MAX_UNIONS)
    found.push(
      `Schemas contains too many parameters with union types (${unions} parameters with type arrays or anyOf) ` +
        `which exceeds the limit: ${MAX_UNIONS}`,
    );
  if (optional > MAX_OPTIONAL)
    found.push(`Schemas contains too many optional parameters (${optional}), which exceeds the limit: ${MAX_OPTIONAL}`);
  return found[0] === undefined ? null : `output_config.format.schema: ${found[0]}`;
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface PromptCache {
  /** The usage of a request's prompt. Stores the prefixes that it marks. */
  count(body: JsonObject): {
    input_tokens: number;
    cache_read_input_tokens: number;
    cache_creation_input_tokens: number;
  };
}

/** Prefixes up to each mark, after the schema, which is a part of every prefix. */
export function createPromptCache(minTokens = 1): PromptCache {
  const known = new Set<string>();
  return {
    count(body) {
      const hash = createHash('sha256').update(JSON.stringify([body['model'], body['output_config'], body['tools']]));
      const turns = body['messages'] as { content: Block[] }[];
      let tokens = 0;
      let read = 0;
      let written = 0;
      const fresh: string[] = [];
      for (const block of [...((body['system'] ?? []) as Block[]), ...turns.flatMap(({ content }) => content)]) {
        const { cache_control: mark, ...content } = block;
        const text = JSON.stringify(content);
        hash.update(text);
        tokens += Math.ceil(text.length / 4);
        if (mark === undefined || tokens < minTokens) continue;
        const prefix = hash.copy().digest('hex');
        if (known.has(prefix)) read = tokens;
        else written = tokens;
        fresh.push(prefix);
      }
      for (const prefix of fresh) known.add(prefix);
      const cached = Math.max(read, written);
      return {
        input_tokens: tokens - cached,
        cache_read_input_tokens: read,
        cache_creation_input_tokens: Math.max(0, written - read),
      };
    },
  };
}

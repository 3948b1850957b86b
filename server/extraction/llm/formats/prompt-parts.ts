import { LRUCache } from 'lru-cache';
import type { JsonObject } from '../../../lib/json-value.ts';
import { estimateTokens, PDF_PAGE_TOKENS, PICTURE_TOKENS } from '../estimate-tokens.ts';
import type { DocumentPart, ModelMessage, PicturePart, TextPart } from '../model-client.ts';
import { ANSWER_NAME, type RequestParts } from './wire-format.ts';

const JSON_ONLY =
  'Answer only with one JSON object that matches this JSON Schema. Do not add explanations or code fences.';
const TOOL_ONLY = `Answer by calling the tool ${ANSWER_NAME} once. Do not write anything else.`;

export type ContentPart = TextPart | PicturePart | DocumentPart;

export interface PromptMessage {
  role: ModelMessage['role'];
  parts: ContentPart[];
}

/** Whether the schema is a part of the prompt. */
export function isSchemaInPrompt({ quirks, rung }: Pick<RequestParts, 'quirks' | 'rung'>): boolean {
  return rung === 'json_object' || rung === 'prompt' || (quirks.repeatSchema && rung !== 'tool');
}

/**
 * The messages of a call, consecutive ones of one role joined, as some providers require. A rule about the form of the
 * answer ends the question, after the document: so the prompts about one document begin alike, which caches of
 * providers need.
 */
export function createPrompt({ call, quirks, rung, schema }: RequestParts): PromptMessage[] {
  const rule = isSchemaInPrompt({ quirks, rung })
    ? `${JSON_ONLY}\n${JSON.stringify(schema)}`
    : rung === 'tool' && !quirks.forcesTools
      ? TOOL_ONLY
      : null;
  const messages = rule === null ? call.messages : appendRule(call.messages, rule);
  const prompt: PromptMessage[] = [];
  for (const message of messages) {
    const { role } = message;
    const parts = toParts(message);
    const last = prompt.at(-1);
    if (last?.role === role) last.parts.push(...parts);
    else prompt.push({ role, parts: [...parts] });
  }
  return prompt;
}

/** Appends to the first question, which repairs repeat: their prompts begin like the first one. */
function appendRule(messages: readonly ModelMessage[], rule: string): ModelMessage[] {
  const answer = messages.findIndex(({ role }) => role === 'assistant');
  const at = answer === -1 ? messages.length : answer;
  return [...messages.slice(0, at), { role: 'user', content: rule }, ...messages.slice(at)];
}

/** The estimated tokens of a prompt, with a schema beside it. */
export function countTokens(messages: readonly ModelMessage[], schema: JsonObject | null): number {
  const parts = messages.flatMap(toParts);
  return parts.reduce((sum, part) => sum + countPart(part), schema === null ? 0 : countSchema(schema));
}

/** The instructions, schemas and short documents of many calls are the same. */
const tokensBySchema = new WeakMap<JsonObject, number>();
const tokensByText = new LRUCache<string, number>({ max: 50 });
const MAX_KEPT_CHARACTERS = 50_000;

function countSchema(schema: JsonObject): number {
  const tokens = tokensBySchema.get(schema) ?? estimateTokens(JSON.stringify(schema));
  tokensBySchema.set(schema, tokens);
  return tokens;
}

function countText(text: string): number {
  if (text.length > MAX_KEPT_CHARACTERS) return estimateTokens(text);
  const tokens = tokensByText.get(text) ?? estimateTokens(text);
  tokensByText.set(text, tokens);
  return tokens;
}

const toParts = ({ content }: ModelMessage): ContentPart[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : content;

function countPart(part: ContentPart): number {
  if (part.type === 'text') return countText(part.text);
  return part.type === 'picture' ? PICTURE_TOKENS : part.pages * PDF_PAGE_TOKENS;
}

/** The estimated tokens of a request. */
export function countRequestTokens(parts: RequestParts): number {
  const { call, schema } = parts;
  return countTokens(call.messages, schema) + call.maxOutputTokens;
}

export const encodeBytes = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** Of further samples: high enough that a model that is unsure answers differently. */
const SAMPLE_TEMPERATURE = 0.7;

/** Null if none is to be sent. */
export function chooseTemperature({ call, quirks }: RequestParts): number | null {
  const { sample = 0, parameters = {} } = call;
  if (!quirks.temperature && parameters.temperature === undefined) return null;
  const wanted = parameters.temperature ?? 0;
  return sample > 0 ? Math.max(SAMPLE_TEMPERATURE, wanted) : wanted;
}

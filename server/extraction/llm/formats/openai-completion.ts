import type { CallUsage } from '../../../lib/models/call-usage.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { ProviderQuirks } from '../../models/provider-registry.ts';
import { isObject } from '../../../lib/json-object.ts';
import { parseJson } from '../../json-text/bounded-json.ts';
import type { ProviderAnswer } from '../clients/provider-client.ts';
import { createBrokenAnswer, createNoAnswer } from '../failures/read-failure.ts';
import { createCompletionReader, getFirstChoice, isCount, toCount } from './response-parts.ts';
import { ANSWER_NAME, type Outcome, type WireFormat } from './wire-format.ts';

const readCompletion = createCompletionReader({ modelProperty: 'model', readUsage, readOutcome });

/** Reads the response to a chat completion. */
export const readOpenAiCompletion: WireFormat['readCompletion'] = (answer, ...context) => {
  const reading = readCompletion(answer, ...context);
  return isCutOff(answer) ? { ...reading, outcome: { kind: 'truncated', code: 'max_tokens', text: '' } } : reading;
};

/** Groq rejects its own answer where the limit of tokens cuts off the JSON, and shows none of it. */
function isCutOff({ status, body }: ProviderAnswer): boolean {
  const error = isObject(body) && isObject(body['error']) ? body['error'] : body;
  const failed = isObject(error) ? error['failed_generation'] : undefined;
  return status === 400 && typeof failed === 'string' && /^max completion tokens reached/i.test(failed);
}

/** An answer that broke off on the server: in general, at DeepSeek, and at vLLM and SGLang. */
const BROKEN_REASONS: ReadonlySet<string> = new Set(['error', 'insufficient_system_resource', 'abort']);

function readOutcome(body: JsonObject, quirks: ProviderQuirks, status: number): Outcome {
  const choice = getFirstChoice(body);
  if (!isObject(choice) || !isObject(choice['message'])) return createNoAnswer(status, 'no_choices');
  return readChoice(choice, choice['message'], quirks, status);
}

function readChoice(choice: JsonObject, message: JsonObject, quirks: ProviderQuirks, status: number): Outcome {
  const finish = String(choice['finish_reason'] ?? '').toLowerCase();
  const refusal = message['refusal'];
  if ((typeof refusal === 'string' && refusal !== '') || quirks.refusedReasons.includes(finish))
    return { kind: 'refused', code: quirks.refusedReasons.includes(finish) ? finish : 'refusal' };
  if (quirks.truncatedReasons.includes(finish))
    return { kind: 'truncated', code: finish, text: readText(message['content']) || (readArguments(message) ?? '') };
  if (BROKEN_REASONS.has(finish)) return createBrokenAnswer(status, 'finish_error');
  const text = readArguments(message) ?? readText(message['content']);
  return { kind: 'written', text: text === '' ? readMisplacedText(message) : text };
}

/** vLLM takes an answer without reasoning for reasoning, unless its parser is told. Only JSON is an answer there. */
function readMisplacedText({ reasoning_content: content, reasoning = content }: JsonObject): string {
  return typeof reasoning === 'string' && isObject(parseJson(reasoning)) ? reasoning : '';
}

/** A string, or the text parts of a list. Reasoning is a part of another type. */
function readText(content: JsonValue | undefined): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part) =>
      isObject(part) && (part['type'] ?? 'text') === 'text' && typeof part['text'] === 'string' ? part['text'] : '',
    )
    .join('');
}

/** The arguments of the call of our tool: a string by the specification, an object from some servers. */
function readArguments(message: JsonObject): string | null {
  const calls = Array.isArray(message['tool_calls']) ? message['tool_calls'] : [];
  const functions = [...calls.map((call) => (isObject(call) ? call['function'] : null)), message['function_call']];
  const called = functions.find((one) => isObject(one) && (one['name'] ?? ANSWER_NAME) === ANSWER_NAME);
  if (!isObject(called)) return null;
  const given = called['arguments'];
  return typeof given === 'string' ? given : isObject(given) ? JSON.stringify(given) : null;
}

function readUsage(body: JsonObject): CallUsage | null {
  const usage = body['usage'];
  if (!isObject(usage)) return null;
  const inputTokens = usage['prompt_tokens'] ?? usage['input_tokens'];
  const outputTokens = usage['completion_tokens'] ?? usage['output_tokens'];
  if (!isCount(inputTokens) || !isCount(outputTokens)) return null;
  const reasoningTokens = readDetail(usage, ['completion_tokens_details', 'output_tokens_details'], 'reasoning_tokens');
  const promptDetails = ['prompt_tokens_details', 'input_tokens_details'];
  const cachedInputTokens =
    readDetail(usage, promptDetails, 'cached_tokens') ||
    toCount(usage['prompt_cache_hit_tokens'] ?? usage['cached_tokens']);
  // Some providers bill reasoning beside `completion_tokens`, and only count it in the total.
  const isBeside = reasoningTokens > 0 && usage['total_tokens'] === inputTokens + outputTokens + reasoningTokens;
  return {
    inputTokens,
    outputTokens: isBeside ? outputTokens + reasoningTokens : outputTokens,
    cachedInputTokens,
    cacheWriteTokens: readDetail(usage, promptDetails, 'cache_write_tokens'),
    reasoningTokens,
  };
}

function readDetail(usage: JsonObject, places: readonly string[], name: string): number {
  const details = places.map((place) => usage[place]).find(isObject);
  return toCount(details?.[name]);
}

import type { CallUsage } from '../../lib/models/call-usage.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import type { ProviderQuirks } from '../models/provider-registry.ts';
import { isObject } from '../../lib/json-object.ts';
import { parseJson } from './bounded-json.ts';
import { ANSWER_NAME } from './build-request.ts';
import { readProviderError } from './failures/provider-error.ts';
import {
  createBrokenAnswer,
  createNoAnswer,
  readFailure,
  type FailedOutcome,
  type SentParts,
} from './failures/read-failure.ts';
import type { ProviderAnswer } from './transport.ts';

export type Outcome =
  /** The model's text, or the arguments of its tool call. May be empty. */
  | { kind: 'written'; text: string }
  | { kind: 'truncated'; code: string }
  | { kind: 'refused'; code: string }
  | FailedOutcome;

export interface Reading {
  outcome: Outcome;
  /** Null if the provider reported none. */
  usage: CallUsage | null;
  /** The model that the provider says answered. */
  answeredBy: string | null;
}

/** @param now milliseconds since the epoch */
export function readCompletion(answer: ProviderAnswer, quirks: ProviderQuirks, sent: SentParts, now: number): Reading {
  const { status } = answer;
  // Some servers send JSON with another content type.
  const body = typeof answer.body === 'string' ? parseJson(answer.body) : answer.body;
  const reported = {
    usage: isObject(body) ? readUsage(body) : null,
    answeredBy: isObject(body) ? readModel(body) : null,
  };
  if (status < 200 || status > 299) return { outcome: readFailure(answer, sent, now), ...reported };
  const error = findError(body);
  if (error !== null) {
    const failed = { ...answer, status: inferStatus(error, sent.words), body: error };
    return { outcome: readFailure(failed, sent, now), ...reported };
  }
  if (!isObject(body)) return { outcome: createNoAnswer(status, 'not_json'), ...reported };
  const choice = getFirstChoice(body);
  if (!isObject(choice) || !isObject(choice['message']))
    return { outcome: createNoAnswer(status, 'no_choices'), ...reported };
  return { outcome: readChoice(choice, choice['message'], quirks, status), ...reported };
}

function readChoice(choice: JsonObject, message: JsonObject, quirks: ProviderQuirks, status: number): Outcome {
  const finish = String(choice['finish_reason'] ?? '').toLowerCase();
  const refusal = message['refusal'];
  if ((typeof refusal === 'string' && refusal !== '') || quirks.refusedReasons.includes(finish))
    return { kind: 'refused', code: quirks.refusedReasons.includes(finish) ? finish : 'refusal' };
  if (quirks.truncatedReasons.includes(finish)) return { kind: 'truncated', code: finish };
  if (finish === 'error') return createBrokenAnswer(status, 'finish_error');
  return { kind: 'written', text: readArguments(message) ?? readText(message['content']) };
}

const getFirstChoice = ({ choices }: JsonObject): JsonValue | undefined =>
  Array.isArray(choices) ? choices[0] : undefined;

/**
 * The error in a response of 200, in any shape: nested, flat, in an array, or within the choice. Null if there is none.
 */
function findError(body: JsonValue | undefined): JsonValue | null {
  if (Array.isArray(body)) return body.some((one) => isObject(one) && isPresent(one['error'])) ? body : null;
  if (!isObject(body)) return null;
  const choice = getFirstChoice(body);
  if (isObject(choice) && isPresent(choice['error'])) return { error: choice['error'] };
  return isPresent(body['error']) || body['object'] === 'error' ? body : null;
}

const isPresent = (value: JsonValue | undefined): value is JsonValue =>
  value !== undefined && value !== null && value !== false && value !== '';

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

const MAX_MODEL_LENGTH = 200;

function readModel({ model }: JsonObject): string | null {
  return typeof model === 'string' && model !== '' ? model.slice(0, MAX_MODEL_LENGTH) : null;
}

function readUsage(body: JsonObject): CallUsage | null {
  const usage = body['usage'];
  if (!isObject(usage)) return null;
  const inputTokens = usage['prompt_tokens'] ?? usage['input_tokens'];
  const outputTokens = usage['completion_tokens'] ?? usage['output_tokens'];
  if (!isCount(inputTokens) || !isCount(outputTokens)) return null;
  const reasoningTokens = readDetail(usage, ['completion_tokens_details', 'output_tokens_details'], 'reasoning_tokens');
  const cachedInputTokens =
    readDetail(usage, ['prompt_tokens_details', 'input_tokens_details'], 'cached_tokens') ||
    toCount(usage['prompt_cache_hit_tokens']);
  // Some providers bill reasoning beside `completion_tokens`, and only count it in the total.
  const isBeside = reasoningTokens > 0 && usage['total_tokens'] === inputTokens + outputTokens + reasoningTokens;
  return {
    inputTokens,
    outputTokens: isBeside ? outputTokens + reasoningTokens : outputTokens,
    cachedInputTokens,
    reasoningTokens,
  };
}

function readDetail(usage: JsonObject, places: readonly string[], name: string): number {
  const details = places.map((place) => usage[place]).find(isObject);
  return toCount(details?.[name]);
}

const toCount = (value: JsonValue | undefined): number => (isCount(value) ? value : 0);

const isCount = (value: JsonValue | undefined): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** Derives the status of an error that came with 200 from its code or message. */
function inferStatus(body: JsonValue, words: ReadonlySet<string>): number {
  const { status, statement, codes } = readProviderError(body, words);
  if (status !== null) return status;
  const own = `${statement}\n${codes.join('\n')}`;
  return STATUS_PATTERNS.find(([said]) => said.test(own))?.[1] ?? 502;
}

/** The first match decides. */
const STATUS_PATTERNS: readonly (readonly [RegExp, number])[] = [
  [/rate[ _-]?limit|too many requests/i, 429],
  [/authentication_error|invalid_api_key|unauthori[sz]ed/i, 401],
  [/model_not_found/i, 404],
  [/invalid_request|bad_?request/i, 400],
];

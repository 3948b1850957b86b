import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { isObject } from '../../lib/json-object.ts';
import type { ProviderQuirks } from '../models/provider-registry.ts';
import {
  explainFailure,
  explainRefusal,
  explainTruncation,
  explainUnreadable,
  type Spent,
} from './failures/explain-failure.ts';
import type { Target } from './failures/failure-table.ts';
import type { StructuredCall } from './model-client.ts';
import { readCutAnswer } from './cut-answer.ts';
import { parseAnswer, parseWholeAnswer } from './parse-answer.ts';
import type { BuiltRequest, Outcome, RequestParts, WireFormat } from './formats/wire-format.ts';
import type { FailedRequest } from './failures/read-failure.ts';
import type { Requester } from './requester.ts';
import type { WorkingMode, Rung } from './rungs.ts';

export interface LadderQuestion {
  target: Target;
  quirks: ProviderQuirks;
  format: WireFormat;
  /** In the order to try them. */
  rungs: readonly Rung[];
  /** The schema to send on a rung. */
  schemaFor(rung: Rung): JsonObject;
  /** An answer in the form of the call's schema. */
  restore(value: JsonValue, rung: Rung): JsonValue;
  /** Parameters that the provider is known to refuse. */
  without: readonly string[];
  requester: Requester;
  /** The call with what the requests before have left of its cost. Throws `cost_limit` if that is too little. */
  limit(spent: Spent): StructuredCall;
  ask(request: BuiltRequest, parts: RequestParts): Promise<Outcome>;
}

export interface LadderAnswer extends WorkingMode {
  value: JsonValue;
  /**
   * Whether to remember the rung: the provider refused the ones before it. A single malformed answer is no reason to.
   */
  shouldRemember: boolean;
}

/** Answers without JSON before the call fails. */
const MAX_UNREADABLE = 2;
/** Groq's code for an answer of the model that is no JSON, or does not match the schema. */
const MALFORMED_CODE = 'json_validate_failed';
/** Safety limit. Each refusal removes a rung or a parameter, and there are fewer than this. */
const MAX_STEPS = 20;

/**
 * Tries one rung after another until the provider accepts the request and the model answers with JSON. Throws
 * `ExtractionError`.
 */
export async function askWithFallback(question: LadderQuestion): Promise<LadderAnswer> {
  const { target, quirks, format, rungs, requester } = question;
  let { without } = question;
  let refusal: FailedRequest = { kind: 'schema', status: 400, code: undefined, retryAfterMs: null };
  const explainCut = (rung: Rung, code: string, text: string) => {
    const value = readCutAnswer(text);
    const cutOff = value === undefined ? undefined : question.restore(value, rung);
    return explainTruncation(target, { code, cutOff: isObject(cutOff) ? cutOff : undefined }, requester.spent);
  };
  let unreadable = 0;
  /** Whether the model failed where the provider had accepted the mode. */
  let isMalformed = false;
  let at = 0;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const rung = rungs[at];
    if (rung === undefined) break;
    const call = question.limit(requester.spent);
    const parts = { call, quirks, rung, schema: question.schemaFor(rung), without };
    const outcome = await question.ask(format.buildRequest(parts), parts);
    if (outcome.kind === 'refused') throw explainRefusal(target, outcome.code, requester.spent);
    const shouldRemember = !isMalformed;
    if (outcome.kind === 'truncated') {
      // Some models write spaces after the answer until the limit ends them.
      const value = parseWholeAnswer(outcome.text);
      if (value !== undefined) return { value: question.restore(value, rung), rung, without, shouldRemember };
      throw explainCut(rung, outcome.code, outcome.text);
    }
    if (outcome.kind === 'failed') {
      refusal = outcome.failure;
      isMalformed ||= refusal.code === MALFORMED_CODE;
      if (refusal.parameter !== undefined) without = [...without, refusal.parameter];
      else if (refusal.kind === 'schema') at += 1;
      else break;
      continue;
    }
    const parsed = parseAnswer(outcome.text);
    if (parsed.kind === 'json') return { value: question.restore(parsed.value, rung), rung, without, shouldRemember };
    if (parsed.kind !== 'none')
      throw explainCut(rung, parsed.kind === 'endless' ? 'endless_repetition' : 'unfinished_json', outcome.text);
    unreadable += 1;
    isMalformed = true;
    if (unreadable >= MAX_UNREADABLE)
      throw explainUnreadable(target, outcome.text.trim() === '' ? 'empty_answer' : 'no_json', requester.spent);
    // The next rung asks in different terms. On the last rung, ask again.
    at = Math.min(at + 1, rungs.length - 1);
  }
  throw explainFailure(target, refusal, requester.spent);
}

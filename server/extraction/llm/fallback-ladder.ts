import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import type { ProviderQuirks } from '../models/provider-registry.ts';
import { buildRequest, type BuiltRequest } from './build-request.ts';
import {
  explainFailure,
  explainRefusal,
  explainTruncation,
  explainUnreadable,
  type Target,
} from './explain-failure.ts';
import type { StructuredCall } from './model-client.ts';
import { parseAnswer } from './parse-answer.ts';
import type { Outcome } from './read-completion.ts';
import type { FailedRequest } from './read-failure.ts';
import type { Requester } from './requester.ts';
import type { Learned, Rung } from './rungs.ts';

export interface Question {
  call: StructuredCall;
  target: Target;
  quirks: ProviderQuirks;
  /** From the first to try to the last. */
  rungs: readonly Rung[];
  /** What goes out on a rung. */
  schemaFor(rung: Rung): JsonObject;
  /** Parameters that the provider is known to refuse. */
  without: readonly string[];
  requester: Requester;
  ask(request: BuiltRequest): Promise<Outcome>;
}

export interface Found extends Learned {
  value: JsonValue;
  /**
   * Whether the rung was reached because those before it were refused, and not for a model that wrote something else
   * once.
   */
  isLesson: boolean;
}

/** Answers that were no JSON, in one call, before it fails. */
const MAX_UNREADABLE = 2;
/** Each refusal takes a rung or a parameter away: this many there are not. */
const MAX_STEPS = 20;

/**
 * Asks on one rung after another, until the provider takes the schema and the model answers with JSON. Throws
 * `ExtractionError`.
 */
export async function climbDown(question: Question): Promise<Found> {
  const { call, target, quirks, rungs, requester } = question;
  let { without } = question;
  let refusal: FailedRequest = { kind: 'schema', status: 400, code: undefined, retryAfterMs: null };
  let unreadable = 0;
  let at = 0;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const rung = rungs[at];
    if (rung === undefined) break;
    const outcome = await question.ask(buildRequest(call, quirks, rung, question.schemaFor(rung), without));
    if (outcome.kind === 'refused') throw explainRefusal(target, outcome.code, requester.spent);
    if (outcome.kind === 'truncated') throw explainTruncation(target, outcome.code, requester.spent);
    if (outcome.kind === 'failed') {
      refusal = outcome.failure;
      if (refusal.parameter !== undefined) without = [...without, refusal.parameter];
      else if (refusal.kind === 'schema') at += 1;
      else break;
      continue;
    }
    const parsed = parseAnswer(outcome.text);
    if (parsed.kind === 'json') return { value: parsed.value, rung, without, isLesson: unreadable === 0 };
    if (parsed.kind !== 'none')
      throw explainTruncation(
        target,
        parsed.kind === 'endless' ? 'endless_repetition' : 'unfinished_json',
        requester.spent,
      );
    unreadable += 1;
    if (unreadable >= MAX_UNREADABLE)
      throw explainUnreadable(target, outcome.text.trim() === '' ? 'empty_answer' : 'no_json', requester.spent);
    // The next rung says in other words what is wanted; the last one is target again.
    at = Math.min(at + 1, rungs.length - 1);
  }
  throw explainFailure(target, refusal, requester.spent);
}

import { checkAnswer, conclude, type Conclusion } from '../../../server/extraction/pipeline/check-answer.ts';
import { createQuestionSchema } from '../../../server/extraction/pipeline/ask-schema.ts';
import { isSameValue } from '../../../server/extraction/pipeline/merging/answer-tree.ts';
import type { ConfidenceFacts } from '../../../server/extraction/scoring/confidence-features.ts';
import type { ErrorHistory } from '../../../server/extraction/scoring/error-rate.ts';
import type { Evidence } from '../../../server/extraction/engine.ts';
import { isObject, setOwn } from '../../../server/lib/json-object.ts';
import { getAt, parsePointer } from '../../../server/lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../../server/lib/json-value.ts';
import type { ErrorKind, PlayedAnswer } from './play-errors.ts';
import type { Sample } from './annotated-samples.ts';

/** A value of a played answer. */
export interface JudgedValue {
  evidence: Evidence;
  facts: ConfidenceFacts;
  value: JsonValue;
  truth: JsonValue;
  isRight: boolean;
  error: ErrorKind | undefined;
}

const MAX_REPAIRS = 10;
/** The built-in extractor reads a document once for each schema. */
const relaxed = new WeakMap<JsonObject, JsonObject>();

/** What the pipeline makes of an answer; null if it fails. @param history of the model's earlier answers */
export function judgePlayed(
  { definition, layout }: Sample,
  { answer, truth, errors }: PlayedAnswer,
  history: ErrorHistory = [],
) {
  // Nulls are allowed everywhere, so that errors of the model do not fail validation.
  const schema = relaxed.get(definition) ?? createQuestionSchema(definition, true);
  relaxed.set(definition, schema);
  for (let round = 0; round < MAX_REPAIRS; round++) {
    const checked = checkAnswer({ schema, value: answer, layout });
    if ('answer' in checked) {
      const facts = new Map<string, ConfidenceFacts>();
      const observe = (path: string, one: ConfidenceFacts): void => void facts.set(path, one);
      const answers = [{ ...checked.answer, part: 0, stretches: [] }];
      const concluded = conclude({ definition: schema, answers, checks: [], layout, history, observe });
      if ('problems' in concluded) return null;
      return {
        data: concluded.extractedData,
        lists: concluded.lists,
        errors: concluded.errors,
        values: listJudged(concluded, truth, errors, facts),
      };
    }
    for (const { path } of checked.problems) repair(answer, path, truth);
  }
  return null;
}

function listJudged(
  { evidence, extractedData }: Conclusion,
  truth: JsonObject,
  errors: ReadonlyMap<string, ErrorKind>,
  facts: ReadonlyMap<string, ConfidenceFacts>,
): JudgedValue[] {
  return evidence.flatMap((one): JudgedValue[] => {
    const steps = parsePointer(one.path);
    const [right, known] = [getAt(truth, steps), facts.get(one.path)];
    // Fields without a key are not annotated.
    if (right === undefined || known === undefined) return [];
    const value = getAt(extractedData, steps) ?? null;
    const isRight = isSameValue(value, right) || String(value) === String(right);
    const error = errors.get(one.path);
    // Forming the answer changed a value that was right: that says nothing about confidence.
    if (!isRight && error === undefined) return [];
    return [{ evidence: one, facts: known, value, truth: right, isRight, error }];
  });
}

/** Replaces a value that does not match the schema by the expected one, as a repair would. */
function repair(root: JsonObject, path: string, truth: JsonObject): void {
  const steps = parsePointer(path);
  const parent = getAt(root, steps.slice(0, -1));
  const last = steps.at(-1) ?? '';
  const value: JsonValue = getAt(truth, steps) ?? null;
  if (Array.isArray(parent)) parent[Number(last)] = value;
  else if (isObject(parent)) setOwn(parent, last, value);
}

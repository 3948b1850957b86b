import { createQuestionSchema } from '../../../server/extraction/pipeline/ask-schema.ts';
import { checkAnswer, conclude } from '../../../server/extraction/pipeline/check-answer.ts';
import { compileSchema } from '../../../server/extraction/schema/compile/compile-schema.ts';
import { getSchemaProfile } from '../../../server/extraction/schema/schema-profiles.ts';
import { encodeAnswer, equalsRestored, expressNulls } from '../../../server/extraction/schema/testing/encode-answer.ts';
import { createValidator } from '../../../server/extraction/schema/validate.ts';
import { isObject } from '../../../server/lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../server/lib/json-value.ts';
import type { Sample } from '../../evaluation/played/annotated-samples.ts';
import { say, sayRatio } from '../measure.ts';
import { PROFILES } from './kept-answers.ts';

/**
 * Plays a model that finds exactly what is annotated, through the interface of each kind of provider in turn, and
 * compares it with the data of the run. Documents matter: what they print decides how values are read.
 */
export function measurePerfectAnswers(samples: readonly Sample[]): void {
  const counts = { kept: 0, changed: 0, failed: 0 };
  const usable = samples.flatMap((sample) => {
    const expected = omitNulls(sample.expected);
    return isDescribed(sample.definition, expected) ? [{ ...sample, expected }] : [];
  });
  for (const [position, sample] of usable.entries()) counts[sendPerfectAnswer(sample, position)] += 1;
  say(
    `  correct answers about ${usable.length} of ${samples.length} documents, whose data match their schema: ` +
      `${counts.kept} kept, ${counts.changed} changed, ${counts.failed} failed`,
  );
  sayRatio('changed or failed', counts.changed + counts.failed, { atMost: 0 });
}

function sendPerfectAnswer({ definition, expected, layout }: Sample, position: number): 'kept' | 'changed' | 'failed' {
  const profile = getSchemaProfile(PROFILES[position % PROFILES.length] ?? 'openai');
  const { schema, plan, restore } = compileSchema(createQuestionSchema(definition, false), profile);
  const encoded = encodeAnswer(expected, plan, schema, profile.allRequired);
  // A schema with a limited number of unions says null in other ways.
  const sent = profile.maxUnions === undefined ? encoded : expressNulls(encoded, schema);
  const value = restore(JSON.parse(JSON.stringify(sent)));
  const checked = checkAnswer({ schema: definition, value, layout });
  if (!('answer' in checked)) return 'failed';
  const answers = [{ ...checked.answer, part: 0, stretches: [] }];
  const concluded = conclude({ definition, answers, checks: [], layout, isValid: true });
  if ('problems' in concluded) return 'failed';
  return equalsRestored(omitNulls(concluded.extractedData), expected) ? 'kept' : 'changed';
}

/** Some annotations have data of another schema. */
const isDescribed = (definition: JsonObject, expected: JsonObject): boolean =>
  Object.keys(expected).every((key) => Object.hasOwn((definition['properties'] ?? {}) as JsonObject, key)) &&
  createValidator(definition)(expected).length === 0;

/** Optional values that are null mean the same as absent ones. */
function omitNulls<Value extends JsonValue>(value: Value): Value {
  if (Array.isArray(value)) return value.map((one) => omitNulls(one)) as Value;
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([, one]) => one !== null);
  return Object.fromEntries(kept.map(([key, one]) => [key, omitNulls(one as JsonValue)])) as Value;
}

/** What rules say of the data of stored runs. */
import type { JsonObject } from '../../lib/json-value.ts';
import type { LookupTables } from '../../lib/models/lookup-table.ts';
import type { RuleResult, SchemaRule } from '../../lib/models/schema-guidance.ts';
import { checkData } from './apply-rules.ts';
import { MAX_STEPS } from './compiled-expression.ts';

export interface TrialTask {
  definition: JsonObject;
  rules: readonly SchemaRule[];
  documents: readonly {
    /** JSON of an object. */
    data: string;
    /** `YYYY-MM-DD`. */
    today: string;
  }[];
  tables: LookupTables;
}

/** Steps of all documents together: about eight seconds. */
const MAX_TRIAL_STEPS = 4 * MAX_STEPS;

/**
 * The results of each document, in their order. Once the steps are used up, what takes steps is unknown.
 * @throws RuleSyntaxError for rules that `lintRules` calls invalid
 */
export function tryRules(
  { definition, rules, documents, tables }: TrialTask,
  maxSteps = MAX_TRIAL_STEPS,
): RuleResult[][] {
  let left = maxSteps;
  return documents.map(({ data, today }) => {
    const checked = { definition, rules, data: JSON.parse(data) as JsonObject, today, tables };
    const { results, steps } = checkData(checked, Math.min(MAX_STEPS, left));
    left -= steps;
    return results;
  });
}

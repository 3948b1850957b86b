/** Which values of an answer about violated rules replace those of the extraction. Runs in a child process. */
import { getAt, isWithin, parsePointer, setAt } from '../../../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { RuleResult } from '../../../lib/models/schema-guidance.ts';
import type { GroundedLeaf } from '../../grounding/grounded-leaf.ts';
import type { RuleSet } from '../../../lib/models/rule-set.ts';
import { checkData } from '../../rules/apply-rules.ts';
import { MAX_STEPS } from '../../rules/compiled-expression.ts';
import { checkAnswer, conclude, type Conclusion, type ConcludeRequest } from '../check-answer.ts';
import { isSameValue } from '../merging/answer-tree.ts';

/** A value in place of the one at a path of the data. */
export interface Replacement {
  path: string;
  value: JsonValue;
}

export interface CorrectionRequest extends ConcludeRequest, Omit<RuleSet, 'definition'> {
  /** The definition of the version, with its derived fields. `definition` is what was extracted. */
  schema: JsonObject;
  /** What was extracted. */
  data: JsonObject;
  replacements: Replacement[];
}

export interface Correction {
  conclusion: Conclusion;
  /** The paths of the values that were replaced. */
  paths: string[];
}

/**
 * A value is replaced where the document states the new one, as a whole and without a difference, and each rule holds
 * as well as before, one better. Null where no value is.
 */
export function correctValues(request: CorrectionRequest): Correction | null {
  const { data, schema, rules, today, tables } = request;
  const grounded = groundReplacements(request);
  if (grounded.length === 0) return null;
  // The steps of all attempts together: rules are checked again for each value.
  let steps = MAX_STEPS;
  const check = (chosen: readonly PlacedValue[]): RuleResult[] | null => {
    const ruleSet = { definition: schema, rules, today, tables };
    const checked = checkData({ ...ruleSet, data: replaceValues(data, chosen) }, steps);
    steps -= checked.steps;
    return steps > 0 ? checked.results : null;
  };
  const chosen = chooseBetter(grounded, check);
  if (chosen.length === 0) return null;
  const conclusion = conclude({ ...request, corrections: chosen.map(({ leaf, value }) => ({ leaf, value })) });
  return 'problems' in conclusion ? null : { conclusion, paths: chosen.map(({ path }) => path) };
}

interface PlacedValue extends Replacement {
  leaf: GroundedLeaf;
}

function replaceValues(data: JsonObject, values: readonly Replacement[]): JsonObject {
  const copy = structuredClone(data);
  for (const { path, value } of values) setAt(copy, parsePointer(path), value);
  return copy;
}

/** The replacements that fit the definition and that the document states. */
function groundReplacements({ data, definition, layout, replacements }: CorrectionRequest): PlacedValue[] {
  let changed = replacements.filter(
    ({ path, value }) => value !== null && !isSameValue(value, getAt(data, parsePointer(path)) ?? null),
  );
  // What does not match the definition is left out, and the rest is tried once more.
  for (let round = 0; round < 2 && changed.length > 0; round++) {
    const seen = checkAnswer({ schema: definition, value: replaceValues(data, changed), layout });
    if ('answer' in seen) {
      const { value, leaves } = seen.answer;
      const byPath = new Map(leaves.map((leaf) => [leaf.path, leaf]));
      return changed.flatMap(({ path }) => {
        const leaf = byPath.get(path);
        const formed = getAt(value, parsePointer(path)) ?? null;
        return formed !== null && (leaf?.match === 'exact' || leaf?.match === 'normalized')
          ? [{ path, value: formed, leaf }]
          : [];
      });
    }
    const { problems } = seen;
    changed = changed.filter(({ path }) => problems.every((problem) => !isWithin(problem.path, path)));
  }
  return [];
}

const countViolated = ({ result, rows }: RuleResult): number => (result === 'violated' ? (rows?.length ?? 1) : 0);
const RANKS = { violated: 0, unknown: 1, holds: 2 } as const;

/** Whether no rule is worse and one is better. */
function isBetter(after: readonly RuleResult[], before: readonly RuleResult[]): boolean {
  const isWorse = after.some((result, index) => {
    const was = before[index];
    return was === undefined || RANKS[result.result] < RANKS[was.result] || countViolated(result) > countViolated(was);
  });
  const sum = (results: readonly RuleResult[]) => results.reduce((total, one) => total + countViolated(one), 0);
  return !isWorse && sum(after) < sum(before);
}

/** Each value by itself, then those that only help together, without those that do not contribute. */
function chooseBetter(
  values: readonly PlacedValue[],
  check: (chosen: readonly PlacedValue[]) => RuleResult[] | null,
): PlacedValue[] {
  let chosen: PlacedValue[] = [];
  let results = check([]);
  const accept = (next: PlacedValue[]): boolean => {
    const after = results === null ? null : check(next);
    if (after === null || results === null || !isBetter(after, results)) return false;
    [chosen, results] = [next, after];
    return true;
  };
  for (const value of values) accept([...chosen, value]);
  const rest = values.filter((value) => !chosen.includes(value));
  if (rest.length < 2 || !accept([...chosen, ...rest])) return chosen;
  for (const value of rest) {
    const fewer = chosen.filter((one) => one !== value);
    const after = check(fewer);
    if (after === null || results === null) break;
    if (!isBetter(results, after)) [chosen, results] = [fewer, after];
  }
  return chosen;
}

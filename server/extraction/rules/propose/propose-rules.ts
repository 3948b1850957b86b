/** Finds rules that hold on samples of a kind of documents. */
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { getOwn, isObject } from '../../../lib/json-object.ts';
import type { SchemaRule } from '../../../lib/models/schema-guidance.ts';
import { buildFieldTree, type Field } from '../../schema/field-tree.ts';
import { checkRules, compileRule } from '../check-rules.ts';
import { NO_ENVIRONMENT } from '../functions/rule-function.ts';
import { listCandidates, type Candidate } from './list-candidates.ts';

const MAX_PROPOSED = 30;

/** The values at a path; null where one of them is missing. */
function valuesAt(data: JsonValue, path: readonly string[]): JsonValue[] | null {
  const [name, ...rest] = path;
  if (name === undefined) return data === null ? null : [data];
  if (name === '*') {
    if (!Array.isArray(data) || data.length === 0) return null;
    const values = data.map((entry) => valuesAt(entry, rest));
    return values.every((some) => some !== null) ? values.flat() : null;
  }
  const value = isObject(data) ? getOwn(data, name) : undefined;
  return value === undefined ? null : valuesAt(value, rest);
}

/** The first way to write a candidate that no sample violates. */
function findHolding({ name, checks }: Candidate, fields: Field, samples: readonly JsonObject[]): SchemaRule | null {
  for (const check of checks) {
    const rule: SchemaRule = { name, check, severity: 'warning' };
    const compiled = compileRule(rule, fields);
    const isViolated = samples.some((data) => checkRules([compiled], data, NO_ENVIRONMENT)[0]?.result === 'violated');
    if (!isViolated) return rule;
  }
  return null;
}

/**
 * Rules that no sample violates, where at least one sample has all values of a rule, and they say more than chance.
 * Of rules over the same values, such as those of two fields that are always equal, only the first is proposed.
 */
export function proposeRules(definition: JsonObject, samples: readonly JsonObject[]): SchemaRule[] {
  const fields = buildFieldTree(definition);
  const rules: SchemaRule[] = [];
  const known = new Set<string>();
  for (const candidate of listCandidates(fields)) {
    if (rules.length >= MAX_PROPOSED) break;
    const complete = samples.flatMap((data): JsonValue[][][] => {
      const values = candidate.reads.map((path) => valuesAt(data, path));
      return values.every((some) => some !== null) ? [values] : [];
    });
    if (complete.length < candidate.minSamples || complete.some((values) => candidate.isFarOff?.(values) === true))
      continue;
    if (!complete.some((values) => candidate.says(values))) continue;
    const isNumeric = complete.flat(2).every((value) => typeof value === 'number');
    const key = JSON.stringify(isNumeric ? complete.map((one) => one.map(String).toSorted()) : candidate.checks);
    if (known.has(key)) continue;
    const rule = findHolding(candidate, fields, samples);
    if (rule === null) continue;
    known.add(key);
    rules.push(rule);
  }
  return rules;
}

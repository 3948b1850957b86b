/** What child processes do with rules. Compiled rules are kept with the definition, which children keep by its hash. */
import type { JsonObject } from '../../lib/json-value.ts';
import type { RuleResult, SchemaRule } from '../../lib/models/schema-guidance.ts';
import { buildFieldTree } from '../schema/field-tree.ts';
import { checkRules, compileRule, type CompiledRule } from './check-rules.ts';
import { UNKNOWN, parseDate } from './rule-values.ts';

export { lintRules } from './lint-rules.ts';

interface Compiled {
  /** The rules as JSON. */
  source: string;
  rules: CompiledRule[];
}

const kept = new WeakMap<JsonObject, Compiled>();

function compileRules(definition: JsonObject, rules: readonly SchemaRule[]): CompiledRule[] {
  const source = JSON.stringify(rules);
  const known = kept.get(definition);
  if (known?.source === source) return known.rules;
  const fields = buildFieldTree(definition);
  const compiled = { source, rules: rules.map((rule) => compileRule(rule, fields)) };
  kept.set(definition, compiled);
  return compiled.rules;
}

export interface RuleTask {
  definition: JsonObject;
  rules: readonly SchemaRule[];
  data: JsonObject;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** @throws RuleSyntaxError for rules that `lintRules` calls invalid */
export function checkRulesOf({ definition, rules, data, today }: RuleTask): RuleResult[] {
  const date = parseDate(today) ?? UNKNOWN;
  return checkRules(compileRules(definition, rules), data, { today: () => date });
}

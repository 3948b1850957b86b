import type { RuleResult, SchemaRule } from '../lib/models/schema-guidance.ts';

export interface RuleCounts {
  holds: number;
  violated: number;
  unknown: number;
}

/** What a rule said of the documents of an evaluation. */
export interface EvaluatedRule extends RuleCounts {
  name: string;
  severity: SchemaRule['severity'];
}

/** Counts the answers of rules over documents. A schema may name several rules alike: they are told apart by place. */
export class RuleSums {
  readonly #rules: EvaluatedRule[] = [];

  add(results: readonly RuleResult[]): void {
    results.forEach(({ name, severity, result }, index) => {
      const rule = (this.#rules[index] ??= { name, severity, holds: 0, violated: 0, unknown: 0 });
      rule[result] += 1;
    });
  }

  conclude(): EvaluatedRule[] {
    return this.#rules;
  }
}

export interface ComparedRule {
  name: string;
  before: RuleCounts | null;
  after: RuleCounts | null;
}

/** The rules of two evaluations by their names, those of the later one first. */
export function compareRules(before: readonly EvaluatedRule[], after: readonly EvaluatedRule[]): ComparedRule[] {
  const countsOf = (rules: readonly EvaluatedRule[], wanted: string): RuleCounts | null => {
    const rule = rules.find(({ name }) => name === wanted);
    return rule === undefined ? null : { holds: rule.holds, violated: rule.violated, unknown: rule.unknown };
  };
  const names = new Set([...after, ...before].map(({ name }) => name));
  return [...names].map((name) => ({ name, before: countsOf(before, name), after: countsOf(after, name) }));
}

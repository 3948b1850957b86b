import type { RuleResult } from '../models/schema-guidance.ts';
import type { FlatRow } from './flatten-data.ts';

/** The rules of a schema version, as far as tables need them. */
export type NamedRule = Pick<RuleResult, 'name'>;

/** What a table shows of a rule. */
export type TabulatedRule = Pick<RuleResult, 'name' | 'result' | 'message'>;

const nameRuleColumn = (name: string): string => `rule: ${name}`;

/** A column for each rule. */
export const listRuleColumns = (rules: readonly NamedRule[]): string[] => [
  ...new Set(rules.map(({ name }) => nameRuleColumn(name))),
];

const describe = ({ result, message }: TabulatedRule): string => (message === null ? result : `${result}: ${message}`);

/** `holds`, or why a rule does not: `violated: 2,530.00 + 531.30 ≠ 3,061.31`. Rules of the same name share a cell. */
export function toRuleCells(results: readonly TabulatedRule[]): FlatRow {
  const cells: Record<string, string> = {};
  for (const result of results) {
    const column = nameRuleColumn(result.name);
    const before = cells[column];
    cells[column] = before === undefined ? describe(result) : `${before}; ${describe(result)}`;
  }
  return cells;
}

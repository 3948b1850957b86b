import type { Evidence } from '../engine.ts';
import { formatSign } from '../../lib/evidence/evidence-signs.ts';
import { adjustConfidence } from '../scoring/estimate-confidence.ts';
import type { RuleResult } from '../../lib/models/schema-guidance.ts';
import type { CompiledRule } from './check-rules.ts';
import { expandPaths } from './check-rules.ts';
import { nameOf } from './compiled-expression.ts';
import type { Node } from './syntax.ts';

/** Numbers that agree by chance are rare from three on. */
const MIN_NUMBERS = 3;

/** Whether an expression says that numbers add up, and not only that they are in an order. */
function isArithmetic({ type, children }: Node): boolean {
  const [first, second] = children;
  if (type === 'ParenthesizedExpression' && first !== undefined) return isArithmetic(first);
  if (type === 'Comparison') return second?.type === 'CompareOp' && second.text === '=';
  if (type === 'FunctionInvocation') return first !== undefined && nameOf(first) === 'near';
  if (type === 'QuantifiedExpression') return children.at(-1) !== undefined && isArithmetic(children.at(-1) as Node);
  return type === 'Conjunction' && children.filter((one) => one.type !== 'and').every(isArithmetic);
}

type Verdict = 'rule_holds' | 'rule_violated';

/** What a rule says of the values that it reads; in a rule for rows, of the values of each row. */
function judge(
  { node, references }: CompiledRule,
  result: RuleResult,
  data: unknown,
  isFound: (path: string) => boolean,
): [Verdict, string[]][] {
  const isExact = isArithmetic(node);
  if (result.result === 'violated') return [['rule_violated', result.paths]];
  if (result.result !== 'holds' || !isExact) return [];
  const read = expandPaths(references.paths, data, null);
  const rows = node.type === 'QuantifiedExpression' ? groupByRow(read) : [read];
  // One number can follow from the others. Several that the document lacks may be invented to match each other.
  const isStrong = (paths: readonly string[]) =>
    paths.length >= MIN_NUMBERS && paths.filter((path) => !isFound(path)).length <= 1;
  return [['rule_holds', rows.filter(isStrong).flat()]];
}

/** Pointers by the entry of the list that they are in. */
function groupByRow(paths: readonly string[]): string[][] {
  const rows = new Map<string, string[]>();
  for (const path of paths) {
    const row = /^.*?\/\d+(?=\/|$)/.exec(path)?.[0] ?? '';
    rows.set(row, [...(rows.get(row) ?? []), path]);
  }
  return [...rows.values()];
}

const SUM_SIGNS = { rule_holds: 'sum_holds', rule_violated: 'sum_fails' } as const;

/** The mean over fields; entries of lists count together. */
function meanOf(evidence: readonly Evidence[]): number {
  const fields = new Map<string, number[]>();
  for (const { path, confidence } of evidence) {
    const field = path.replaceAll(/\/\d+(?=\/|$)/g, '/*');
    const known = fields.get(field);
    if (known === undefined) fields.set(field, [confidence]);
    else known.push(confidence);
  }
  const means = [...fields.values()].map((all) => all.reduce((sum, one) => sum + one, 0) / all.length);
  return means.length === 0 ? 0 : means.reduce((sum, one) => sum + one, 0) / means.length;
}

/**
 * Lets rules speak for and against the values that they read. A violation counts as a sum that fails, and an equation
 * that holds as a sum that holds: by the weights that are fitted to the errors of models. What the arithmetic of the
 * extraction has counted before is not counted again.
 */
export function addRuleEvidence(
  { evidence, confidence }: { evidence: readonly Evidence[]; confidence: number },
  { rules, results, data }: { rules: readonly CompiledRule[]; results: readonly RuleResult[]; data: unknown },
): { evidence: Evidence[]; confidence: number } {
  const known = new Map(evidence.map((one) => [one.path, one]));
  const isFound = (path: string) => known.has(path) && known.get(path)?.match !== 'not_found';
  const verdicts = new Map<string, Verdict>();
  rules.forEach((rule, index) => {
    const result = results[index];
    if (result === undefined) return;
    // A violation outweighs what holds: it has to be looked at.
    for (const [verdict, paths] of judge(rule, result, data, isFound))
      for (const path of paths) if (verdict === 'rule_violated' || !verdicts.has(path)) verdicts.set(path, verdict);
  });
  if (verdicts.size === 0) return { evidence: [...evidence], confidence };
  const changed = evidence.map((one): Evidence => {
    const verdict = verdicts.get(one.path);
    if (verdict === undefined) return one;
    const signs = [...(one.signs ?? []), formatSign(verdict)];
    const isCounted = one.signs?.includes(SUM_SIGNS[verdict]) === true;
    return {
      ...one,
      signs,
      confidence: isCounted ? one.confidence : adjustConfidence(one.confidence, SUM_SIGNS[verdict]),
    };
  });
  const shifted = confidence + meanOf(changed) - meanOf(evidence);
  return { evidence: changed, confidence: Math.round(Math.min(1, Math.max(0, shifted)) * 1000) / 1000 };
}

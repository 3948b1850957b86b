import type { Evidence } from '../engine.ts';
import { formatSign } from '../../lib/evidence/evidence-signs.ts';
import { hidePositions } from '../../lib/json-pointer.ts';
import { adjustConfidence } from '../scoring/estimate-confidence.ts';
import type { RuleResult } from '../../lib/models/schema-guidance.ts';
import type { CompiledRule } from './check-rules.ts';
import { expandPaths } from './check-rules.ts';
import { nameOf } from './compiled-expression.ts';
import type { Node } from './syntax.ts';
import trained from './trained-rules.json' with { type: 'json' };

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

/** What rules may say of a value, each with a weight of its own in `trained-rules.json` (`scripts/train-rules.ts`). */
export const RULE_EFFECTS = [
  /** An equation does not hold: one of its numbers is wrong, or the document is. */
  'equation_violated',
  /** A check of digits, an order or a choice does not hold. */
  'check_violated',
  /** An equation of three printed numbers holds. */
  'equation_holds',
] as const;

export interface Judgement {
  /** Null where an equation gives the only number of it that the document does not print. */
  effect: (typeof RULE_EFFECTS)[number] | null;
  /** The numbers that it follows from. */
  sources: readonly string[];
}

/** What a rule says of the values that it reads; in a rule for rows, of the values of each row. */
function judge(
  { node, references }: CompiledRule,
  result: RuleResult,
  data: unknown,
  isFound: (path: string) => boolean,
): [string, Judgement][] {
  const isExact = isArithmetic(node);
  if (result.result === 'violated')
    return result.paths.map((path) => [
      path,
      { effect: isExact ? 'equation_violated' : 'check_violated', sources: [] },
    ]);
  if (result.result !== 'holds' || !isExact) return [];
  const read = expandPaths(references.paths, data, null);
  const rows = node.type === 'QuantifiedExpression' ? groupByRow(read) : [read];
  return rows.flatMap((paths): [string, Judgement][] => {
    if (paths.length < MIN_NUMBERS) return [];
    const [missing, ...more] = paths.filter((path) => !isFound(path));
    if (missing === undefined) return paths.map((path) => [path, { effect: 'equation_holds', sources: [] }]);
    // One number can follow from the others. Several that the document lacks may be invented to match each other.
    const sources = paths.filter((path) => path !== missing);
    return more.length > 0 ? [] : [[missing, { effect: null, sources }]];
  });
}

const isViolation = ({ effect }: Judgement): boolean => effect?.endsWith('violated') === true;

/** What rules say of values, by path. A violation outweighs what holds: it has to be looked at. */
export function judgeByRules(
  { rules, results, data }: { rules: readonly CompiledRule[]; results: readonly RuleResult[]; data: unknown },
  isFound: (path: string) => boolean,
): Map<string, Judgement> {
  const judgements = new Map<string, Judgement>();
  rules.forEach((rule, index) => {
    const result = results[index];
    if (result === undefined) return;
    for (const [path, judgement] of judge(rule, result, data, isFound))
      if (isViolation(judgement) || !judgements.has(path)) judgements.set(path, judgement);
  });
  return judgements;
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

/** The mean over fields; entries of lists count together. */
function meanOf(evidence: readonly Evidence[]): number {
  const fields = new Map<string, number[]>();
  for (const { path, confidence } of evidence) {
    const field = hidePositions(path);
    const known = fields.get(field);
    if (known === undefined) fields.set(field, [confidence]);
    else known.push(confidence);
  }
  const means = [...fields.values()].map((all) => all.reduce((sum, one) => sum + one, 0) / all.length);
  return means.length === 0 ? 0 : means.reduce((sum, one) => sum + one, 0) / means.length;
}

/** Lets rules speak for and against the values that they read, by weights fitted to the errors of models. */
export function addRuleEvidence(
  { evidence, confidence }: { evidence: readonly Evidence[]; confidence: number },
  checked: Parameters<typeof judgeByRules>[0],
): { evidence: Evidence[]; confidence: number } {
  const known = new Map(evidence.map((one) => [one.path, one]));
  const isFound = (path: string) => known.has(path) && known.get(path)?.match !== 'not_found';
  const judgements = judgeByRules(checked, isFound);
  if (judgements.size === 0) return { evidence: [...evidence], confidence };
  const changed = evidence.map((one): Evidence => {
    const judgement = judgements.get(one.path);
    if (judgement === undefined) return one;
    const { effect, sources } = judgement;
    const signs = [...(one.signs ?? []), formatSign(isViolation(judgement) ? 'rule_violated' : 'rule_holds')];
    if (effect !== null)
      return { ...one, signs, confidence: adjustConfidence(one.confidence, trained.weights[effect]) };
    // It is as certain as what it follows from.
    const least = Math.min(...sources.map((path) => known.get(path)?.confidence ?? 0));
    return { ...one, signs, match: 'derived', confidence: Math.max(one.confidence, least) };
  });
  const shifted = confidence + meanOf(changed) - meanOf(evidence);
  return { evidence: changed, confidence: Math.round(Math.min(1, Math.max(0, shifted)) * 1000) / 1000 };
}

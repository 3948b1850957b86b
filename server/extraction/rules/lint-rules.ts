import type { SchemaRule } from '../../lib/models/schema-guidance.ts';
import type { Field } from '../schema/field-tree.ts';
import { checkRules, compileRule, type CompiledRule } from './check-rules.ts';
import { parseDecimal } from './decimal.ts';
import { NO_ENVIRONMENT } from './functions/rule-function.ts';
import type { Part, References, StaticType } from './references.ts';
import { readText, RuleSyntaxError, type Node } from './syntax.ts';

export interface RuleFinding {
  /** The rule, by its place in the list. */
  index: number;
  member: 'check' | 'when';
  /** `invalid` cannot be stored; the others are warnings. */
  kind: 'invalid' | 'unknown_field' | 'types_differ' | 'never_holds' | 'always_holds';
  message: string;
}

/** Types whose values compare with each other. Dates of JSON are texts. */
const canCompare = (left: StaticType, right: StaticType): boolean => {
  if ([left, right].some((type) => type === 'any' || type === 'null')) return true;
  const [a, b] = [left, right].map((type) => (type === 'date' ? 'text' : type));
  return a === b;
};

const NAMES: Partial<Record<StaticType, string>> = { text: 'a text', number: 'a number', object: 'an object' };
const nameType = (type: StaticType): string => NAMES[type] ?? `a ${type}`;

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of node.children) walk(child, visit);
}

/** Comparisons that can have no answer, or only the answer no, whatever the data are. */
function findImpossible(root: Node, references: References): Omit<RuleFinding, 'index' | 'member'>[] {
  const findings: Omit<RuleFinding, 'index' | 'member'>[] = [];
  walk(root, (node) => {
    const [left, operator, right] = node.children;
    if (node.type !== 'Comparison' || left === undefined || right === undefined || operator?.type !== 'CompareOp')
      return;
    const [a, b] = [references.partOf(left), references.partOf(right)];
    if (!canCompare(a.type, b.type))
      findings.push({
        kind: 'types_differ',
        message: `“${node.text}” compares ${nameType(a.type)} with ${nameType(b.type)}, so the answer is never known.`,
      });
    else if (operator.text === '=' && (isNotAllowed(a, right) || isNotAllowed(b, left)))
      findings.push({
        kind: 'never_holds',
        message: `“${node.text}” never holds: the schema does not allow this value.`,
      });
  });
  return findings;
}

/** Whether a literal is a value that the schema of a field rules out. */
function isNotAllowed({ field }: Part, literal: Node): boolean {
  if (field === null) return false;
  if (literal.type === 'StringLiteral' && field.enum !== undefined) return !field.enum.includes(readText(literal.text));
  if (literal.type !== 'NumericLiteral') return false;
  const value = Number(parseDecimal(literal.text)?.units ?? Number.NaN) && Number(literal.text);
  return value < (field.minimum ?? -Infinity) || value > (field.maximum ?? Infinity);
}

interface Range {
  low: number;
  high: number;
}

/** Whether the comparisons of `and` with numbers leave no number for a field: `a > 5 and a < 3`. */
function contradicts(root: Node): boolean {
  const sides = root.type === 'Conjunction' ? root.children : [];
  const ranges = new Map<string, Range>();
  for (const { type, children } of sides) {
    const [left, operator, right] = children;
    if (type !== 'Comparison' || left === undefined || right?.type !== 'NumericLiteral') continue;
    const range = ranges.get(left.text) ?? { low: -Infinity, high: Infinity };
    const value = Number(right.text);
    // Strict bounds are taken for others: what is left then is a single number.
    if (/^(>|>=|=)$/.test(operator?.text ?? '')) range.low = Math.max(range.low, value);
    if (/^(<|<=|=)$/.test(operator?.text ?? '')) range.high = Math.min(range.high, value);
    ranges.set(left.text, range);
  }
  return [...ranges.values()].some(({ low, high }) => low > high);
}

/** What a rule without fields says of every document. */
function findConstant(compiled: CompiledRule): Omit<RuleFinding, 'index' | 'member'>[] {
  if (compiled.references.paths.length > 0 || compiled.references.unknown.length > 0) return [];
  const [result] = checkRules([{ ...compiled, applies: null }], {}, NO_ENVIRONMENT);
  if (result?.result === 'violated')
    return [{ kind: 'never_holds', message: 'The rule reads no field and never holds.' }];
  return result?.result === 'holds'
    ? [{ kind: 'always_holds', message: 'The rule reads no field and always holds.' }]
    : [];
}

/** Problems of rules: what cannot be stored, and what is probably not meant. */
export function lintRules(rules: readonly SchemaRule[], definition: Field): RuleFinding[] {
  return rules.flatMap((rule, index) => {
    const members = (['check', 'when'] as const).filter((member) => rule[member] !== undefined);
    return members.flatMap((member): RuleFinding[] => {
      const found = (finding: Omit<RuleFinding, 'index' | 'member'>) => ({ index, member, ...finding });
      try {
        const compiled = compileRule(
          { name: rule.name, severity: rule.severity, check: rule[member] ?? '' },
          definition,
        );
        const unknown = [...new Set(compiled.references.unknown.map(({ name }) => name))];
        const impossible = findImpossible(compiled.node, compiled.references);
        return [
          ...unknown.map((name) =>
            found({ kind: 'unknown_field', message: `The schema has no field “${name}” here.` }),
          ),
          ...impossible.map(found),
          ...(contradicts(compiled.node)
            ? [
                found({
                  kind: 'never_holds',
                  message: `“${compiled.node.text}” never holds: no number fits all of it.`,
                }),
              ]
            : []),
          ...(member === 'check' ? findConstant(compiled).map(found) : []),
        ];
      } catch (error) {
        if (!(error instanceof RuleSyntaxError)) throw error;
        return [found({ kind: 'invalid', message: `${error.message} (character ${error.position + 1})` })];
      }
    });
  });
}

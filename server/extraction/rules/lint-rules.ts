import type { JsonObject } from '../../lib/json-value.ts';
import type { SchemaRule } from '../../lib/models/schema-guidance.ts';
import { buildFieldTree, type Field } from '../schema/field-tree.ts';
import { checkRules, compileRule, type CompiledRule } from './check-rules.ts';
import { nameOf } from './compiled-expression.ts';
import { parseDecimal } from './decimal.ts';
import { splitDerived, type DerivedField } from '../../lib/models/derived-fields.ts';
import { isTooDeep, toExpression } from './fill-derived.ts';
import { NO_ENVIRONMENT } from './functions/rule-function.ts';
import { findMistyped, findNoConditions, nameType } from './lint-conditions.ts';
import type { Part, References, StaticType } from './references.ts';
import { readText, RuleSyntaxError, type Node } from './syntax.ts';

export interface RuleFinding {
  /** JSON Pointer into an object with `rules` and `definition`. */
  path: string;
  /** `invalid` cannot be stored; the others are warnings. */
  kind: 'invalid' | 'unknown_field' | 'unknown_lookup' | 'types_differ' | 'never_holds' | 'always_holds';
  message: string;
}

type Finding = Omit<RuleFinding, 'path'>;

export interface LintOptions {
  /** The columns of the tables of the workspace; absent where they are not known. */
  lookups?: Record<string, string[]>;
}

/** Types whose values compare with each other. Dates of JSON are texts. */
const canCompare = (left: StaticType, right: StaticType): boolean => {
  if ([left, right].some((type) => type === 'any' || type === 'null')) return true;
  const [a, b] = [left, right].map((type) => (type === 'date' ? 'text' : type));
  return a === b;
};

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of node.children) walk(child, visit);
}

/** Comparisons that can have no answer, or only the answer no, whatever the data are. */
function findImpossible(root: Node, references: References): Finding[] {
  const findings: Finding[] = [];
  walk(root, (node) => {
    findings.push(...findMistyped(node, references));
    const [left, operator, right, , last] = node.children;
    if (
      node.type === 'Comparison' &&
      left !== undefined &&
      isOutside(references.partOf(left), { operator, right, last })
    )
      findings.push({ kind: 'never_holds', message: `“${node.text}” never holds: the schema does not allow it.` });
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

/** Whether an order, `between` or `in` leaves no value that the schema of a field allows. */
function isOutside(
  { field }: Part,
  { operator, right, last }: { operator: Node | undefined; right: Node | undefined; last: Node | undefined },
): boolean {
  if (field === null || right === undefined) return false;
  if (operator?.type === 'in') {
    let list = right;
    while (/UnaryTest/.test(list.type) && list.children[0] !== undefined) list = list.children[0];
    const isNo = (one: Node) => isNotAllowed({ field, type: 'any', path: null }, one);
    return list.type === 'List' && list.children.length > 0 && list.children.every(isNo);
  }
  const { minimum = -Infinity, maximum = Infinity } = field;
  const [value, to] = [right, last].map((one) => (one?.type === 'NumericLiteral' ? Number(one.text) : Number.NaN));
  if (value === undefined || to === undefined) return false;
  if (operator?.type === 'between') return value > maximum || to < minimum;
  if (operator?.text === '>') return value >= maximum;
  if (operator?.text === '>=') return value > maximum;
  if (operator?.text === '<') return value <= minimum;
  return operator?.text === '<=' && value < minimum;
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
function findConstant(compiled: CompiledRule): Finding[] {
  if (compiled.references.paths.length > 0 || compiled.references.unknown.length > 0) return [];
  const [result] = checkRules([{ ...compiled, applies: null }], {}, NO_ENVIRONMENT);
  if (result?.result === 'violated')
    return [{ kind: 'never_holds', message: 'The rule reads no field and never holds.' }];
  return result?.result === 'holds'
    ? [{ kind: 'always_holds', message: 'The rule reads no field and always holds.' }]
    : [];
}

/** The tables and columns that an expression names, and that there are not. */
function findUnknownLookups(root: Node, { lookups }: LintOptions): Finding[] {
  if (lookups === undefined) return [];
  const findings: Finding[] = [];
  const unknown = (message: string) => findings.push({ kind: 'unknown_lookup', message });
  const columnsOf = (node: Node): { key: string; columns: string[] } | null => {
    const [name, ...args] = node.children;
    if (node.type !== 'FunctionInvocation' || name === undefined || nameOf(name) !== 'lookup') return null;
    const [table] = args.flatMap((part) => part.children);
    if (table?.type !== 'StringLiteral') return null;
    const key = readText(table.text);
    return Object.hasOwn(lookups, key) ? { key, columns: lookups[key] ?? [] } : null;
  };
  walk(root, (node) => {
    const [first, second] = node.children;
    if (node.type === 'PathExpression' && first !== undefined && second !== undefined) {
      const table = columnsOf(first);
      if (table !== null && !table.columns.includes(nameOf(second)))
        unknown(`The lookup “${table.key}” has no column “${nameOf(second)}”.`);
    }
    if (node.type !== 'FunctionInvocation' || first === undefined || nameOf(first) !== 'lookup') return;
    const [table, column] = node.children.slice(1).flatMap((part) => part.children);
    if (table?.type !== 'StringLiteral') return;
    const known = columnsOf(node);
    if (known === null) unknown(`The workspace has no lookup “${readText(table.text)}”.`);
    else if (column?.type === 'StringLiteral' && !known.columns.includes(readText(column.text)))
      unknown(`The lookup “${known.key}” has no column “${readText(column.text)}”.`);
  });
  return findings;
}

interface LintedExpression {
  path: string;
  expression: string;
  /** Whether it has to be true. */
  isCheck: boolean;
  /** Characters before what a person wrote. */
  offset?: number;
}

/** A derived field of rows is read as a condition of each row. */
function toLinted(field: DerivedField): Pick<LintedExpression, 'expression' | 'offset'> {
  const expression = toExpression(field);
  return { expression, offset: Math.max(0, expression.indexOf(field.expression)) };
}

function lintExpression(
  { path, expression, isCheck, offset = 0 }: LintedExpression,
  definition: Field,
  options: LintOptions,
): Finding[] {
  try {
    const compiled = compileRule({ name: '', severity: 'error', check: expression }, definition);
    const typeOf = (node: Node) => compiled.references.partOf(node).type;
    const unknown = [...new Set(compiled.references.unknown.map(({ name }) => name))];
    return [
      ...unknown.map((name): Finding => ({
        kind: 'unknown_field',
        message: `The schema has no field “${name}” here.`,
      })),
      ...findImpossible(compiled.node, compiled.references),
      ...findUnknownLookups(compiled.node, options),
      ...(contradicts(compiled.node)
        ? [{ kind: 'never_holds' as const, message: `“${compiled.node.text}” never holds: no number fits all of it.` }]
        : []),
      ...(path.startsWith('/rules/') ? findNoConditions(compiled.node, typeOf) : []),
      ...(isCheck ? findConstant(compiled) : []),
    ];
  } catch (error) {
    if (!(error instanceof RuleSyntaxError)) throw error;
    return [{ kind: 'invalid', message: `${error.message} (character ${Math.max(0, error.position - offset) + 1})` }];
  }
}

/** Problems of rules and derived fields: what cannot be stored, and what is probably not meant. */
export function lintRules(
  rules: readonly SchemaRule[],
  definition: JsonObject,
  options: LintOptions = {},
): RuleFinding[] {
  const fields = buildFieldTree(definition);
  const ofRules = rules.flatMap((rule, index) =>
    (['check', 'when'] as const).flatMap((member): LintedExpression[] => {
      const expression = rule[member];
      if (expression === undefined) return [];
      return [{ path: `/rules/${index}/${member}`, expression, isCheck: member === 'check' }];
    }),
  );
  const { derived } = splitDerived(definition);
  const tooDeep = derived.filter(isTooDeep).map(({ pointer }): RuleFinding => ({
    path: `/definition${pointer}`,
    kind: 'invalid',
    message: 'Derived fields are filled in the rows of a list, and not in lists within rows.',
  }));
  const ofFields = derived.flatMap((field): LintedExpression[] =>
    isTooDeep(field) ? [] : [{ path: `/definition${field.pointer}`, isCheck: false, ...toLinted(field) }],
  );
  const ofExpressions = [...ofRules, ...ofFields].flatMap((linted) =>
    lintExpression(linted, fields, options).map((finding) => ({ path: linted.path, ...finding })),
  );
  return [...ofExpressions, ...tooDeep];
}

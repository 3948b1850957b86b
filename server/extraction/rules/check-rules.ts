import type { RuleResult, SchemaRule } from '../../lib/models/schema-guidance.ts';
import type { Field } from '../schema/field-tree.ts';
import { compileExpression, compileRuleRows } from './compile.ts';
import { MAX_STEPS, StepLimitError, type Evaluate, type Scope, type StepsLeft } from './compiled-expression.ts';
import type { Rows } from './compile-iteration.ts';
import { describeViolation } from './describe-violation.ts';
import type { Environment } from './functions/rule-function.ts';
import { toTruth } from './operators.ts';
import { findReferences, toNames, type References } from './references.ts';
import { createExpressionParser, type Node, type ParseExpression } from './syntax.ts';
import { Context, fromJson, isList, UNKNOWN } from './rule-values.ts';

export interface CompiledRule {
  rule: SchemaRule;
  node: Node;
  holds: Evaluate;
  applies: Evaluate | null;
  rows: Rows | null;
  references: References;
}

/** An expression for a value. */
export interface CompiledExpression {
  evaluate: Evaluate;
  /** For an expression about each row of a list. */
  rows: Rows | null;
  references: References;
}

/** Pointers of one result. */
const MAX_PATHS = 100;
/** Violated rows that a message shows with their numbers. */
const MAX_SHOWN_ROWS = 3;

const parsers = new WeakMap<Field, ParseExpression>();

function parserOf(definition: Field): ParseExpression {
  let parse = parsers.get(definition);
  if (parse === undefined) {
    parse = createExpressionParser(toNames(definition) as Record<string, unknown>);
    parsers.set(definition, parse);
  }
  return parse;
}

/** @throws RuleSyntaxError */
export function compileExpressionOf(expression: string, definition: Field): CompiledExpression {
  const node = parserOf(definition)(expression);
  return {
    evaluate: compileExpression(node),
    rows: compileRuleRows(node),
    references: findReferences(node, definition),
  };
}

/** @throws RuleSyntaxError */
export function compileRule(rule: SchemaRule, definition: Field): CompiledRule {
  const parse = parserOf(definition);
  const node = parse(rule.check);
  const condition = rule.when === undefined ? null : parse(rule.when);
  const references = findReferences(node, definition);
  const ofCondition = condition === null ? null : findReferences(condition, definition);
  const rows = compileRuleRows(node);
  return {
    rule,
    node,
    holds: rows === null ? compileExpression(node) : rows.holds,
    applies: condition === null ? null : compileExpression(condition),
    rows,
    references: { ...references, unknown: [...references.unknown, ...(ofCondition?.unknown ?? [])] },
  };
}

export function createScope(data: unknown, environment: Environment, left: StepsLeft = { steps: MAX_STEPS }): Scope {
  const value = fromJson(data);
  const context = value instanceof Context ? value : new Context(new Map());
  return { ...environment, data: context, slots: [], left };
}

/** Checks the data of a run. Never throws for what a rule says. */
export function checkRules(
  rules: readonly CompiledRule[],
  data: unknown,
  environment: Environment,
  left?: StepsLeft,
): RuleResult[] {
  const scope = createScope(data, environment, left);
  const pointersOf = createPointers(data);
  return rules.map((rule) => {
    scope.notes.clear();
    try {
      return explainUnknown(checkRule(rule, { scope, data, pointersOf }), scope.notes);
    } catch (error) {
      if (!(error instanceof StepLimitError)) throw error;
      const { name, severity } = rule.rule;
      const message = `The rules take more than ${MAX_STEPS.toLocaleString('en')} steps.`;
      return { name, severity, result: 'unknown', paths: [], message };
    }
  });
}

/** What a rule named and is not there explains more than that a value is missing. */
function explainUnknown(result: RuleResult, notes: ReadonlySet<string>): RuleResult {
  return result.result === 'unknown' && notes.size > 0 ? { ...result, message: [...notes].join(' ') } : result;
}

/** The pointers of paths in data. Rules over the same fields share a list: 1,000 of them take half the time. */
function createPointers(data: unknown): (paths: readonly string[][]) => string[] {
  const known = new Map<string, string[]>();
  return (paths) => {
    const key = JSON.stringify(paths);
    let pointers = known.get(key);
    if (pointers === undefined) known.set(key, (pointers = expandPaths(paths, data, null)));
    return pointers;
  };
}

interface Checked {
  scope: Scope;
  data: unknown;
  pointersOf: ReturnType<typeof createPointers>;
}

function checkRule(compiled: CompiledRule, checked: Checked): RuleResult {
  const { scope, pointersOf } = checked;
  const { rule, applies, rows, holds } = compiled;
  const { name, severity } = rule;
  const paths = () => pointersOf(compiled.references.paths);
  const applied = applies === null ? true : toTruth(applies(scope));
  if (applied === false) return { name, severity, result: 'holds', paths: [], message: null };
  if (applied === UNKNOWN)
    return { name, severity, result: 'unknown', paths: paths(), message: 'Whether the rule applies is not known.' };
  if (rows !== null) return checkRows(compiled, rows, checked);
  const truth = toTruth(holds(scope));
  if (truth === true) return { name, severity, result: 'holds', paths: paths(), message: null };
  if (truth === UNKNOWN)
    return { name, severity, result: 'unknown', paths: paths(), message: 'A value that the rule reads is missing.' };
  const message = joinMessage(rule.message, describeViolation(compiled.node, scope));
  return { name, severity, result: 'violated', paths: paths(), message };
}

function checkRows({ rule, references }: CompiledRule, rows: Rows, { scope, data, pointersOf }: Checked): RuleResult {
  const { name, severity } = rule;
  const entries = rows.list(scope);
  if (!isList(entries))
    return { name, severity, result: 'unknown', paths: [], message: 'The list that the rule reads is missing.' };
  const violated: number[] = [];
  const shown: string[] = [];
  let isKnown = true;
  entries.forEach((entry, index) => {
    scope.slots[rows.slot] = entry;
    const truth = toTruth(rows.holds(scope));
    if (truth === UNKNOWN) isKnown = false;
    if (truth !== false) return;
    violated.push(index);
    if (shown.length < MAX_SHOWN_ROWS) shown.push(`row ${index + 1}: ${describeViolation(rows.body, scope)}`);
  });
  if (violated.length > 0) {
    const more = violated.length > shown.length ? [`and ${violated.length - shown.length} more`] : [];
    const paths = expandPaths(references.paths, data, new Set(violated));
    const message = joinMessage(rule.message, [...shown, ...more].join('; '));
    return { name, severity, result: 'violated', paths, rows: violated, message };
  }
  const paths = pointersOf(references.paths);
  if (isKnown) return { name, severity, result: 'holds', paths, message: null };
  return { name, severity, result: 'unknown', paths, message: 'A value that the rule reads is missing in a row.' };
}

const joinMessage = (message: string | undefined, numbers: string): string =>
  message === undefined ? numbers : `${message} (${numbers})`;

const escapePointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * The pointers of the values that paths name.
 * @param rows the entries of the first list of a path; null for all
 */
export function expandPaths(paths: readonly string[][], data: unknown, rows: ReadonlySet<number> | null): string[] {
  const pointers: string[] = [];
  const visit = (value: unknown, rest: readonly string[], pointer: string, chosen: ReadonlySet<number> | null) => {
    if (pointers.length >= MAX_PATHS) return;
    const [name, ...more] = rest;
    if (Array.isArray(value)) {
      const inEntry = name === undefined || name === '*' ? more : rest;
      for (const index of chosen ?? value.keys())
        if (index < value.length) visit(value[index], inEntry, `${pointer}/${index}`, null);
    } else if (name === undefined) {
      if (value === null || typeof value !== 'object') pointers.push(pointer);
    } else if (typeof value === 'object' && value !== null && Object.hasOwn(value, name)) {
      visit((value as Record<string, unknown>)[name], more, `${pointer}/${escapePointer(name)}`, chosen);
    }
  };
  for (const path of paths) visit(data, path, '', rows);
  return [...new Set(pointers)];
}

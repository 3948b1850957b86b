/** Says with its numbers why a rule does not hold: `2,530.00 + 531.30 ≠ 3,061.31`. */
import { countPlaces, Decimal, formatDecimal } from './decimal.ts';
import { evaluatePart } from './compile.ts';
import { nameOf, type Scope } from './compiled-expression.ts';
import { toTruth } from './operators.ts';
import type { Node } from './syntax.ts';
import { CalendarDate, Context, Duration, formatDate, isList, UNKNOWN, type Value } from './rule-values.ts';

const OPPOSITES: Record<string, string> = { '=': '≠', '!=': '=', '<': '≥', '<=': '>', '>': '≤', '>=': '<' };
const SIGNS: Record<string, string> = { '*': '×', '/': '÷' };
const MAX_TEXT = 60;
const MAX_ENTRIES = 5;

function formatValue(value: Value, places: number): string {
  if (value === UNKNOWN) return 'unknown';
  if (value === null) return 'nothing';
  if (value instanceof Decimal) return formatDecimal(value, places);
  if (value instanceof CalendarDate) return formatDate(value);
  if (value instanceof Duration) return value.months === 0 ? `${value.days} days` : `${value.months} months`;
  if (value instanceof Context) return 'an object';
  if (isList(value)) {
    const more = value.length > MAX_ENTRIES ? ', …' : '';
    return `[${value
      .slice(0, MAX_ENTRIES)
      .map((entry) => formatValue(entry, places))
      .join(', ')}${more}]`;
  }
  if (typeof value === 'boolean') return String(value);
  return value.length > MAX_TEXT ? `“${value.slice(0, MAX_TEXT)}…”` : `“${value}”`;
}

/** The operands of sums and products, which are shown one by one. */
function operandsOf(node: Node): Node[] {
  if (node.type === 'ParenthesizedExpression') return node.children.flatMap(operandsOf);
  if (node.type !== 'ArithmeticExpression' || node.children.length !== 3) return [node];
  return node.children.filter(({ type }) => type !== 'ArithOp').flatMap(operandsOf);
}

/** The places of the number with the most, so that 2530 is 2,530.00 beside 531.30; rates are no amounts. */
function placesOf(nodes: readonly Node[], scope: Scope): number {
  const values = nodes.flatMap(operandsOf).map((node) => evaluatePart(node, scope));
  const places = values.filter((value) => value instanceof Decimal).map(countPlaces);
  return Math.min(2, Math.max(0, ...places));
}

function writeSide(node: Node, scope: Scope, places: number): string {
  if (node.type === 'ParenthesizedExpression')
    return `(${node.children.map((one) => writeSide(one, scope, places)).join('')})`;
  const [left, operator, right] = node.children;
  if (node.type === 'ArithmeticExpression' && left !== undefined && operator !== undefined && right !== undefined) {
    const sign = SIGNS[operator.text] ?? operator.text;
    return `${writeSide(left, scope, places)} ${sign} ${writeSide(right, scope, places)}`;
  }
  return formatValue(evaluatePart(node, scope), places);
}

function writeComparison(left: Node, sign: string, right: Node, scope: Scope): string {
  const places = placesOf([left, right], scope);
  return `${writeSide(left, scope, places)} ${sign} ${writeSide(right, scope, places)}`;
}

function argumentsOf(node: Node): readonly Node[] {
  return node.children.find(({ type }) => type === 'PositionalParameters')?.children ?? [];
}

/** `“DE1” is not in vendors`; null for another function. */
function describeMissingRow(node: Node, scope: Scope): string | null {
  const [table, , value] = argumentsOf(node);
  if (node.children[0] === undefined || nameOf(node.children[0]) !== 'lookup') return null;
  if (table === undefined || value === undefined) return null;
  const key = evaluatePart(table, scope);
  const wanted = evaluatePart(value, scope);
  return `${formatValue(wanted, 0)} is not in ${typeof key === 'string' ? key : table.text}`;
}

/** @param node evaluated as false in `scope` */
export function describeViolation(node: Node, scope: Scope): string {
  const [first, second, third] = node.children;
  switch (node.type) {
    case 'ParenthesizedExpression':
      return first === undefined ? node.text : describeViolation(first, scope);
    case 'Conjunction': {
      const sides = node.children.filter(({ type }) => type !== 'and');
      const failed = sides.find((child) => toTruth(evaluatePart(child, scope)) === false);
      return failed === undefined ? node.text : describeViolation(failed, scope);
    }
    case 'Disjunction':
      return node.children
        .filter(({ type }) => type !== 'or')
        .map((child) => describeViolation(child, scope))
        .join('; ');
    case 'Comparison': {
      if (first === undefined || second === undefined || third === undefined) return node.text;
      if (third.type === 'null' && second.text === '!=' && first.type === 'FunctionInvocation') {
        const found = describeMissingRow(first, scope);
        if (found !== null) return found;
      }
      if (third.type === 'null') return second.text === '=' ? `${first.text} has a value` : `${first.text} is missing`;
      const sign = OPPOSITES[second.text];
      if (second.type === 'CompareOp' && sign !== undefined) return writeComparison(first, sign, third, scope);
      return `${writeSide(first, scope, 0)} is not ${node.text.slice(second.from - node.from)}`;
    }
    case 'IfExpression': {
      const [condition, yes, no] = node.children.filter(({ type }) => !['if', 'then', 'else'].includes(type));
      const branch = condition !== undefined && toTruth(evaluatePart(condition, scope)) === true ? yes : no;
      return branch === undefined ? node.text : describeViolation(branch, scope);
    }
    case 'FunctionInvocation': {
      const name = first === undefined ? '' : nameOf(first);
      const given = argumentsOf(node);
      const [left, right] = given;
      if (name === 'near' && left !== undefined && right !== undefined) return writeComparison(left, '≠', right, scope);
      if (name === 'not' && left !== undefined) return `${left.text} holds`;
      const shown = given.map((one) => formatValue(evaluatePart(one, scope), 0)).join(', ');
      return `${shown} is not valid: ${name}`;
    }
    default:
      return node.text;
  }
}

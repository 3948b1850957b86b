/** Conditions that no data can meet, and operations that have no answer, by the types of what they read. */
import { RE2JS } from 're2js';
import { nameOf } from './compiled-expression.ts';
import { textFunctions } from './functions/text-functions.ts';
import type { References, StaticType } from './references.ts';
import { parseDate } from './rule-values.ts';
import { readText, type Node } from './syntax.ts';

export interface ConditionFinding {
  kind: 'types_differ' | 'never_holds';
  message: string;
}

type TypeOf = (node: Node) => StaticType;

const NAMES: Partial<Record<StaticType, string>> = { object: 'an object' };
export const nameType = (type: StaticType): string => NAMES[type] ?? `a ${type}`;

const isOpen = (type: StaticType): boolean => type === 'any' || type === 'null';
const argumentsOf = ({ children }: Node): Node[] => children.slice(1).flatMap((part) => part.children);

/** Parts that have to be true or false and are something else. */
export function findNoConditions(node: Node, typeOf: TypeOf): ConditionFinding[] {
  const [first] = node.children;
  const deeper = (nodes: readonly Node[]) => nodes.flatMap((child) => findNoConditions(child, typeOf));
  switch (node.type) {
    case 'ParenthesizedExpression':
      return deeper(node.children);
    case 'Conjunction':
    case 'Disjunction':
      return deeper(node.children.filter(({ type }) => type !== 'and' && type !== 'or'));
    case 'IfExpression':
      return deeper(node.children.filter(({ type }) => !['if', 'then', 'else'].includes(type)));
    case 'QuantifiedExpression':
      return deeper(node.children.slice(-1));
  }
  if (node.type === 'FunctionInvocation' && first !== undefined && nameOf(first) === 'not')
    return deeper(argumentsOf(node));
  const type = typeOf(node);
  if (isOpen(type) || type === 'boolean') return [];
  const message = `“${node.text}” is ${nameType(type)} and no condition, so the answer is never known.`;
  return [{ kind: 'types_differ', message }];
}

const NUMBERS = new Set([
  'sum',
  'mean',
  'median',
  'abs',
  'floor',
  'ceiling',
  'round',
  'round up',
  'round down',
  'decimal',
]);
const CHECKED_TEXTS = ['iban', 'bic', 'vat id', 'isbn', 'gtin', 'lei', 'currency code', 'country code'];
const TEXTS = new Set([...Object.keys(textFunctions), ...CHECKED_TEXTS]);
const NEVER_NEGATIVE = new Set(['count', 'string length', 'abs']);

/** What is wrong with one part, whatever is around it. */
export function findMistyped(node: Node, references: References): ConditionFinding[] {
  const typeOf: TypeOf = (one) => references.partOf(one).type;
  if (node.type === 'ArithmeticExpression') return findNoNumbers(node, typeOf);
  if (node.type === 'FunctionInvocation') return findWrongArguments(node, references);
  if (node.type === 'Comparison') return findEmptyComparison(node, typeOf);
  return node.type === 'Conjunction' ? findContradictions(node) : [];
}

function findNoNumbers(node: Node, typeOf: TypeOf): ConditionFinding[] {
  const operator = node.children.find(({ type }) => type === 'ArithOp')?.text;
  const types = node.children.filter(({ type }) => type !== 'ArithOp').map(typeOf);
  // Texts can be joined, and dates in texts have distances.
  const mayBeText = operator === '+' || operator === '-';
  const isText = (type: StaticType) => type === 'text' || type === 'date' || type === 'duration' || isOpen(type);
  if (mayBeText && types.every(isText)) return [];
  const wrong = types.find((type) => ['text', 'boolean', 'list', 'object'].includes(type));
  if (wrong === undefined) return [];
  const message = `“${node.text}” calculates with ${nameType(wrong)}, so the answer is never known.`;
  return [{ kind: 'types_differ', message }];
}

function findWrongArguments(node: Node, { partOf }: References): ConditionFinding[] {
  const [called] = node.children;
  const [given, pattern] = argumentsOf(node);
  if (called === undefined || given === undefined) return [];
  const name = nameOf(called);
  const { type, field } = partOf(given);
  const item = type === 'list' ? (field?.kind === 'array' ? field.items?.kind : field?.kind) : undefined;
  const wrong = (read: string, wanted: string): ConditionFinding[] => [
    {
      kind: 'types_differ',
      message: `“${name}” takes ${wanted}, and “${given.text}” is ${read}, so the answer is never known.`,
    },
  ];
  if (NUMBERS.has(name)) {
    if (['text', 'boolean', 'date', 'object'].includes(type)) return wrong(nameType(type), 'numbers');
    if (item === 'string' || item === 'boolean' || item === 'object') return wrong(`a list of ${item}s`, 'numbers');
  }
  if (TEXTS.has(name) && ['number', 'boolean', 'list', 'object'].includes(type)) return wrong(nameType(type), 'a text');
  if (name === 'matches' && pattern?.type === 'StringLiteral' && !isPattern(readText(pattern.text)))
    return [{ kind: 'never_holds', message: `${pattern.text} is not a valid pattern, so the answer is never known.` }];
  if (name === 'date' && given.type === 'StringLiteral' && parseDate(readText(given.text)) === null)
    return [
      { kind: 'never_holds', message: `${given.text} is not a date (YYYY-MM-DD), so the answer is never known.` },
    ];
  return [];
}

function isPattern(pattern: string): boolean {
  try {
    RE2JS.compile(pattern);
    return true;
  } catch {
    return false;
  }
}

function findEmptyComparison(node: Node, typeOf: TypeOf): ConditionFinding[] {
  const [left, operator, right] = node.children;
  if (left === undefined || right === undefined || operator?.type !== 'CompareOp') return [];
  const never = (why: string): ConditionFinding[] => [
    { kind: 'never_holds', message: `“${node.text}” never holds: ${why}.` },
  ];
  if (left.text === right.text && /^(!=|<|>)$/.test(operator.text)) return never('both sides are the same');
  const called = left.type === 'FunctionInvocation' && left.children[0] !== undefined ? nameOf(left.children[0]) : '';
  if (NEVER_NEGATIVE.has(called) && /^(<|<=|=)$/.test(operator.text) && isBelowZero(right, operator.text))
    return never(`“${called}” is never negative`);
  const [date, literal] = typeOf(left) === 'date' ? [left, right] : [right, left];
  if (typeOf(date) === 'date' && literal.type === 'StringLiteral' && parseDate(readText(literal.text)) === null)
    return never(`${literal.text} is not a date (YYYY-MM-DD)`);
  return [];
}

const isBelowZero = ({ text }: Node, operator: string): boolean =>
  operator === '<' ? Number(text) <= 0 : Number(text) < 0;

/** `x = "a" and x = "b"`, `x = null and x > 5`. */
function findContradictions(node: Node): ConditionFinding[] {
  const equal = new Map<string, string>();
  for (const { type, children } of node.children) {
    const [left, operator, right] = children;
    if (type !== 'Comparison' || left === undefined || right === undefined) continue;
    const isEqual = operator?.text === '=';
    const isLiteral = right.type === 'StringLiteral' || right.type === 'null';
    const known = equal.get(left.text);
    const differs = known !== undefined && (isEqual && isLiteral ? known !== right.text : known === 'null');
    if (differs && right.type !== 'null')
      return [{ kind: 'never_holds', message: `“${node.text}” never holds: its parts exclude each other.` }];
    if (isEqual && isLiteral) equal.set(left.text, right.text);
  }
  return [];
}

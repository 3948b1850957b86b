/**
 * Rules are written in FEEL, the expression language of DMN: the words that people of an office read most easily
 * (`every item in lineItems satisfies …`, `x between 1 and 5`), with null as a value of its own. CEL and JSONata were
 * compared: both read like programs, compute in binary fractions, and end in an error or in nothing at a missing value.
 * The grammar is that of the package lezer-feel; the evaluation is ours, for decimals and three answers.
 */
import type { SyntaxNode, Tree } from '@lezer/common';
import { parser, trackVariables } from 'lezer-feel';

/** In characters. */
export const MAX_EXPRESSION = 4_000;
/** Levels of brackets and operators. */
const MAX_DEPTH = 100;

/** A part of an expression. */
export interface Node {
  type: string;
  /** As it is written. */
  text: string;
  /** Without punctuation. */
  children: readonly Node[];
  /** Characters before it. */
  from: number;
}

export class RuleSyntaxError extends Error {
  /** Characters of the expression before the problem. */
  readonly position: number;
  constructor(message: string, position: number) {
    super(message);
    this.name = 'RuleSyntaxError';
    this.position = position;
  }
}

const PUNCTUATION = new Set(['(', ')', '[', ']', '{', '}', '.', '..', ',', ':']);

function toNode(node: SyntaxNode, source: string, depth: number): Node {
  if (depth > MAX_DEPTH)
    throw new RuleSyntaxError(`The expression is nested deeper than ${MAX_DEPTH} levels.`, node.from);
  const children: Node[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (child.type.isError) {
      const near = source.slice(child.from, child.from + 20).trim();
      const place = near === '' ? 'at its end' : `before “${near}”`;
      throw new RuleSyntaxError(`The expression is not complete or not valid ${place}.`, child.from);
    }
    if (child.name !== 'LineComment' && child.name !== 'BlockComment') children.push(toNode(child, source, depth + 1));
  }
  const isInterval = node.name === 'Interval';
  return {
    type: node.name,
    text: source.slice(node.from, node.to),
    children: isInterval ? children : children.filter(({ type }) => !PUNCTUATION.has(type)),
    from: node.from,
  };
}

/** Turns the text of an expression into its tree. Throws `RuleSyntaxError`. */
export type ParseExpression = (source: string) => Node;

/**
 * A parser of expressions over one kind of data. Making it takes as long as a short expression, so it is kept.
 * @param names the shape of the data: names of fields with spaces and hyphens are recognised by it
 */
export function createExpressionParser(names: Record<string, unknown>): ParseExpression {
  const contextual = parser.configure({ top: 'Expression', contextTracker: trackVariables(names) });
  const trees = new Map<string, Tree>();
  return (source) => {
    if (source.length > MAX_EXPRESSION)
      throw new RuleSyntaxError(`The expression is longer than ${MAX_EXPRESSION} characters.`, MAX_EXPRESSION);
    const form = source.replaceAll(LITERAL_DIGITS, (digits) => digits.replaceAll(/\d/g, '0'));
    let tree = trees.get(form);
    if (tree === undefined) {
      tree = contextual.parse(form);
      if (trees.size < MAX_FORMS) trees.set(form, tree);
    }
    return readExpression(tree, source);
  };
}

/** Digits after what no name contains are a number, whatever they are: `near(a, b, 0.01)`, `total > -5`. */
const LITERAL_DIGITS = /(?<=[(,<>=] *-? *)\d+(?:\.\d+)?/g;
/** Expressions that differ in numbers have the same tree: of a thousand, parsing takes two thirds of the time. */
const MAX_FORMS = 200;

function readExpression(tree: Tree, source: string): Node {
  const [expression, ...more] = toNode(tree.topNode, source, 0).children;
  if (expression === undefined) throw new RuleSyntaxError('The expression is empty.', 0);
  if (more.length > 0) throw new RuleSyntaxError(`There is more than one expression.`, more[0]?.from ?? 0);
  return expression;
}

/** The text of a string literal. */
export function readText(literal: string): string {
  const inner = literal.slice(1, -1);
  return inner.replaceAll(/\\(u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|.)/g, (_whole, escape: string, long, short) => {
    const code = (long ?? short) as string | undefined;
    if (code !== undefined)
      return Number.parseInt(code, 16) <= 0x10ffff ? String.fromCodePoint(Number.parseInt(code, 16)) : '';
    return { n: '\n', r: '\r', t: '\t' }[escape] ?? escape;
  });
}

/**
 * Rules are written in FEEL, the expression language of DMN: the words that people of an office read most easily
 * (`every item in lineItems satisfies …`, `x between 1 and 5`), with null as a value of its own. CEL and JSONata were
 * compared: both read like programs, compute in binary fractions, and end in an error or in nothing at a missing value.
 * The grammar is that of the package lezer-feel; the evaluation is ours, for decimals and three answers.
 */
import type { SyntaxNode } from '@lezer/common';
import { parser, trackVariables } from 'lezer-feel';
import { createForms } from './expression-form.ts';
import { FUNCTIONS } from './functions/all-functions.ts';
import { regroupLogic, type Shape } from './regroup-logic.ts';

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

const COMMENTS = new Set(['LineComment', 'BlockComment']);
const PUNCTUATION = new Set(['(', ')', '[', ']', '{', '}', '.', '..', ',', ':']);

function toShape(node: SyntaxNode, source: string, depth: number): Shape {
  if (depth > MAX_DEPTH)
    throw new RuleSyntaxError(`The expression is nested deeper than ${MAX_DEPTH} levels.`, node.from);
  const children: Shape[] = [];
  const isInterval = node.name === 'Interval';
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (child.type.isError) {
      const near = source.slice(child.from, child.from + 20).trim();
      const place = near === '' ? 'at its end' : `before “${near}”`;
      throw new RuleSyntaxError(`The expression is not complete or not valid ${place}.`, child.from);
    }
    const isLeftOut = COMMENTS.has(child.name) || (!isInterval && PUNCTUATION.has(child.name));
    if (!isLeftOut) children.push(toShape(child, source, depth + 1));
  }
  return regroupLogic({ type: node.name, from: node.from, to: node.to, children });
}

function parseShape(contextual: typeof parser, source: string): Shape {
  const [expression, ...more] = toShape(contextual.parse(source).topNode, source, 0).children;
  if (expression === undefined) throw new RuleSyntaxError('The expression is empty.', 0);
  if (more.length > 0) throw new RuleSyntaxError(`There is more than one expression.`, more[0]?.from ?? 0);
  return expression;
}

/** @param offsets those in the expression, by those in the shape */
function toNode(shape: Shape, source: string, offsets?: readonly number[]): Node {
  const from = offsets?.[shape.from] ?? shape.from;
  return {
    type: shape.type,
    text: source.slice(from, offsets?.[shape.to] ?? shape.to),
    children: shape.children.map((child) => toNode(child, source, offsets)),
    from,
  };
}

/** Turns the text of an expression into its tree. Throws `RuleSyntaxError`. */
export type ParseExpression = (source: string) => Node;

/** By form. Null for a wrong one. */
const shapes = new Map<string, Shape | null>();
const MAX_SHAPES = 1_000;

const functionNames = Object.fromEntries([...FUNCTIONS.keys()].map((name) => [name, 0]));
const createParser = (names: Record<string, unknown>) =>
  parser.configure({ top: 'Expression', contextTracker: trackVariables({ ...functionNames, ...names }) });
const formParser = createParser({});

function shapeOfForm(form: string): Shape | null {
  let shape = shapes.get(form);
  if (shape === undefined) {
    try {
      shape = parseShape(formParser, form);
    } catch (error) {
      if (!(error instanceof RuleSyntaxError)) throw error;
      shape = null;
    }
    if (shapes.size >= MAX_SHAPES) shapes.clear();
    shapes.set(form, shape);
  }
  return shape;
}

/**
 * A parser of expressions over one kind of data. Making it takes as long as a short expression, so it is kept.
 * @param names the shape of the data: names of fields with spaces and hyphens are recognised by it
 */
export function createExpressionParser(names: Record<string, unknown>): ParseExpression {
  const contextual = createParser(names);
  const formOf = createForms(names);
  return (source) => {
    if (source.length > MAX_EXPRESSION)
      throw new RuleSyntaxError(`The expression is longer than ${MAX_EXPRESSION} characters.`, MAX_EXPRESSION);
    const form = formOf(source);
    const shape = form === null ? null : shapeOfForm(form.text);
    // The message of a wrong expression shows its own words.
    return shape === null ? toNode(parseShape(contextual, source), source) : toNode(shape, source, form?.offsets);
  };
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

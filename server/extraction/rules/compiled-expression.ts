import type { Environment } from './functions/rule-function.ts';
import { RuleSyntaxError, type Node } from './syntax.ts';
import { isList, type Context, type Value } from './rule-values.ts';

/** Steps of all rules of a run, such as visits of an entry of a list: about two seconds. */
export const MAX_STEPS = 5_000_000;

export class StepLimitError extends Error {}

/** Steps that are left, counting down to 0. */
export interface StepsLeft {
  steps: number;
}

/** Throws `StepLimitError` when no step is left. */
export function takeStep({ left }: Scope): void {
  left.steps -= 1;
  if (left.steps <= 0) throw new StepLimitError();
}

/** Entries of lists, and characters of texts, that are worked on in the time of a step. */
const ENTRIES_A_STEP = 4;
const CHARACTERS_A_STEP = 16;
const MAX_FREE_TEXT = 1_000;

export function takeSteps({ left }: Scope, steps: number): void {
  left.steps -= steps;
  if (left.steps <= 0) throw new StepLimitError();
}

/** Takes the steps of work on a whole value: a loop may repeat it for a long list or text. */
export function takeStepsFor(value: Value, scope: Scope): Value {
  if (isList(value)) takeSteps(scope, Math.ceil(value.length / ENTRIES_A_STEP));
  else if (typeof value === 'string' && value.length > MAX_FREE_TEXT)
    takeSteps(scope, Math.ceil(value.length / CHARACTERS_A_STEP));
  return value;
}

/** What an expression is evaluated over. */
export interface Scope extends Environment {
  data: Context;
  /** Values of the variables of `every`, `some` and `for`, and entries of filters, by their slot. */
  slots: Value[];
  left: StepsLeft;
}

export type Evaluate = (scope: Scope) => Value;

/** The names that an expression sees: variables before fields. */
export interface Names {
  variables: ReadonlyMap<string, number>;
  /** Slots of the entries of the filters around, the innermost first. Their fields go before those of the data. */
  filters: readonly number[];
  /** The first free slot. */
  next: number;
}

export const NO_NAMES: Names = { variables: new Map(), filters: [], next: 0 };

/** Names are compared with one blank between their words. */
export const nameOf = ({ text }: Node): string => text.trim().replaceAll(/\s+/g, ' ');

/** Compiles a part of an expression. */
export type Compile = (node: Node, names: Names) => Evaluate;

/** A child that the grammar promises. */
export function one(parent: Node, child: Node | undefined): Node {
  if (child !== undefined) return child;
  throw new RuleSyntaxError(`“${parent.text.slice(0, 40)}” is not complete.`, parent.from);
}

import type { Environment } from './functions/rule-function.ts';
import { RuleSyntaxError, type Node } from './syntax.ts';
import type { Context, Value } from './rule-values.ts';

/** Entries of lists that all rules of a run may visit: about two seconds. */
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

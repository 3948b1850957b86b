import {
  nameOf,
  NO_NAMES,
  one,
  takeStep,
  type Compile,
  type Evaluate,
  type Names,
  type Scope,
} from './compiled-expression.ts';
import { and, or, toTruth, type Truth } from './operators.ts';
import { isList, UNKNOWN, type Value } from './rule-values.ts';
import { RuleSyntaxError, type Node } from './syntax.ts';

/** The lists of `every`, `some` and `for`, and what is said of their entries. */
interface Iteration {
  lists: { slot: number; evaluate: Evaluate }[];
  body: Evaluate;
}

function compileIteration(node: Node, names: Names, compile: Compile): Iteration {
  const inner = { variables: new Map(names.variables), filters: names.filters, next: names.next };
  const lists: Iteration['lists'] = [];
  for (const part of node.children.find(({ type }) => type === 'InExpressions')?.children ?? []) {
    const name = part.children.find(({ type }) => type === 'Name');
    const source = part.children.find(({ type }) => type === 'IterationContext');
    if (name === undefined || source?.children.length !== 1)
      throw new RuleSyntaxError(`“${part.text}” is not of the form “name in list”.`, part.from);
    lists.push({ slot: inner.next, evaluate: compile(one(source, source.children[0]), inner) });
    inner.variables.set(nameOf(name), inner.next);
    inner.next += 1;
  }
  return { lists, body: compile(one(node, node.children.at(-1)), inner) };
}

/** Calls `visit` for each combination of entries until it returns true. False where a list is no list. */
function iterate({ lists, body }: Iteration, scope: Scope, visit: (value: Value) => boolean, index = 0): boolean {
  const list = lists[index];
  if (list === undefined) {
    takeStep(scope);
    return visit(body(scope));
  }
  const entries = list.evaluate(scope);
  if (!isList(entries)) {
    visit(UNKNOWN);
    return false;
  }
  for (const entry of entries) {
    scope.slots[list.slot] = entry;
    if (iterate({ lists, body }, scope, visit, index + 1)) return true;
  }
  return false;
}

export function compileQuantified(node: Node, names: Names, compile: Compile): Evaluate {
  const isEvery = node.children[0]?.type === 'every';
  const iteration = compileIteration(node, names, compile);
  const join = isEvery ? and : or;
  return (scope) => {
    let truth: Truth = isEvery;
    iterate(iteration, scope, (value) => {
      truth = join(truth, toTruth(value));
      return truth === !isEvery;
    });
    return truth;
  };
}

export function compileFor(node: Node, names: Names, compile: Compile): Evaluate {
  const iteration = compileIteration(node, names, compile);
  return (scope) => {
    const results: Value[] = [];
    iterate(iteration, scope, (value) => {
      results.push(value);
      return false;
    });
    return results;
  };
}

/** `rows[amount > 0]`, or the entry at a place: `rows[1]` is the first, `rows[-1]` the last. */
export function compileFilter(node: Node, names: Names, compile: Compile): Evaluate {
  const [source, condition] = node.children;
  const list = compile(one(node, source), names);
  const slot = names.next;
  const test = compile(one(node, condition), { ...names, filters: [slot, ...names.filters], next: slot + 1 });
  const index = /^-?\d+$/.test(condition?.text.trim() ?? '') ? Number(condition?.text) : null;
  return (scope) => {
    const entries = list(scope);
    if (!isList(entries)) return entries === null ? null : UNKNOWN;
    if (index === 0) return null;
    if (index !== null) return entries.at(index > 0 ? index - 1 : index) ?? null;
    const kept: Value[] = [];
    for (const entry of entries) {
      takeStep(scope);
      scope.slots[slot] = entry;
      const truth = toTruth(test(scope));
      // Whether the entry belongs to the list is not known, so nothing about the list is.
      if (truth === UNKNOWN) return UNKNOWN;
      if (truth) kept.push(entry);
    }
    return kept;
  };
}

/** The rows of a rule: the first list of `every`, and what must hold for each of its entries. */
export interface Rows {
  list: Evaluate;
  slot: number;
  holds: Evaluate;
  /** The condition as it is written. */
  body: Node;
}

/** Null for an expression that does not begin with `every`. */
export function compileRows(node: Node, compile: Compile): Rows | null {
  if (node.type === 'ParenthesizedExpression' && node.children[0] !== undefined)
    return compileRows(node.children[0], compile);
  if (node.type !== 'QuantifiedExpression' || node.children[0]?.type !== 'every') return null;
  const { lists, body } = compileIteration(node, NO_NAMES, compile);
  const [first, ...others] = lists;
  const condition = node.children.at(-1);
  if (first === undefined || condition === undefined) return null;
  const holdsForOne: Evaluate = (scope) => {
    takeStep(scope);
    return body(scope);
  };
  const holdsForAll: Evaluate = (scope) => {
    let truth: Truth = true;
    iterate({ lists: others, body }, scope, (value) => {
      truth = and(truth, toTruth(value));
      return truth === false;
    });
    return truth;
  };
  // Most rules name one list.
  const holds = others.length === 0 ? holdsForOne : holdsForAll;
  return { list: first.evaluate, slot: first.slot, holds, body: condition };
}

import {
  one,
  takeSteps,
  takeStepsFor,
  type Compile,
  type Evaluate,
  type Names,
  type Scope,
} from './compiled-expression.ts';
import { and, compareBy, or, type Truth } from './operators.ts';
import { isList, UNKNOWN, type Value } from './rule-values.ts';
import { RuleSyntaxError, type Node } from './syntax.ts';

const STEPS_FOR_EQUAL_ENTRIES = 2;

export function compileComparison(node: Node, names: Names, compile: Compile): Evaluate {
  const [left, operator, right, , last] = node.children;
  const leftSide = compile(one(node, left), names);
  switch (operator?.type) {
    case 'CompareOp': {
      const other = one(node, right);
      const sign = operator.text;
      // Asks whether there is a value, which is always known.
      if (other.type === 'null' || left?.type === 'null') {
        const asked = other.type === 'null' ? leftSide : compile(other, names);
        return (scope) => {
          const value = asked(scope);
          return value === UNKNOWN ? UNKNOWN : (value === null) === (sign === '=');
        };
      }
      const rightSide = compile(other, names);
      return (scope) => {
        const value = leftSide(scope);
        // Entries may be objects.
        if (isList(value)) takeSteps(scope, value.length * STEPS_FOR_EQUAL_ENTRIES);
        return compareBy(sign, value, rightSide(scope));
      };
    }
    case 'between': {
      const [from, to] = [compile(one(node, right), names), compile(one(node, last), names)];
      return (scope) => {
        const value = leftSide(scope);
        return and(compareBy('>=', value, from(scope)), compareBy('<=', value, to(scope)));
      };
    }
    case 'in': {
      const tests = node.children.slice(2).map((child) => compileTest(child, names, compile));
      return (scope) => {
        const value = leftSide(scope);
        return tests.reduce<Truth>((found, test) => (found === true ? true : or(found, test(value, scope))), false);
      };
    }
    default:
      throw new RuleSyntaxError(`“${node.text.slice(0, 40)}” cannot be used in a rule.`, node.from);
  }
}

type Test = (value: Value, scope: Scope) => Truth;

/** What may follow `in`: a list, an interval, `< 5`, a value, or several of these in brackets. */
function compileTest(node: Node, names: Names, compile: Compile): Test {
  const [first, second] = node.children;
  // A single test in brackets: `rate in (< 5)`.
  if (node.type === 'ParenthesizedExpression' && first?.type === 'SimplePositiveUnaryTest')
    return compileTest(first, names, compile);
  if (/^(PositiveUnaryTests?|SimplePositiveUnaryTest|Wildcard)$/.test(node.type)) {
    if (first?.type === 'CompareOp') {
      const side = compile(one(node, second), names);
      return (value, scope) => compareBy(first.text, value, side(scope));
    }
    const tests = node.children.map((child) => compileTest(child, names, compile));
    return (value, scope) => tests.reduce<Truth>((found, test) => or(found, test(value, scope)), false);
  }
  if (node.type === 'Interval') return compileInterval(node, names, compile);
  const evaluate = compile(node, names);
  return (value, scope) => {
    const wanted = takeStepsFor(evaluate(scope), scope);
    if (!isList(wanted)) return compareBy('=', value, wanted);
    return wanted.reduce<Truth>(
      (found, entry) => (found === true ? true : or(found, compareBy('=', value, entry))),
      false,
    );
  };
}

function compileInterval(node: Node, names: Names, compile: Compile): Test {
  const [open, from, , to, close] = node.children;
  const [low, high] = [compile(one(node, from), names), compile(one(node, to), names)];
  const [above, below] = [open?.text === '[' ? '>=' : '>', close?.text === ']' ? '<=' : '<'];
  return (value, scope) => and(compareBy(above, value, low(scope)), compareBy(below, value, high(scope)));
}

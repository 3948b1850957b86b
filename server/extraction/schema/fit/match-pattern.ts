import { createLinearRegExp, type LinearRegExp } from '../linear-reg-exp.ts';
import type { MatchPattern } from './applicable-schemas.ts';

const MAX_EXPRESSIONS = 1_000;
const expressions = new Map<string, LinearRegExp>();

/** Matches in linear time where RE2 can: run it under a deadline. */
export const matchPattern: MatchPattern = (pattern, name) => {
  if (expressions.size > MAX_EXPRESSIONS) expressions.clear();
  const expression = expressions.get(pattern) ?? createLinearRegExp(pattern);
  expressions.set(pattern, expression);
  return expression.test(name);
};

import { Decimal, formatDecimal } from '../decimal.ts';
import { UNKNOWN } from '../rule-values.ts';
import { checkFunctions } from './check-functions.ts';
import { dateFunctions } from './date-functions.ts';
import { listFunctions } from './list-functions.ts';
import { numberFunctions } from './number-functions.ts';
import type { RuleFunction } from './rule-function.ts';
import { textFunctions } from './text-functions.ts';

/** `lookup("vendors", "vatId", seller.vatId)`: a row of a table; with a fourth argument, by similarity from 0 to 1. */
const lookup: RuleFunction = {
  takes: [3, 4],
  gives: 'any',
  // By similarity, the largest table takes 1.6 ms.
  steps: ({ length }) => (length > 3 ? 2_000 : 0),
  apply([table, column, value = null, similarity], environment) {
    if (typeof table !== 'string' || typeof column !== 'string' || value === null || value === UNKNOWN) return UNKNOWN;
    if (similarity === undefined) return environment.lookup({ table, column, value, atLeast: null });
    if (!(similarity instanceof Decimal)) return UNKNOWN;
    const atLeast = Number(formatDecimal(similarity));
    return atLeast > 0 && atLeast <= 1 ? environment.lookup({ table, column, value, atLeast }) : UNKNOWN;
  },
};

/** By the name that expressions call them by. */
export const FUNCTIONS: ReadonlyMap<string, RuleFunction> = new Map(
  Object.entries({
    ...numberFunctions,
    ...textFunctions,
    ...listFunctions,
    ...dateFunctions,
    ...checkFunctions,
    lookup,
  }),
);

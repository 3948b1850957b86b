import { checkFunctions } from './check-functions.ts';
import { dateFunctions } from './date-functions.ts';
import { listFunctions } from './list-functions.ts';
import { numberFunctions } from './number-functions.ts';
import type { RuleFunction } from './rule-function.ts';
import { textFunctions } from './text-functions.ts';

/** `lookup("vendors", "vatId", seller.vatId)`: the first row of a table of the workspace whose column has the value. */
const lookup: RuleFunction = {
  takes: [3, 3],
  gives: 'any',
  apply([table, column, value = null], environment) {
    if (typeof table !== 'string' || typeof column !== 'string' || value === null) return null;
    return environment.lookup(table, column, value);
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

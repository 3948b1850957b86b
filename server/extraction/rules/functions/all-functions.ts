import { checkFunctions } from './check-functions.ts';
import { dateFunctions } from './date-functions.ts';
import { listFunctions } from './list-functions.ts';
import { lookup } from './lookup-function.ts';
import { numberFunctions } from './number-functions.ts';
import type { RuleFunction } from './rule-function.ts';
import { textFunctions } from './text-functions.ts';

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

import { en16931, type RuleSet } from './en-16931.ts';

export type { RuleSet };

/** Ready sets of rules, in the order in which they are listed. */
export const RULE_SETS: readonly RuleSet[] = [en16931];

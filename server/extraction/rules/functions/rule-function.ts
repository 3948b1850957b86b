import { isList, UNKNOWN, type Value } from '../rule-values.ts';

/** What a rule needs from outside of its expression. */
export interface Environment {
  today(): Value;
  /** The row of a table, null if there is none, or unknown. */
  lookup(wanted: { table: string; column: string; value: Value; atLeast: number | null }): Value;
  /** What was named and is not there, in sentences. */
  notes: Set<string>;
  /** The rows that were found, in words. */
  found: string[];
}

/** Knows no day and no table: what follows from the rule itself. */
export const NO_ENVIRONMENT: Environment = { today: () => UNKNOWN, lookup: () => UNKNOWN, notes: new Set(), found: [] };

export interface RuleFunction {
  /** Fewest and most arguments. */
  takes: readonly [number, number];
  /** The type of its result, for `lint`. */
  gives: 'number' | 'text' | 'boolean' | 'date' | 'duration' | 'list' | 'any';
  apply(args: readonly Value[], environment: Environment): Value;
  /** Steps that it takes, beside those for the length of its arguments. */
  steps?: (args: readonly Value[]) => number;
}

/** The arguments of a function over lists, which takes one list or several values. */
export const listOf = (args: readonly Value[]): readonly Value[] =>
  args.length === 1 && args[0] !== undefined && isList(args[0]) ? args[0] : args;

/** A function of one text. */
export const ofText = (gives: RuleFunction['gives'], apply: (text: string) => Value): RuleFunction => ({
  takes: [1, 1],
  gives,
  apply: ([text]) => (typeof text === 'string' ? apply(text) : UNKNOWN),
});

/** A function of two texts. */
export const ofTexts = (gives: RuleFunction['gives'], apply: (text: string, other: string) => Value): RuleFunction => ({
  takes: [2, 2],
  gives,
  apply: ([text, other]) => (typeof text === 'string' && typeof other === 'string' ? apply(text, other) : UNKNOWN),
});

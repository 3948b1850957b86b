import { toTruth, and, equals, not, or, type Truth } from '../operators.ts';
import { isList, UNKNOWN, type Value } from '../rule-values.ts';
import { listOf, type RuleFunction } from './rule-function.ts';

/** Lists compare each entry with each, so long ones would take seconds. */
const MAX_COMPARED = 5_000;

/** A key under which equal plain values are equal; null for values that must be compared. */
function keyOf(value: Value): string | null {
  if (typeof value === 'string') return `s${value}`;
  return typeof value === 'boolean' ? `b${String(value)}` : null;
}

function distinct(values: readonly Value[]): Value {
  if (values.includes(UNKNOWN) || values.includes(null) || values.length > MAX_COMPARED) return UNKNOWN;
  const seen = new Set<string>();
  const kept: Value[] = [];
  for (const value of values) {
    const key = keyOf(value);
    const isKnown = key === null ? kept.some((one) => equals(one, value) === true) : seen.has(key);
    if (isKnown) continue;
    if (key !== null) seen.add(key);
    kept.push(value);
  }
  return kept;
}

const ofTruths = (join: (left: Truth, right: Truth) => Truth, empty: boolean): RuleFunction => ({
  takes: [1, 255],
  gives: 'boolean',
  apply: (args) => listOf(args).map(toTruth).reduce(join, empty),
});

export const listFunctions: Record<string, RuleFunction> = {
  not: { takes: [1, 1], gives: 'boolean', apply: ([value = null]) => not(toTruth(value)) },
  all: ofTruths(and, true),
  any: ofTruths(or, false),
  'list contains': {
    takes: [2, 2],
    gives: 'boolean',
    apply([list = null, wanted = null]) {
      if (!isList(list)) return UNKNOWN;
      return list.reduce<Truth>((found, one) => (found === true ? true : or(found, equals(one, wanted))), false);
    },
  },
  'distinct values': {
    takes: [1, 1],
    gives: 'list',
    apply: ([list = null]) => (isList(list) ? distinct(list) : UNKNOWN),
  },
  concatenate: {
    takes: [1, 20],
    gives: 'list',
    apply: (args) => (args.every(isList) ? args.flat() : UNKNOWN),
  },
};

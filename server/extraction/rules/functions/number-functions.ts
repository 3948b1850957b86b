import { add, compare, Decimal, divide, negate, roundTo, subtract, toInteger, type Rounding } from '../decimal.ts';
import { isList, UNKNOWN, type Value } from '../rule-values.ts';
import { listOf, type RuleFunction } from './rule-function.ts';

const isNumber = (value: Value): value is Decimal => value instanceof Decimal;
const size = (value: Decimal) => (Number(value.units) < 0 ? negate(value) : value);

/** A function of the numbers of a list; an empty list has none of these. */
const ofNumbers = (apply: (numbers: readonly Decimal[]) => Value): RuleFunction => ({
  takes: [1, 255],
  gives: 'number',
  apply(args) {
    const values = listOf(args);
    return values.length > 0 && values.every(isNumber) ? apply(values) : UNKNOWN;
  },
});

const MAX_PLACES = 20;

const rounding = (how: Rounding): RuleFunction => ({
  takes: [1, 2],
  gives: 'number',
  apply([value, places = new Decimal(0, 0)]) {
    if (!isNumber(value ?? null) || !isNumber(places)) return UNKNOWN;
    const digits = toInteger(places);
    return digits === null || Math.abs(digits) > MAX_PLACES ? UNKNOWN : roundTo(value as Decimal, digits, how);
  },
});

/** `near(a, b, 0.01)`: whether two numbers differ by no more than the third, which is 0.01 if it is not given. */
const near: RuleFunction = {
  takes: [2, 3],
  gives: 'boolean',
  apply([left, right, tolerance = new Decimal(1, 2)]) {
    if (!(left instanceof Decimal && right instanceof Decimal && tolerance instanceof Decimal)) return UNKNOWN;
    return compare(size(subtract(left, right)), tolerance) <= 0;
  },
};

/** Sums have no order; a median does. */
function medianOf(numbers: readonly Decimal[]): Value {
  const sorted = numbers.toSorted(compare);
  const middle = sorted.length >> 1;
  const [below, above] = [sorted[middle - 1], sorted[middle]];
  if (above === undefined) return UNKNOWN;
  if (sorted.length % 2 === 1 || below === undefined) return above;
  return divide(add(below, above), new Decimal(2, 0)) ?? UNKNOWN;
}

const total = (numbers: readonly Decimal[]): Decimal => numbers.reduce(add, new Decimal(0, 0));

/** The least or greatest of numbers, texts or dates that are written as texts. */
const extreme = (sign: number): RuleFunction => ({
  takes: [1, 255],
  gives: 'any',
  apply(args) {
    const values = listOf(args);
    if (values.length === 0) return UNKNOWN;
    if (values.every(isNumber)) return values.reduce((best, one) => (compare(one, best) * sign > 0 ? one : best));
    if (!values.every((value) => typeof value === 'string')) return UNKNOWN;
    return values.reduce((best, one) => ((one < best ? -1 : 1) * sign > 0 ? one : best));
  },
});

export const numberFunctions: Record<string, RuleFunction> = {
  sum: ofNumbers(total),
  mean: ofNumbers((numbers) => divide(total(numbers), new Decimal(numbers.length, 0)) ?? UNKNOWN),
  median: ofNumbers(medianOf),
  min: extreme(-1),
  max: extreme(1),
  count: {
    takes: [1, 1],
    gives: 'number',
    apply: ([list = null]) => (isList(list) ? new Decimal(list.length, 0) : UNKNOWN),
  },
  abs: {
    takes: [1, 1],
    gives: 'number',
    apply: ([value = null]) => (isNumber(value) ? size(value) : UNKNOWN),
  },
  near,
  round: rounding('half-up'),
  'round half up': rounding('half-up'),
  'round up': rounding('up'),
  'round down': rounding('down'),
  decimal: rounding('half-even'),
  floor: rounding('floor'),
  ceiling: rounding('ceiling'),
  modulo: {
    takes: [2, 2],
    gives: 'number',
    apply([value = null, divisor = null]) {
      if (!isNumber(value) || !isNumber(divisor)) return UNKNOWN;
      const [left, right] = [toInteger(value), toInteger(divisor)];
      if (left === null || right === null || right === 0) return UNKNOWN;
      return new Decimal(left - right * Math.floor(left / right), 0);
    },
  },
};

/** Operators with three answers: what is not known of an operand is not known of the result. */
import { add, compare, Decimal, divide, multiply, negate, subtract } from './decimal.ts';
import { asDate, CalendarDate, Context, Duration, isList, shiftDate, UNKNOWN, type Value } from './rule-values.ts';

/** A Boolean, or UNKNOWN. */
export type Truth = boolean | typeof UNKNOWN;

export const toTruth = (value: Value): Truth => (typeof value === 'boolean' ? value : UNKNOWN);
export const not = (value: Truth): Truth => (value === UNKNOWN ? UNKNOWN : !value);

/** One false is enough for false, whatever is not known. */
export function and(left: Truth, right: Truth): Truth {
  if (left === false || right === false) return false;
  return left === UNKNOWN || right === UNKNOWN ? UNKNOWN : true;
}

/** One true is enough for true, whatever is not known. */
export function or(left: Truth, right: Truth): Truth {
  if (left === true || right === true) return true;
  return left === UNKNOWN || right === UNKNOWN ? UNKNOWN : false;
}

/** Negative, 0 or positive; null where the two have no order. */
function order(left: Value, right: Value): number | null {
  if (left instanceof Decimal && right instanceof Decimal) return compare(left, right);
  if (typeof left === 'string' && typeof right === 'string') {
    const [from, to] = [asDate(left), asDate(right)];
    if (from !== null && to !== null) return from.days - to.days || (left < right ? -1 : left > right ? 1 : 0);
    return left < right ? -1 : left > right ? 1 : 0;
  }
  if (left instanceof CalendarDate || right instanceof CalendarDate) {
    const [from, to] = [asDate(left), asDate(right)];
    return from === null || to === null ? null : from.days - to.days;
  }
  if (left instanceof Duration && right instanceof Duration) {
    if (left.months === right.months) return left.days - right.days;
    return left.days === right.days ? left.months - right.months : null;
  }
  return null;
}

/** `x = null` asks whether there is a value. Everything else about a missing value is not known. */
export function equals(left: Value, right: Value): Truth {
  if (left === UNKNOWN || right === UNKNOWN) return UNKNOWN;
  if (left === null || right === null) return UNKNOWN;
  if (typeof left === 'boolean' && typeof right === 'boolean') return left === right;
  if (isList(left) && isList(right)) {
    if (left.length !== right.length) return false;
    return left.reduce<Truth>((all, one, index) => and(all, equals(one, right[index] ?? null)), true);
  }
  if (left instanceof Context && right instanceof Context) {
    if (left.fields.size !== right.fields.size) return false;
    return [...left.fields].reduce<Truth>(
      (all, [name, value]) => and(all, equals(value, right.fields.get(name) ?? null)),
      true,
    );
  }
  const ordered = order(left, right);
  return ordered === null ? UNKNOWN : ordered === 0;
}

export function compareBy(operator: string, left: Value, right: Value): Truth {
  if (operator === '=') return equals(left, right);
  if (operator === '!=') return not(equals(left, right));
  if (left === UNKNOWN || right === UNKNOWN) return UNKNOWN;
  const ordered = order(left, right);
  if (ordered === null) return UNKNOWN;
  if (operator === '<') return ordered < 0;
  if (operator === '<=') return ordered <= 0;
  if (operator === '>') return ordered > 0;
  return operator === '>=' ? ordered >= 0 : UNKNOWN;
}

/** Texts may not grow without an end. */
const MAX_TEXT = 100_000;

export function plus(left: Value, right: Value): Value {
  if (left instanceof Decimal && right instanceof Decimal) return add(left, right);
  if (left instanceof Duration && right instanceof Duration)
    return new Duration(left.months + right.months, left.days + right.days);
  if (right instanceof Duration) return shift(left, right);
  if (left instanceof Duration) return shift(right, left);
  if (typeof left === 'string' && typeof right === 'string')
    return left.length + right.length > MAX_TEXT ? UNKNOWN : left + right;
  return UNKNOWN;
}

export function minus(left: Value, right: Value): Value {
  if (left instanceof Decimal && right instanceof Decimal) return subtract(left, right);
  if (left instanceof Duration && right instanceof Duration)
    return new Duration(left.months - right.months, left.days - right.days);
  if (right instanceof Duration) return shift(left, new Duration(-right.months, -right.days));
  const [to, from] = [asDate(left), asDate(right)];
  return to === null || from === null ? UNKNOWN : new Duration(0, to.days - from.days);
}

function shift(value: Value, duration: Duration): Value {
  const date = asDate(value);
  return date === null ? UNKNOWN : shiftDate(date, duration);
}

/** Numbers may not grow without an end either. */
const MAX_UNITS = 10n ** 400n;

const isTooLong = ({ units }: Decimal): boolean =>
  typeof units === 'bigint' && (units > MAX_UNITS || units < -MAX_UNITS);

export function times(left: Value, right: Value): Value {
  if (!(left instanceof Decimal && right instanceof Decimal)) return UNKNOWN;
  const product = multiply(left, right);
  return isTooLong(product) ? UNKNOWN : product;
}

export function dividedBy(left: Value, right: Value): Value {
  return left instanceof Decimal && right instanceof Decimal ? (divide(left, right) ?? UNKNOWN) : UNKNOWN;
}

const MAX_EXPONENT = 64;

/** Whole exponents only. */
export function power(base: Value, exponent: Value): Value {
  if (!(base instanceof Decimal && exponent instanceof Decimal)) return UNKNOWN;
  const times = exponent.places === 0 ? Number(exponent.units) : Number.NaN;
  if (!(Math.abs(times) <= MAX_EXPONENT)) return UNKNOWN;
  let product = new Decimal(1, 0);
  for (let count = 0; count < Math.abs(times); count += 1) {
    product = multiply(product, base);
    if (isTooLong(product)) return UNKNOWN;
  }
  return times < 0 ? (divide(new Decimal(1, 0), product) ?? UNKNOWN) : product;
}

export const minusOf = (value: Value): Value => {
  if (value instanceof Decimal) return negate(value);
  return value instanceof Duration ? new Duration(-value.months, -value.days) : UNKNOWN;
};

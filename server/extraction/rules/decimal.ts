/**
 * Decimal numbers, so that amounts add up as on paper: 0.1 + 0.2 is 0.3. A number is an integer over a power of ten.
 * Integers within 2^53 are plain numbers, which takes a tenth of the time of BigInt; larger ones are BigInts.
 */
export class Decimal {
  /** The value is `units / 10^places`. */
  readonly units: number | bigint;
  readonly places: number;

  constructor(units: number | bigint, places: number) {
    this.units = units;
    this.places = places;
  }
}

/** Digits that a quotient has behind the point. */
const QUOTIENT_PLACES = 20;
/** Places beyond these are rounded, so that chains of products stay small. */
const MAX_PLACES = 60;
/** Digits in front of the point; larger numbers are no amounts. */
const MAX_DIGITS = 400;
const POWERS = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

const big = (value: number | bigint): bigint => (typeof value === 'bigint' ? value : BigInt(value));
const bigPower = (exponent: number): bigint => 10n ** BigInt(exponent);

function shrink(units: bigint, places: number): Decimal {
  const isSmall = units >= -9_007_199_254_740_991n && units <= 9_007_199_254_740_991n;
  return new Decimal(isSmall ? Number(units) : units, places);
}

/** Reads digits with an optional sign, point and exponent; null for anything else and for huge numbers. */
export function parseDecimal(text: string): Decimal | null {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/.exec(text);
  if (match === null) return null;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  if (whole === '' && fraction === '') return null;
  const places = fraction.length - Number(exponent);
  if (whole.length + Math.max(0, -places) > MAX_DIGITS || places > MAX_DIGITS) return null;
  const digits = BigInt(`${whole}${fraction}`) * (places < 0 ? bigPower(-places) : 1n);
  return trim(shrink(sign === '-' ? -digits : digits, Math.max(0, places)));
}

/** The decimal that a number of JSON is written as; null if it is not finite. */
export function fromNumber(value: number): Decimal | null {
  if (Number.isSafeInteger(value)) return new Decimal(value, 0);
  return Number.isFinite(value) ? parseDecimal(String(value)) : null;
}

/** Without zeros at the end, and with up to MAX_PLACES places. */
function trim(value: Decimal): Decimal {
  let { units, places } = value;
  if (places > MAX_PLACES) return trim(roundTo(value, MAX_PLACES));
  if (typeof units === 'number') {
    while (places > 0 && units % 10 === 0) [units, places] = [units / 10, places - 1];
    return new Decimal(units, places);
  }
  while (places > 0 && units % 10n === 0n) [units, places] = [units / 10n, places - 1];
  return shrink(units, places);
}

/** Both numbers over the same power of ten, as BigInts. */
function align(a: Decimal, b: Decimal): { left: bigint; right: bigint; places: number } {
  const places = Math.max(a.places, b.places);
  return {
    left: big(a.units) * bigPower(places - a.places),
    right: big(b.units) * bigPower(places - b.places),
    places,
  };
}

/** The units of `value` over 10^places as a plain number; NaN where they are too large for one. */
function unitsAt({ units, places }: Decimal, wanted: number): number {
  const power = POWERS[wanted - places];
  if (typeof units === 'bigint' || power === undefined) return Number.NaN;
  const scaled = units * power;
  return Number.isSafeInteger(scaled) ? scaled : Number.NaN;
}

export function add(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places);
  const sum = unitsAt(a, places) + unitsAt(b, places);
  if (Number.isSafeInteger(sum)) return new Decimal(sum, places);
  const { left, right } = align(a, b);
  return shrink(left + right, places);
}

export const negate = ({ units, places }: Decimal): Decimal => new Decimal(-units, places);
export const subtract = (a: Decimal, b: Decimal): Decimal => add(a, negate(b));

export function multiply(a: Decimal, b: Decimal): Decimal {
  const places = a.places + b.places;
  if (places <= MAX_PLACES && typeof a.units === 'number' && typeof b.units === 'number') {
    const product = a.units * b.units;
    if (Number.isSafeInteger(product)) return new Decimal(product, places);
  }
  return trim(shrink(big(a.units) * big(b.units), places));
}

/** Null for a division by zero. */
export function divide(a: Decimal, b: Decimal): Decimal | null {
  if (Number(b.units) === 0) return null;
  const { left, right } = align(a, b);
  return trim(roundTo(shrink((left * bigPower(QUOTIENT_PLACES + 1)) / right, QUOTIENT_PLACES + 1), QUOTIENT_PLACES));
}

/** Negative, 0 or positive, as for sorting. */
export function compare(a: Decimal, b: Decimal): number {
  const places = Math.max(a.places, b.places);
  const difference = unitsAt(a, places) - unitsAt(b, places);
  // Never -0, which is not the same as 0 for everybody.
  if (!Number.isNaN(difference)) return difference === 0 ? 0 : difference;
  const { left, right } = align(a, b);
  return left < right ? -1 : left > right ? 1 : 0;
}

export type Rounding = 'half-up' | 'half-even' | 'down' | 'up' | 'floor' | 'ceiling';

/** Rounds to places behind the point. Halves go away from zero, unless told otherwise. */
export function roundTo(value: Decimal, places: number, rounding: Rounding = 'half-up'): Decimal {
  if (value.places <= places) return value;
  const divisor = bigPower(value.places - places);
  const units = big(value.units);
  const isNegative = units < 0n;
  const size = isNegative ? -units : units;
  const [quotient, rest] = [size / divisor, size % divisor];
  const half = rest * 2n - divisor;
  const goesUp = {
    'half-up': half >= 0n,
    'half-even': half > 0n || (half === 0n && quotient % 2n === 1n),
    down: false,
    up: rest > 0n,
    floor: isNegative && rest > 0n,
    ceiling: !isNegative && rest > 0n,
  }[rounding];
  const rounded = quotient + (goesUp ? 1n : 0n);
  const signed = isNegative ? -rounded : rounded;
  return places < 0 ? shrink(signed * bigPower(-places), 0) : shrink(signed, places);
}

/** A whole number within 2^53, or null. */
export function toInteger(value: Decimal): number | null {
  const { units, places } = trim(value);
  return places === 0 && typeof units === 'number' ? units : null;
}

/** As people write it: `-1,234.50`. */
export function formatDecimal(value: Decimal, minPlaces = 0): string {
  const { units, places } = trim(value);
  const digits = String(units)
    .replace('-', '')
    .padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  const fraction = digits.slice(digits.length - places).padEnd(minPlaces, '0');
  return `${Number(units) < 0 ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Places behind the point, without zeros at the end. */
export const countPlaces = (value: Decimal): number => trim(value).places;

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  divide,
  formatDecimal,
  fromNumber,
  multiply,
  parseDecimal,
  roundTo,
  type Decimal,
} from './decimal.ts';

const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.integer({ min: 0, max: 12 }))
  .map(([units, places]) => ({ units, places, decimal: read(units, places) }));

function read(units: bigint, places: number): Decimal {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const point = digits.length - places;
  return parseDecimal(`${units < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`) as Decimal;
}
const scale = ({ units, places }: { units: bigint; places: number }, to: number) => units * 10n ** BigInt(to - places);

describe('decimals', () => {
  it('have at most 400 digits before and after the point', () => {
    expect(parseDecimal('9'.repeat(400))).not.toBeNull();
    expect(parseDecimal('9'.repeat(401))).toBeNull();
    expect(parseDecimal(`0.${'1'.repeat(400)}`)).not.toBeNull();
    expect(parseDecimal(`0.${'1'.repeat(401)}`)).toBeNull();
    expect(parseDecimal('1e399')).not.toBeNull();
    expect(parseDecimal('1e400')).toBeNull();
  });

  it('add, multiply and compare like integers over powers of ten', () => {
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        const [left, right] = [scale(a, 12), scale(b, 12)];
        expect(compare(add(a.decimal, b.decimal), read(left + right, 12))).toBe(0);
        expect(compare(multiply(a.decimal, b.decimal), read(a.units * b.units, a.places + b.places))).toBe(0);
        expect(Math.sign(compare(a.decimal, b.decimal))).toBe(left < right ? -1 : left > right ? 1 : 0);
      }),
    );
  });

  it.each([
    ['1', '3', '0.33333333333333333333'],
    ['2', '3', '0.66666666666666666667'],
    ['-1', '8', '-0.125'],
  ])('divides %s by %s', (a, b, quotient) => {
    expect(formatDecimal(divide(parseDecimal(a) as Decimal, parseDecimal(b) as Decimal) as Decimal)).toBe(quotient);
  });

  it('does not divide by zero', () => {
    expect(divide(parseDecimal('1') as Decimal, parseDecimal('0.00') as Decimal)).toBeNull();
  });

  it.each([
    ['1.255', 'half-up', '1.26'],
    ['-1.255', 'half-up', '-1.26'],
    ['1.245', 'half-even', '1.24'],
    ['1.255', 'half-even', '1.26'],
    ['-1.251', 'floor', '-1.26'],
    ['1.251', 'ceiling', '1.26'],
    ['1.259', 'down', '1.25'],
  ] as const)('rounds %s %s', (value, rounding, rounded) => {
    expect(formatDecimal(roundTo(parseDecimal(value) as Decimal, 2, rounding))).toBe(rounded);
  });

  it.each([
    [0.1, '0.1'],
    [1e21, '1,000,000,000,000,000,000,000'],
    [1e-7, '0.0000001'],
    [-1234.5, '-1,234.5'],
  ])('reads the number %s as JSON shows it', (value, text) => {
    expect(formatDecimal(fromNumber(value) as Decimal)).toBe(text);
  });

  it.each(['', '.', '1,5', '1e9999', 'x'])('does not read “%s”', (text) => {
    expect(parseDecimal(text)).toBeNull();
  });
});

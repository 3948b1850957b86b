import { describe, expect, it } from 'vitest';
import {
  inferDecimal,
  parseNumber,
  readAmounts,
  readIntegers,
  readNumbers,
  readPercentages,
  readPlainNumbers,
} from './numbers.ts';

const point = { dayFirst: true, decimal: '.' } as const;
const comma = { dayFirst: true, decimal: ',' } as const;

describe('money', () => {
  it.each([
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['€ 1.234,50', 1234.5],
    ['1 234,50 €', 1234.5],
    ["CHF 1'234.50", 1234.5],
    ['$5.00', 5],
    ['(12.00)', -12],
    ['-12,00 €', -12],
    ['12,00-', -12],
    ['USD 1,000,000.00', 1000000],
    ['RM 46.65', 46.65],
    ['0.99', 0.99],
    ['12,34,567.00', 1234567],
    ['Rs.1,250/-', 1250],
    ['USD1,500.00', 1500],
    ['١٬٢٣٤٫٥٠', 1234.5],
    ['१,२३४.५०', 1234.5],
    ['￥１，２３４', 1234],
  ])('reads %s', (text, value) => expect(readAmounts(text, point).map((one) => one.value)).toEqual([value]));

  it('reads a number before its unit', () =>
    expect(readPlainNumbers('0.5mg', point).map((one) => one.value)).toEqual([0.5]));

  it('reads two numbers around a full-width comma', () =>
    expect(readPlainNumbers('100，200', point).map((one) => one.value)).toEqual([100, 200]));

  it('reads one ambiguous separator as the document uses it', () => {
    expect(readAmounts('1.234', point)[0]?.value).toBe(1.234);
    expect(readAmounts('1.234', comma)[0]?.value).toBe(1234);
    expect(readAmounts('1,234', point)[0]?.value).toBe(1234);
  });

  it('does not read percentages, codes and dates', () => {
    for (const text of ['19 %', '19%', 'INV-2024', '2024-01-31', 'DE123456789', '12:30'])
      expect(
        readAmounts(text, point).filter(({ fit }) => fit > 0.8),
        text,
      ).toEqual([]);
  });

  it('rates an amount with decimals higher', () => {
    const [bare] = readAmounts('7', point);
    const [amount] = readAmounts('7.00', point);
    expect(amount?.fit).toBeGreaterThan(bare?.fit ?? 1);
  });
});

describe('other numbers', () => {
  it('reads quantities with units', () =>
    expect(readPlainNumbers('12 pcs', point).map(({ value }) => value)).toEqual([12]));
  it('reads whole numbers only as integers', () =>
    expect(readIntegers('3 of 2.5', point).map(({ value }) => value)).toEqual([3]));
  it('prefers a bare integer to an amount of money and to a percentage', () => {
    const fitOf = (text: string) => readIntegers(text, point)[0]?.fit ?? 1;
    expect(fitOf('12')).toBe(1);
    expect(fitOf('12.00')).toBeLessThan(fitOf('12'));
    expect(fitOf('12 %')).toBeLessThan(fitOf('12.00'));
    expect(fitOf('$12')).toBeLessThan(fitOf('12.00'));
  });
  it('prefers an amount of money to a percentage where any number is asked for', () => {
    const fitOf = (text: string) => readPlainNumbers(text, point)[0]?.fit ?? 1;
    expect(fitOf('$12')).toBeLessThan(fitOf('12'));
    expect(fitOf('12 %')).toBeLessThan(fitOf('$12'));
  });
  it('reads percentages', () => {
    expect(readPercentages('VAT 21%', point)[0]).toMatchObject({
      value: 21,
      fit: 1,
    });
    expect(readPercentages('7,5 %', comma)[0]).toMatchObject({ value: 7.5 });
  });
  it('infers the decimal separator', () => {
    expect(inferDecimal('1.234,50 und 3,20')).toBe(',');
    expect(inferDecimal('1,234.50 and 3.20')).toBe('.');
  });
  it('refuses a version number', () => expect(parseNumber('1.2.3', '.')).toBeNull());
});

it.each([
  ['minus 12 degrees', [-12]],
  ['10 minus 3', [10, 3]],
  ['0.00 - 0.40', [0, 0.4]],
  ['£41,500 - £47,200', [41_500, 47_200]],
  ['5 – 8', [5, 8]],
  ['1.500 - 2.000 m', [1.5, 2]],
  ['30.11.2031 - 45.00', [-45]],
  ['30/11 - 45.00', [-45]],
  ['Fee 2031-11-30 - 45.00', [-45]],
  ['100 -50', [100, -50]],
  ['- 5', [-5]],
  ['30.81-', [-30.81]],
  ['30.81 -', [-30.81]],
  ['2 1/2 ft', []],
  ['1½ tablets', []],
  ['230V and 1.2kW', [230, 1.2]],
  ['合計36,000円です', [36_000]],
  ['总计：36,000.00元，12月', [36_000]],
])('reads the numbers of "%s"', (text, values) => {
  expect(readNumbers(text, { decimal: '.', dayFirst: true }).map(({ value }) => value)).toEqual(values);
});

import { describe, expect, it } from 'vitest';
import { inferDecimal, integers, money, numbers, parseNumber, percents } from './numbers.ts';

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
  ])('reads %s', (text, value) => expect(money(text, point).map((one) => one.value)).toEqual([value]));

  it('reads one ambiguous group by the document', () => {
    expect(money('1.234', point)[0]?.value).toBe(1.234);
    expect(money('1.234', comma)[0]?.value).toBe(1234);
    expect(money('1,234', point)[0]?.value).toBe(1234);
  });

  it('leaves percentages, codes and dates alone', () => {
    for (const text of ['19 %', '19%', 'INV-2024', '2024-01-31', 'DE123456789', '12:30'])
      expect(
        money(text, point).filter(({ fit }) => fit > 0.8),
        text,
      ).toEqual([]);
  });

  it('prefers what looks like an amount', () => {
    const [bare] = money('7', point);
    const [amount] = money('7.00', point);
    expect(amount?.fit).toBeGreaterThan(bare?.fit ?? 1);
  });
});

describe('other numbers', () => {
  it('reads quantities with units', () => expect(numbers('12 pcs', point).map(({ value }) => value)).toEqual([12]));
  it('reads integers only where they are whole', () =>
    expect(integers('3 of 2.5', point).map(({ value }) => value)).toEqual([3]));
  it('reads percentages', () => {
    expect(percents('VAT 21%', point)[0]).toMatchObject({ value: 21, fit: 1 });
    expect(percents('7,5 %', comma)[0]).toMatchObject({ value: 7.5 });
  });
  it('infers the decimal separator', () => {
    expect(inferDecimal('1.234,50 und 3,20')).toBe(',');
    expect(inferDecimal('1,234.50 and 3.20')).toBe('.');
  });
  it('refuses what is no number', () => expect(parseNumber('1.2.3', '.')).toBeNull());
});

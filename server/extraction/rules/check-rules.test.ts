import { describe, expect, it } from 'vitest';
import { buildFieldTree } from '../schema/field-tree.ts';
import { expectLinearTime } from '../../../test/harness/growth.ts';
import type { RuleResult, SchemaRule } from '../../lib/models/schema-guidance.ts';
import { checkRules, compileRule } from './check-rules.ts';
import { NO_ENVIRONMENT } from './functions/rule-function.ts';
import { RuleSyntaxError } from './syntax.ts';

const number = { type: ['number', 'null'] };
const text = { type: ['string', 'null'] };
const date = { type: ['string', 'null'], format: 'date' };
const definition = {
  type: 'object',
  properties: {
    net: number,
    tax: number,
    total: number,
    currency: text,
    'purchase order': text,
    invoiceDate: date,
    dueDate: date,
    paid: { type: ['boolean', 'null'] },
    seller: { type: 'object', properties: { vatId: text, iban: text } },
    lineItems: {
      type: 'array',
      items: { type: 'object', properties: { quantity: number, unitPrice: number, amount: number, text } },
    },
    tags: { type: 'array', items: text },
  },
};
const fields = buildFieldTree(definition);
const check = (rule: Partial<SchemaRule> & { check: string }, data: unknown): RuleResult => {
  const compiled = compileRule({ name: 'rule', severity: 'error', ...rule }, fields);
  return checkRules([compiled], data, NO_ENVIRONMENT)[0] as RuleResult;
};
const answer = (expression: string, data: unknown = {}) => check({ check: expression }, data).result;

const row = (quantity: number | null, unitPrice: number | null, amount: number | null) => ({
  quantity,
  unitPrice,
  amount,
});

it('reads rules that differ in numbers, in texts with numbers and in names with numbers', () => {
  const properties = { net: { type: 'number' }, 'net-1': { type: 'number' }, code: { type: 'string' } };
  const fields = buildFieldTree({ type: 'object', properties });
  const check = (text: string) => {
    const rule = compileRule({ name: 'r', severity: 'error', check: text }, fields);
    return checkRules([rule], { net: 7, 'net-1': 12.5, code: 'a, 12' }, NO_ENVIRONMENT)[0]?.result;
  };
  const holds = ['net = 7', 'near(net, 8, 1)', 'net > -1', 'net-1 = 12.5', 'code = "a, 12"', 'net in [1..9]'];
  const violated = ['net = 8', 'near(net, 9, 1)', 'net > -1 + 9', 'net-1 = 12.4', 'code = "a, 13"', 'net in [1..6]'];
  expect(holds.map(check)).toEqual(holds.map(() => 'holds'));
  expect(violated.map(check)).toEqual(violated.map(() => 'violated'));
});

describe('checkRules', () => {
  it('adds decimals as on paper', () => {
    expect(answer('net + tax = total', { net: 0.1, tax: 0.2, total: 0.3 })).toBe('holds');
    expect(answer('net * 3 = total', { net: 1.1, total: 3.3 })).toBe('holds');
    expect(answer('net / 3 * 3 = total', { net: 1, total: 1 })).toBe('violated');
    expect(answer('near(net / 3 * 3, total)', { net: 1, total: 1 })).toBe('holds');
    expect(answer('net + tax = total', { net: 9_007_199_254_740_991, tax: 0.01, total: 1 })).toBe('violated');
  });

  it('shows the numbers of what does not hold', () => {
    const data = { net: 2530, tax: 531.3, total: 3061.31 };
    expect(check({ check: 'net + tax = total' }, data)).toEqual({
      name: 'rule',
      severity: 'error',
      result: 'violated',
      paths: ['/net', '/tax', '/total'],
      message: '2,530.00 + 531.30 ≠ 3,061.31',
    });
    expect(check({ check: 'near(net + tax, total, 0.001)', message: 'The sum is off.' }, data).message).toBe(
      'The sum is off. (2,530.00 + 531.30 ≠ 3,061.31)',
    );
  });

  it('does not know what a missing value would say', () => {
    expect(answer('net + tax = total', { net: 1, tax: null, total: 1 })).toBe('unknown');
    expect(answer('net + tax = total', {})).toBe('unknown');
    expect(answer('net < 5 or tax > 1', { net: 3 })).toBe('holds');
    expect(answer('net < 5 and tax > 1', { net: 7 })).toBe('violated');
    expect(answer('net < 5 and tax > 1', { net: 3 })).toBe('unknown');
  });

  it('knows whether there is a value', () => {
    expect(answer('net = null', {})).toBe('holds');
    expect(answer('net != null', {})).toBe('violated');
    expect(check({ check: 'net != null' }, {}).message).toBe('net is missing');
  });

  it('names the rows of a list that violate a rule, and their values', () => {
    const data = { lineItems: [row(2, 3, 6), row(2, 3, 7), row(1, 1, 1), row(4, 0.5, 3)] };
    expect(
      check({ check: 'every item in lineItems satisfies item.quantity * item.unitPrice = item.amount' }, data),
    ).toEqual({
      name: 'rule',
      severity: 'error',
      result: 'violated',
      rows: [1, 3],
      paths: [
        '/lineItems/1/quantity',
        '/lineItems/3/quantity',
        '/lineItems/1/unitPrice',
        '/lineItems/3/unitPrice',
        '/lineItems/1/amount',
        '/lineItems/3/amount',
      ],
      message: 'row 2: 2 × 3 ≠ 7; row 4: 4.0 × 0.5 ≠ 3.0',
    });
    expect(answer('every item in lineItems satisfies item.amount > 0', { lineItems: [row(1, 1, null)] })).toBe(
      'unknown',
    );
    expect(answer('every item in lineItems satisfies item.amount > 0', { lineItems: [] })).toBe('holds');
    expect(answer('every item in lineItems satisfies item.amount > 0', {})).toBe('unknown');
  });

  it('sums rows, and filters them', () => {
    const data = { lineItems: [row(1, 1, 1.1), row(1, 1, 2.2), row(1, 1, -1)], total: 3.3, net: 2.3 };
    expect(answer('sum(lineItems.amount) = net', data)).toBe('holds');
    expect(answer('sum(lineItems[amount > 0].amount) = total', data)).toBe('holds');
    expect(answer('count(lineItems[amount > 0]) = 2', data)).toBe('holds');
    expect(answer('lineItems[1].amount = 1.1 and lineItems[-1].amount = -1', data)).toBe('holds');
    expect(answer('sum(lineItems.amount) = net', { ...data, lineItems: [row(1, 1, null)] })).toBe('unknown');
    expect(answer('sum(lineItems.amount) = net', { ...data, lineItems: [] })).toBe('unknown');
    expect(check({ check: 'sum(lineItems.amount) = total' }, data).paths).toEqual([
      '/lineItems/0/amount',
      '/lineItems/1/amount',
      '/lineItems/2/amount',
      '/total',
    ]);
  });

  it('compares dates, and adds durations to them', () => {
    const data = { invoiceDate: '2026-01-31', dueDate: '2026-02-28' };
    expect(answer('dueDate >= invoiceDate', data)).toBe('holds');
    expect(answer('dueDate <= invoiceDate + duration("P1M")', data)).toBe('holds');
    expect(answer('dueDate <= invoiceDate + duration("P27D")', data)).toBe('violated');
    expect(answer('days between(invoiceDate, dueDate) = 28', data)).toBe('holds');
    expect(answer('invoiceDate >= date("2026-01-01")', data)).toBe('holds');
    expect(answer('year(invoiceDate) = 2026', data)).toBe('holds');
    expect(answer('dueDate >= invoiceDate', { ...data, dueDate: '2026-02-30' })).not.toBe('unknown');
    expect(check({ check: 'dueDate < invoiceDate' }, data).message).toBe('“2026-02-28” ≥ “2026-01-31”');
  });

  it('applies a rule only when its condition holds', () => {
    const rule = { check: 'tax = 0', when: 'currency = "CHF"' };
    expect(check(rule, { tax: 5, currency: 'EUR' }).result).toBe('holds');
    expect(check(rule, { tax: 5, currency: 'CHF' }).result).toBe('violated');
    expect(check(rule, { tax: 5 }).result).toBe('unknown');
  });

  it.each([
    ['currency in ["EUR", "USD"]', { currency: 'EUR' }, 'holds'],
    ['currency in ("EUR", "USD")', { currency: 'GBP' }, 'violated'],
    ['net in [1..5]', { net: 5 }, 'holds'],
    ['net in [1..5)', { net: 5 }, 'violated'],
    ['net in (< 5)', { net: 5 }, 'violated'],
    ['net in ([1..5])', { net: 5 }, 'holds'],
    ['net in > 3', { net: 5 }, 'holds'],
    ['net between 1 and 5', { net: 6 }, 'violated'],
    ['matches(currency, "^[A-Z]{3}$")', { currency: 'EUR' }, 'holds'],
    ['if paid then net > 0 else net = 0', { paid: true, net: 0 }, 'violated'],
    ['not(paid)', { paid: false }, 'holds'],
    ['some tag in tags satisfies tag = "x"', { tags: ['y', 'x'] }, 'holds'],
    ['list contains(tags, "z")', { tags: ['y', 'x'] }, 'violated'],
    ['count(distinct values(tags)) = 1', { tags: ['x', 'x'] }, 'holds'],
    ['purchase order = "7"', { 'purchase order': '7' }, 'holds'],
    ['-net = 5', { net: -5 }, 'holds'],
    ['net ** 2 = 6.25', { net: 2.5 }, 'holds'],
    ['abs(net) = 5 and round(1.255, 2) = 1.26 and floor(-1.5) = -2', { net: -5 }, 'holds'],
    ['iban(seller.iban)', { seller: { iban: 'DE89 3704 0044 0532 0130 00' } }, 'holds'],
    ['iban(seller.iban)', { seller: { iban: 'DE89 3704 0044 0532 0130 01' } }, 'violated'],
    ['vat id(seller.vatId)', { seller: { vatId: 'DE136695976' } }, 'holds'],
    ['vat id(seller.vatId)', { seller: { vatId: 'NL000099998B57' } }, 'holds'],
    ['vat id(seller.vatId)', { seller: { vatId: 'DE136695977' } }, 'violated'],
    ['isbn("3-16-148410-X") and isbn("978-3-16-148410-0") and not(isbn("978-3-16-148410-1"))', {}, 'holds'],
    ['gtin("4006381333931") and luhn("4111 1111 1111 1111") and lei("5493001KJTIIGC8Y1R12")', {}, 'holds'],
    [
      'currency code("EUR") and not(currency code("EUX")) and country code("DE") and not(country code("XZ"))',
      {},
      'holds',
    ],
  ])('%s of %j %s', (expression, data, result) => {
    expect(answer(expression, data)).toBe(result);
  });

  it.each(['', 'net = ', 'sum(net', 'unheard of(net)', 'near(1)', 'net > > 1', 'function(a) a', '{a: 1}'])(
    'refuses “%s”, with the place',
    (expression) => {
      expect(() => answer(expression)).toThrow(RuleSyntaxError);
    },
  );

  it('ends rules that would take for ever', () => {
    const data = { tags: Array.from({ length: 3_000 }, () => 'x') };
    const endless = 'every a in tags, b in tags satisfies a = b';
    expect(check({ check: endless }, data)).toMatchObject({
      result: 'unknown',
      message: expect.stringContaining('steps'),
    });
    expect(answer('matches(currency, "(a+)+$")', { currency: `${'a'.repeat(5_000)}b` })).toBe('violated');
  });

  it('takes time in proportion to its rules, and to its rows', () => {
    const rules = (count: number) =>
      Array.from({ length: count }, (_, index) => {
        const checked = `every item in lineItems satisfies item.quantity * item.unitPrice <= item.amount + ${index}`;
        return compileRule({ name: `rule ${index}`, severity: 'error', check: checked }, fields);
      });
    const rows = (count: number) => ({ lineItems: Array.from({ length: count }, () => row(2, 3, 6)) });
    const [some, list] = [rules(10), rows(50)];
    expectLinearTime((size) => () => rules(size), 25);
    expectLinearTime((size) => {
      const many = rules(size);
      return () => checkRules(many, list, NO_ENVIRONMENT);
    }, 25);
    expectLinearTime((size) => {
      const many = rows(size);
      return () => checkRules(some, many, NO_ENVIRONMENT);
    }, 250);
  });
});

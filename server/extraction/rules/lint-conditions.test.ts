import { expect, it } from 'vitest';
import { lintRules } from './lint-rules.ts';

const [text, number] = [{ type: ['string', 'null'] }, { type: ['number', 'null'] }];
const row = { type: 'object', properties: { amount: number, name: text } };
const definition = {
  type: 'object',
  properties: {
    name: text,
    net: number,
    rate: { type: 'number', minimum: 0, maximum: 100 },
    paid: { type: 'boolean' },
    currency: { enum: ['EUR', 'USD'] },
    day: { type: 'string', format: 'date' },
    rows: { type: 'array', items: row },
  },
};
const kindsOf = (check: string) =>
  lintRules([{ name: 'r', check, severity: 'error' }], definition).map(({ path, kind }) => `${path} ${kind}`);

it.each([
  'name + 1 = 2',
  'net * name > 1',
  'net + 1',
  'net and paid',
  'not(net)',
  'if paid then 1 else net > 2',
  'every r in rows satisfies r.amount',
  'sum(name) > 1',
  'sum(rows.name) = 1',
  'iban(net)',
  'matches(net, "a")',
])('says of %s that its answer is never known', (check) => {
  expect(kindsOf(check)).toEqual(['/rules/0/check types_differ']);
});

it.each([
  'matches(name, "(")',
  'day > "hello"',
  'day < date("2020-13-01")',
  'net != net',
  'net < net',
  'rate > 100',
  'rate < 0',
  'rate between 101 and 200',
  'currency in ["GBP", "CHF"]',
  'string length(name) < 0',
  'count(rows) < 0',
  'currency = "EUR" and currency = "USD"',
  'net = null and net > 5',
  'currency in ["GBP", "CHF"] and net > 5',
])('says of %s that it never holds', (check) => {
  expect(kindsOf(check)).toEqual(['/rules/0/check never_holds']);
});

it.each([
  'paid',
  'not(paid) or net > 0',
  'if paid then net > 0 else net = null',
  'every r in rows satisfies r.amount > 0 and r.name != "x"',
  'sum(rows.amount) = net',
  'name + " Ltd" = "A Ltd"',
  'days between(day, "2026-01-31") < 30',
  'day + duration("P30D") > date("2026-01-31")',
  'day - date("2026-01-31") < duration("P30D")',
  'rate >= 100 or rate = 0',
  'currency in ["EUR", "GBP"]',
  'currency in ["EUR", "GBP"] and net > 5',
  'rate in [0..25] or net > 5',
  'count(rows[amount > 0]) > 0',
  'string length(upper case(name)) > 2',
  'net = null or net > 5',
  'max(rows.amount) <= net',
])('finds nothing wrong with %s', (check) => {
  expect(kindsOf(check)).toEqual([]);
});

import { expect, it } from 'vitest';
import type { JsonObject } from '../../lib/json-value.ts';
import type { RuleResult } from '../../lib/models/schema-guidance.ts';
import { buildFieldTree } from '../schema/field-tree.ts';
import { checkRules, compileRule } from './check-rules.ts';
import { NO_ENVIRONMENT } from './functions/rule-function.ts';

const [number, text] = [{ type: ['number', 'null'] }, { type: ['string', 'null'] }];
const fields = buildFieldTree({
  type: 'object',
  properties: {
    net: number,
    tax: number,
    'a/b': number,
    name: text,
    paid: { type: 'boolean' },
    day: { ...text, format: 'date' },
    tags: { type: 'array', items: text },
    rows: { type: 'array', items: { type: 'object', properties: { amount: number } } },
  },
});

function check(checked: string, data: JsonObject, message?: string): RuleResult | undefined {
  const rule = { name: 'r', severity: 'error' as const, check: checked, ...(message !== undefined && { message }) };
  return checkRules([compileRule(rule, fields)], data, NO_ENVIRONMENT)[0];
}

it.each<[string, JsonObject, string]>([
  ['net = null', { net: 1 }, 'net has a value'],
  ['net != null', {}, 'net is missing'],
  ['net != 5', { net: 5 }, '5 = 5'],
  ['net < 5', { net: 5 }, '5 ≥ 5'],
  ['net <= 5', { net: 6 }, '6 > 5'],
  ['net > 5', { net: 5 }, '5 ≤ 5'],
  ['net >= 5', { net: 4 }, '4 < 5'],
  ['net * tax = 7.125', { net: 2, tax: 3 }, '2.00 × 3.00 ≠ 7.125'],
  ['net / tax = 4', { net: 3, tax: 2 }, '3 ÷ 2 ≠ 4'],
  ['(net + tax) * 2 = 1', { net: 3, tax: 2.5 }, '(3.0 + 2.5) × 2.0 ≠ 1.0'],
  ['net - tax = 1234567', { net: 3, tax: 2 }, '3 - 2 ≠ 1,234,567'],
  ['near(net, tax)', { net: 3, tax: 2.5 }, '3.0 ≠ 2.5'],
  ['near(net + tax, 1, 0.5)', { net: 3, tax: 2 }, '3 + 2 ≠ 1'],
  ['name = "b"', { name: 'a' }, '“a” ≠ “b”'],
  ['name = "b"', { name: 'a'.repeat(60) }, `“${'a'.repeat(60)}” ≠ “b”`],
  ['name = "b"', { name: 'a'.repeat(61) }, `“${'a'.repeat(60)}…” ≠ “b”`],
  ['paid = true', { paid: false }, 'false ≠ true'],
  ['date(day) > date("2026-02-01")', { day: '2026-01-31' }, '2026-01-31 ≤ 2026-02-01'],
  ['date(day) - date("2026-01-01") < duration("P3D")', { day: '2026-01-31' }, '2026-01-31 - 2026-01-01 ≥ 3 days'],
  ['duration(name) > duration("P3M")', { name: 'P2M' }, '2 months ≤ 3 months'],
  ['tags = ["x"]', { tags: ['a', 'b'] }, '[“a”, “b”] ≠ [“x”]'],
  ['tags = ["x"]', { tags: ['a', 'b', 'c', 'd', 'e'] }, '[“a”, “b”, “c”, “d”, “e”] ≠ [“x”]'],
  ['tags = ["x"]', { tags: ['a', 'b', 'c', 'd', 'e', 'f'] }, '[“a”, “b”, “c”, “d”, “e”, …] ≠ [“x”]'],
  ['net in [1..3]', { net: 4 }, '4 is not in [1..3]'],
  ['net in [1..3] and tax > 0', { net: 4, tax: 1 }, '4 is not in [1..3]'],
  ['net in [1..3] and tax > 0', { net: 2, tax: 0 }, '0 ≤ 0'],
  ['net between 1 and 3', { net: 4 }, '4 is not between 1 and 3'],
  ['net > 1 and tax > 1', { net: 2, tax: 1 }, '1 ≤ 1'],
  ['net > 1 and tax > 1', { net: 1, tax: 2 }, '1 ≤ 1'],
  ['net > 3 or tax > 4', { net: 2, tax: 1 }, '2 ≤ 3; 1 ≤ 4'],
  ['if paid then net > 3 else tax > 4', { paid: true, net: 2, tax: 9 }, '2 ≤ 3'],
  ['if paid then net > 3 else tax > 4', { paid: false, net: 9, tax: 1 }, '1 ≤ 4'],
  ['(net > 3)', { net: 2 }, '2 ≤ 3'],
  ['not(paid)', { paid: true }, 'paid holds'],
  ['iban(name)', { name: 'DE1' }, '“DE1” is not valid: iban'],
  ['matches(name, "^b")', { name: 'a' }, '“a”, “^b” is not valid: matches'],
  ['paid', { paid: false }, 'paid'],
])('says why %s does not hold for %j', (checked, data, message) => {
  expect(check(checked, data)).toMatchObject({ result: 'violated', message });
  expect(check(checked, data, 'Look.')?.message).toBe(`Look. (${message})`);
});

it('shows three of the rows that violate a rule, and counts the others', () => {
  const rows = (count: number) => ({ rows: Array.from({ length: count }, (_, index) => ({ amount: index })) });
  const violated = (count: number) => check('every r in rows satisfies r.amount < 0', rows(count));
  expect(violated(3)?.message).toBe('row 1: 0 ≥ 0; row 2: 1 ≥ 0; row 3: 2 ≥ 0');
  expect(violated(5)?.message).toBe('row 1: 0 ≥ 0; row 2: 1 ≥ 0; row 3: 2 ≥ 0; and 2 more');
  expect(violated(5)?.rows).toEqual([0, 1, 2, 3, 4]);
});

it('names at most 100 values, each once, by pointers that lead to them', () => {
  const rows = Array.from({ length: 101 }, (_, amount) => ({ amount }));
  expect(check('sum(rows.amount) = net', { rows, net: 1 })?.paths).toHaveLength(100);
  expect(check('every r in rows satisfies r.amount < 0', { rows })?.paths).toHaveLength(100);
  expect(check('a/b + net = 5 and net > 0', { 'a/b': 1, net: 3 })?.paths).toEqual(['/a~1b', '/net']);
});

it('says what is missing where the answer is not known', () => {
  const rule = { name: 'r', severity: 'warning' as const, check: 'net > 0', when: 'paid' };
  expect(checkRules([compileRule(rule, fields)], { net: 1 }, NO_ENVIRONMENT)).toEqual([
    {
      name: 'r',
      severity: 'warning',
      result: 'unknown',
      paths: ['/net'],
      message: 'Whether the rule applies is not known.',
    },
  ]);
  expect(check('net > 0', {})).toMatchObject({ paths: [], message: 'A value that the rule reads is missing.' });
  expect(check('every r in rows satisfies r.amount > 0', {})?.message).toBe('The list that the rule reads is missing.');
  expect(check('every r in rows satisfies r.amount > 0', { rows: [{ amount: 1 }, {}] })).toMatchObject({
    paths: ['/rows/0/amount'],
    message: 'A value that the rule reads is missing in a row.',
  });
});

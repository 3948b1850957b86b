import { describe, expect, test } from 'vitest';
import { listRuleFields } from '../../../code-editor/rule-language.ts';
import { askParts, READY_CHECKS } from './ready-checks.ts';
import { groupFindings, groupOutcomes } from './rule-checks.ts';
import { changePart, findLacks, formatRules, listComplete, moveRule, readRules } from './rule-drafts.ts';

const number = { type: ['number', 'null'] };
const text = { type: ['string', 'null'] };
const rows = (properties: object) => ({ type: 'array', items: { type: 'object', properties } });
const definition = {
  type: 'object',
  properties: {
    net: number,
    tax: number,
    total: number,
    seller: { type: 'object', properties: { vatId: text } },
    items: rows({ quantity: number, price: number, amount: number, code: text }),
    discounts: rows({ value: number }),
    due: { ...text, format: 'date' },
    issued: { ...text, format: 'date' },
  },
};
const names = { fields: listRuleFields(definition), lookups: [{ key: 'vendors', columns: ['vat"Id', 'name'] }] };

describe('rules in a form', () => {
  test('an empty optional part is left out, and what the form does not know is kept', () => {
    const rule = { name: 'a', check: 'x', when: 'y', note: 1 };
    expect(changePart(rule, 'when', '')).toEqual({ name: 'a', check: 'x', note: 1 });
    expect(changePart(rule, 'check', '')).toEqual({ ...rule, check: '' });
  });

  test('a text that is no list is for the JSON only, and an empty one has no rules', () => {
    expect(readRules('')).toEqual([]);
    for (const broken of ['[', '{}', '[1]']) expect(readRules(broken)).toBeNull();
    expect(formatRules([])).toBe('');
  });

  test('rules move within their list', () => {
    expect(moveRule([1, 2, 3], 0, 1)).toEqual([2, 1, 3]);
    expect(moveRule([1, 2, 3], 0, -1)).toEqual([1, 2, 3]);
    expect(moveRule([1, 2, 3], 2, 1)).toEqual([1, 2, 3]);
  });

  test('only complete rules are checked, and what is said goes to the rules of the form', () => {
    const rules = [
      { name: '', check: 'a', severity: 'error' },
      { name: 'b', check: ' ', severity: 'error' },
      { name: 'c', check: 'net > 0', severity: 'warning', when: '', message: '' },
    ];
    expect(findLacks(rules[1] ?? {})).toEqual({ check: 'Say what must be true.' });
    const complete = listComplete(rules, [7, 8, 9]);
    expect(complete).toEqual([{ id: 9, rule: { name: 'c', check: 'net > 0', severity: 'warning' } }]);
    const found = groupFindings([{ path: '/rules/0/when', severity: 'error', message: 'No.' }], complete);
    expect([...found]).toEqual([[9, [{ part: 'when', severity: 'error', message: 'No.' }]]]);

    const run = { documentId: 'd', versionNumber: 1, createdAt: '' };
    const result = { name: 'c', severity: 'warning' as const, paths: [] };
    const trial = {
      rules: [{ name: 'c', severity: 'warning' as const, holds: 0, violated: 1, unknown: 1 }],
      runs: [
        {
          ...run,
          runId: 'r1',
          documentName: 'a.pdf',
          results: [{ ...result, result: 'violated' as const, message: '0 ≤ 0' }],
        },
        {
          ...run,
          runId: 'r2',
          documentName: 'b.pdf',
          results: [{ ...result, result: 'unknown' as const, message: 'Missing.' }],
        },
      ],
      lookups: [],
    };
    expect(groupOutcomes(trial, complete).get(9)).toMatchObject({
      violated: 1,
      violations: [{ runId: 'r1', documentName: 'a.pdf', message: '0 ≤ 0' }],
      unknownBecause: 'Missing.',
    });
  });
});

describe('ready checks', () => {
  const make = (key: string, chosen: Record<string, string> = {}) => {
    const check = READY_CHECKS.find((one) => one.key === key);
    if (check === undefined) throw new Error(key);
    const asked = askParts(check, names, chosen);
    return check.make(Object.fromEntries(asked.map(({ part, value = '' }) => [part.key, value])), names).check;
  };

  test.each([
    ['lookup', { column: 'name' }, 'lookup("vendors", "name", seller.vatId) != null'],
    ['lookup', {}, String.raw`lookup("vendors", "vat\"Id", seller.vatId) != null`],
    ['total', {}, 'net + tax = total'],
    ['column', { column: 'items.amount', total: 'net' }, 'near(sum(items.amount), net, 0.01)'],
    ['product', {}, 'every row in items satisfies near(row.quantity * row.price, row.amount, 0.01)'],
    ['order', {}, 'due >= issued'],
    ['vat id', {}, 'vat id(seller.vatId)'],
    ['gtin', { field: 'items.code' }, 'every row in items satisfies gtin(row.code)'],
  ])('%s with %j', (key, chosen, expected) => {
    expect(make(key, chosen)).toBe(expected);
  });

  test('numbers of rows are those of one list', () => {
    const product = READY_CHECKS.find(({ key }) => key === 'product');
    const choices = askParts(
      product ?? { key: '', label: '', parts: [], make: () => ({ name: '', check: '' }) },
      names,
      {
        quantity: 'discounts.value',
      },
    ).map((part) => part.choices);
    expect(choices[0]).toHaveLength(4);
    expect(choices[1]).toEqual(['discounts.value']);
  });
});

import type { RuleTrial } from '@excerpt/sdk';
import { expect, test } from 'vitest';
import { groupFindings, groupOutcomes } from './rule-checks.ts';
import { changePart, findLacks, formatRules, listComplete, moveRule, readPart, readRules } from './rule-drafts.ts';
import { askParts, LACKING, READY_CHECKS } from './ready-checks.ts';

const rule = { name: 'r', check: 'a > 0', severity: 'error' };
const isComplete = (fields: object) => listComplete([{ ...rule, ...fields }], [1]).length === 1;

test.each([
  [{}, true],
  [{ severity: 'warning' }, true],
  [{ severity: 'info' }, false],
  [{ severity: undefined }, false],
  [{ name: 'x'.repeat(200) }, true],
  [{ name: 'x'.repeat(201) }, false],
  [{ check: 'x'.repeat(4_000) }, true],
  [{ check: 'x'.repeat(4_001) }, false],
  [{ when: 'x'.repeat(4_000) }, true],
  [{ when: 'x'.repeat(4_001) }, false],
  [{ name: ' ' }, false],
  [{ check: 1 }, false],
])('a rule with %j is checked: %s', (fields, complete) => {
  expect(isComplete(fields)).toBe(complete);
});

test('a rule is sent with the parts that it has, under the id of the form', () => {
  const whole = { ...rule, when: 'b', message: 'No.', note: 'kept' };
  expect(listComplete([rule, whole], [7, 8])).toEqual([
    { id: 7, rule },
    { id: 8, rule: { ...rule, when: 'b', message: 'No.' } },
  ]);
  expect(listComplete([rule, whole], [7])).toHaveLength(1);
});

test('parts are read, changed and left out where they are empty', () => {
  expect([readPart({ when: 1 }, 'when'), readPart({ when: 'x' }, 'when'), readPart({}, 'when')]).toEqual(['', 'x', '']);
  expect(changePart({ ...rule, message: 'm' }, 'message', '')).toEqual(rule);
  expect(changePart(rule, 'name', '')).toEqual({ ...rule, name: '' });
  expect(changePart(rule, 'when', 'b')).toEqual({ ...rule, when: 'b' });
  expect(findLacks({})).toEqual({ name: 'Give the rule a name: runs show it.', check: 'Say what must be true.' });
  expect([moveRule([1], 5, 1), moveRule([1, 2], 1, -1), moveRule([1, 2], 1, 1)]).toEqual([[1], [2, 1], [1, 2]]);
  expect(readRules(formatRules([rule]))).toEqual([rule]);
  expect(readRules(' ')).toEqual([]);
});

test('findings belong to the part that they name, by default to the check', () => {
  const complete = [7, 8].map((id) => ({ id, rule: rule as never }));
  const finding = (path: string) => ({ path, severity: 'error' as const, message: path });
  const found = groupFindings(['/rules/1/when', '/rules/1', '/rules/2', '/definition/rules/0'].map(finding), complete);
  expect([...found].map(([id, list]) => [id, list.map(({ part }) => part)])).toEqual([[8, ['when', 'check']]]);
});

test('outcomes have what was violated, and why something is not known', () => {
  const run = (runId: string, results: object[]) => ({ runId, documentName: `${runId}.pdf`, results });
  const trial = {
    rules: [{ holds: 1, violated: 2, unknown: 0 }],
    runs: [
      run('a', [{ result: 'violated', message: null }]),
      run('b', [{ result: 'violated', message: '1 is not 2' }]),
      run('c', [{ result: 'unknown', message: null }]),
      run('d', []),
    ],
  } as unknown as RuleTrial;
  const outcomes = groupOutcomes(
    trial,
    [7, 8].map((id) => ({ id, rule: rule as never })),
  );
  expect([...outcomes]).toEqual([
    [
      7,
      {
        holds: 1,
        violated: 2,
        unknown: 0,
        violations: [
          { runId: 'a', documentName: 'a.pdf', message: 'Violated' },
          { runId: 'b', documentName: 'b.pdf', message: '1 is not 2' },
        ],
        unknownBecause: null,
      },
    ],
  ]);
});

const field = (path: string, kind: string, lists: string[] = []) => ({ path, kind, lists, detail: '' });
const names = {
  fields: [
    ...['net', 'tax', 'total'].map((path) => field(path, 'number')),
    ...['due', 'issued'].map((path) => field(path, 'date')),
    field('vendor', 'text'),
    ...['items.quantity', 'items.price', 'items.amount'].map((path) => field(path, 'number', ['items'])),
    field('items.parts.weight', 'number', ['items', 'items.parts']),
    field('items.parts.code', 'text', ['items', 'items.parts']),
    field('items.code', 'text', ['items']),
    field('others.sum', 'number', ['others']),
  ] as never[],
  lookups: [{ key: 'vendors', columns: ['id', 'name'] }],
};

test('each ready check has a name, asks for its parts, and makes its rule', () => {
  const made = READY_CHECKS.map((check) => {
    const asked = askParts(check, names, {});
    const values = Object.fromEntries(asked.map(({ part, value = '' }) => [part.key, value]));
    const labels = [check.label, ...asked.map(({ part }) => part.label)];
    expect(labels.filter((label) => label === '')).toEqual([]);
    const { name, check: expression } = check.make(values, names);
    return `${check.key}: ${name}: ${expression}`;
  });
  expect(made).toEqual([
    'lookup: vendor is in vendors: lookup("vendors", "id", vendor) != null',
    'total: total adds up: net + tax = total',
    'column: net is the sum of items.quantity: near(sum(items.quantity), net, 0.01)',
    'product: items: amounts: every row in items satisfies near(row.quantity * row.price, row.amount, 0.01)',
    'order: due is not before issued: due >= issued',
    ...[
      ['iban', 'IBAN'],
      ['bic', 'BIC'],
      ['vat id', 'VAT id of the EU'],
      ['isbn', 'ISBN'],
      ['gtin', 'GTIN (EAN)'],
      ['lei', 'LEI'],
      ['luhn', 'number with a Luhn check digit'],
      ['currency code', 'currency code'],
      ['country code', 'country code'],
    ].map(([key, words]) => `${key}: vendor is a valid ${words}: ${key}(vendor)`),
  ]);
});

test('a part offers what fits it, and what is chosen stays', () => {
  const ask = (key: string, chosen: Record<string, string> = {}) => {
    const check = READY_CHECKS.find((one) => one.key === key);
    return check === undefined ? [] : askParts(check, names, chosen);
  };
  expect(ask('product').map(({ choices }) => choices.length)).toEqual([4, 3, 3]);
  expect(ask('product', { quantity: 'others.sum' }).map(({ value }) => value)).toEqual(Array(3).fill('others.sum'));
  expect(ask('total', { b: 'net' }).map(({ value }) => value)).toEqual(['net', 'net', 'tax']);
  expect(ask('lookup', { column: 'name' }).map(({ value }) => value)).toEqual(['vendor', 'vendors', 'name']);
  expect(ask('iban')[0]?.choices).toEqual(['vendor', 'items.code']);
  const none = READY_CHECKS.flatMap((check) => askParts(check, { fields: [], lookups: [] }, {}));
  expect(none.every(({ choices, value }) => choices.length === 0 && value === undefined)).toBe(true);
  expect(Object.values(LACKING).filter((text) => text === '')).toEqual([]);
});

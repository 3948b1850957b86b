import { describe, expect, test } from 'vitest';
import { extractFrom, placedLayout, schemaOf } from '../testing/layouts.ts';

const SCHEMA = schemaOf({
  accounts: [
    { account: 'string', balance: 'number', rows: [{ date: 'date', text: 'string', amount: 'number' }] } as never,
  ],
});
interface Account {
  account: string | null;
  balance: number | null;
  rows: { text: string | null }[];
}

const HEAD = 'Date         Text         Amount';
const row = (day: number, text: string): string => `0${day}.03.2024   ${text}         1.00`;
const lines = (...texts: string[]): string => texts.join('\n');

/** The accounts of pages: their names and balances, and the texts of their rows. */
function read(...pages: string[]): string[] {
  const { accounts } = extractFrom(SCHEMA, placedLayout(...pages)).extractedData as unknown as { accounts: Account[] };
  return accounts.map(
    ({ account, balance, rows }) =>
      `${account}${balance === null ? '' : ` (${balance})`}: ${rows.map(({ text }) => text).join(' ')}`,
  );
}

const savings = lines(HEAD, row(1, 'Salary'), row(2, 'Rent'));
const current = lines(HEAD, row(3, 'Gas'));

describe('a section begins', () => {
  test.each<[string, string[], string[]]>([
    [
      'where a field of its item is named',
      [lines('Account: 1', savings, 'Account: 2', current)],
      ['1: Salary Rent', '2: Gas'],
    ],
    [
      'on another page, too',
      [lines('Account: 1', savings), lines('Account: 2', current)],
      ['1: Salary Rent', '2: Gas'],
    ],
    [
      'where the field is that is named most often',
      [lines('Balance: 9.00', 'Account: 1', savings, 'Account: 2', current)],
      ['1: Salary Rent', '2: Gas'],
    ],
    [
      'with the first of two fields that are named as often',
      [lines('Account: 1', 'Balance: 7.00', savings, 'Account: 2', 'Balance: 8.00', current)],
      ['1 (7): Salary Rent', '2 (8): Gas'],
    ],
    [
      'at the start of a line, not where a text mentions a field',
      [lines('Account: 1', savings, 'We moved what was left to the new account: 9', 'Account: 2', current)],
      ['1: Salary Rent', '2: Gas'],
    ],
    [
      'with the line above headings that come again',
      [lines('Savings', savings, '', 'Current', current)],
      ['Savings: Salary Rent', 'Current: Gas'],
    ],
    [
      'with such a line on each page',
      [lines('Savings', savings), lines('Current', current)],
      ['Savings: Salary Rent', 'Current: Gas'],
    ],
    [
      'with such a line, though it is the same on one page',
      [lines('Savings', savings, 'Savings', current)],
      ['Savings: Salary Rent', 'Savings: Gas'],
    ],
    [
      'with a field that is named above such a line',
      [lines('Account: 7', 'Savings', savings, 'Account: 8', 'Current', current)],
      ['7: Salary Rent', '8: Gas'],
    ],
    [
      'with a line of up to 60 letters',
      [lines(`${'S'.repeat(30)} ${'a'.repeat(29)}`, savings, 'Current', current)],
      [`${'S'.repeat(30)} ${'a'.repeat(29)}: Salary Rent`, 'Current: Gas'],
    ],
    ['once', [lines('Account: 1', savings)], ['1: Salary Rent']],
  ])('%s', (_, pages, accounts) => {
    expect(read(...pages)).toEqual(accounts);
  });
});

describe('no section begins', () => {
  test.each<[string, string[]]>([
    ['above headings that do not come again', [lines('Savings', savings)]],
    ['with a line that ends in a colon', [lines('Savings:', savings, 'Current:', current)]],
    ['with a line of two cells', [lines('Savings   x', savings, 'Current   y', current)]],
    ['with a long line', [lines(`${'S'.repeat(30)} ${'a'.repeat(30)}`, savings, 'Current', current)]],
    ['below the head of each page', [lines('Statement', savings), lines('Statement', current)]],
    ['below the number of each page', [lines('Page 1', savings), lines('Page 2', current)]],
  ])('%s', (_, pages) => {
    expect(read(...pages)).toEqual([]);
  });
});

test('a section without rows is none', () => {
  expect(read(lines('Savings', savings, 'Empty', HEAD, 'nothing', 'Current', current))).toEqual([
    'Savings: Salary Rent',
    'Current: Gas',
  ]);
});

test('the title of a section is where it is written, and hardly less sure than a value with its label', () => {
  const find = (...titles: string[]) => {
    const layout = placedLayout(lines(titles[0] ?? '', savings, titles[1] ?? '', current));
    return extractFrom(SCHEMA, layout).evidence.filter(({ path }) => path.endsWith('/account'));
  };
  const titled = find('Savings', 'Current');
  const labelled = find('Account: Savings', 'Account: Current');
  expect(titled.map(({ quote }) => quote)).toEqual(['Savings', 'Current']);
  const [less = 0, more = 0] = [titled, labelled].map(([first]) => first?.confidence ?? 0);
  expect(less).toBeLessThan(more);
  expect(more - less).toBeLessThan(0.025);
});

import { expect, it } from 'vitest';
import { checkData } from './apply-rules.ts';
import { lintRules } from './lint-rules.ts';

const [text, number] = [{ type: ['string', 'null'] }, { type: ['number', 'null'] }];
const row = { type: 'object', properties: { text, number } };
const listOf = (items: typeof text | typeof row) => ({ type: 'array', items });
const properties = { text, numbers: listOf(number), texts: listOf(text), rows: listOf(row) };
const definition = { type: 'object', properties };
const ROWS = 300;
const rows = Array.from({ length: ROWS }, (_, index) => ({ text: `${'a'.repeat(50)}${index}`, number: index }));
const data = {
  text: 'a'.repeat(20_000),
  numbers: rows.map((one) => one.number),
  texts: rows.map((one) => one.text),
  rows,
};
const table = { columns: ['name'], rows: [['Example GmbH']] };
const resultOf = (check: string, maxSteps?: number) => {
  const rules = [{ name: 'r', check, severity: 'error' as const }];
  return checkData({ definition, rules, data, today: '2026-01-31', tables: { vendors: table } }, maxSteps).results[0];
};

it.each([
  'every a in rows, b in rows satisfies a.number + b.number >= 0',
  'every r in rows satisfies list contains(texts, "b")',
  'every r in rows satisfies r.text in texts',
  'every r in rows satisfies sum(numbers) > 0',
  'every r in rows satisfies median(numbers) > 0',
  'every r in rows satisfies sum(rows.number) > 0',
  'every r in rows satisfies count(concatenate(numbers, numbers)) > 0',
  'every r in rows satisfies count(distinct values(texts)) > 0',
  'every r in rows satisfies rows = rows',
  'every r in rows satisfies contains(upper case(text), "A")',
  'every r in rows satisfies matches(text, "^(a+)+b$")',
  'every r in rows satisfies lookup("vendors", "name", r.text, 0.1) = null',
])('ends %s by its steps, and says so', (check) => {
  expect(resultOf(check, 20_000)).toMatchObject({ result: 'unknown', message: expect.stringContaining('steps') });
});

it('ends patterns that go back, texts that double and powers of powers with an answer', () => {
  let doubled = 'text';
  while (doubled.length < 1_500) doubled = `(${doubled} + ${doubled})`;
  expect(resultOf(`${doubled} = "x"`)?.result).toBe('unknown');
  expect(resultOf('matches(text, "^(a+)+b$")')?.result).toBe('violated');
  expect(resultOf('matches(text, "(a{0,1000}){0,1000}b")')?.result).toBe('unknown');
  expect(resultOf('2 ** 1000000 > 1')?.result).toBe('unknown');
  expect(resultOf('(10 ** 60) ** 60 > 1')?.result).toBe('unknown');
  expect(resultOf(`${Array(60).fill('(10 ** 30)').join(' * ')} > 1`)?.result).toBe('unknown');
  expect(resultOf('(10 ** 60) * (10 ** 60) > 1')?.result).toBe('holds');
});

it('refuses what is nested too deep, with a sentence', () => {
  const deep = [`${'('.repeat(1_900)}1${')'.repeat(1_900)} = 1`, `${'-'.repeat(3_000)}1 = 1`, '['.repeat(1_900)];
  for (const check of deep)
    expect(lintRules([{ name: 'r', check, severity: 'error' }], definition)).toMatchObject([
      { path: '/rules/0/check', kind: 'invalid', message: expect.stringMatching(/nested|not valid/) },
    ]);
});

import { expect, test } from 'vitest';
import { findConventions, type Conventions } from './conventions.ts';
import { readDates } from './read-date.ts';
import { readNumbers } from './read-number.ts';
import { readTyped, toEditedText } from './read-typed.ts';

const english: Conventions = { decimal: '.', isDayFirst: false, year: 2026 };
const german: Conventions = { decimal: ',', isDayFirst: true, year: 2026 };
const valuesOf = (text: string, conventions = english) => readNumbers(text, conventions).map(({ value }) => value);

test.each([
  ['+12.50', [12.5]],
  ['12.', [12]],
  ['12,', [12]],
  ['1.250,-', [1250]],
  ['1,250/-', [1250]],
  ['10,00,000', [1_000_000]],
  ['1,00,00,000', [10_000_000]],
  ['01.234', [1.234]],
  ['0.000', [0]],
  ['-0', [0]],
  ['12 kr', [12]],
  ['kr 12', [12]],
  ['12 zł', [12]],
  ['-RM12.50', [-12.5]],
  ['EUR -5', [-5]],
  ['EUR(5.25)', [-5.25]],
  ['5e-3', [0.005]],
  ['-2e2', [-200]],
  ['12–', [-12]],
  ["1'234'567.5", [1_234_567.5]],
  ['1 234.5', [1234.5]],
])('%s is %j by either convention', (text, values) => {
  expect([valuesOf(text), valuesOf(text, german)]).toEqual([values, values]);
});

test.each([
  '1234.567.890',
  '1,00,000,000',
  '1.234,567.8',
  '1,2345.6',
  "1'23",
  "12'3456",
  '(12',
  '1 2345',
  '12 5',
  '1..2',
  ',',
  '-',
  '%',
  '12EURO',
  '5 5 %',
  'e5',
])('%s is no number', (text) => expect([valuesOf(text), valuesOf(text, german)]).toEqual([[], []]));

test('a percentage is known as one', () => {
  expect(readNumbers('12,5 %', german)).toEqual([{ value: 12.5, isPercent: true }]);
  expect(readNumbers('12,5', german)).toEqual([{ value: 12.5, isPercent: false }]);
  expect(readNumbers('1e1%', german)).toEqual([{ value: 10, isPercent: true }]);
});

test.each([
  ['1/1/69', ['2069-01-01']],
  ['1/1/70', ['1970-01-01']],
  ['1/1/00', ['2000-01-01']],
  ['14-3-2026', ['2026-03-14']],
  ['14 3 2026', ['2026-03-14']],
  ['14 . 3 . 26', ['2026-03-14']],
  ['14/3', ['2026-03-14']],
  ['14.3', ['2026-03-14']],
  ['3.4.', ['2026-04-03']],
  ['2026.3.4', ['2026-03-04']],
  ['2026 March 14', ['2026-03-14']],
  ['Sept 3', ['2026-09-03']],
  ['Decemb 24, 99', ['1999-12-24']],
  ['MÄRZ 1', ['2026-03-01']],
  ['1er janvier 2026', ['2026-01-01']],
  ['3rd of May 2026', ['2026-05-03']],
  ['29/2/2024', ['2024-02-29']],
  ['7/7/2026', ['2026-07-07']],
])('%s is the date %j', (text, dates) => {
  expect(readDates(` ${text} `, german)).toEqual(dates);
});

test.each([
  '0999-01-01',
  '29.2.2026',
  '31/4/2026',
  '20261301',
  'Ma 3',
  'Ju 3',
  'March April 3',
  '1 2 March 2026',
  '14-3/2026',
  'March',
  '2026-13-01',
  '0.3.2026',
  '',
])('%j is no date', (text) => {
  expect(readDates(text, german)).toEqual([]);
});

const typed = (schema: object, text: string) => readTyped(schema as Record<string, unknown>, text, english);

test('choices are found as they are written, then without case and marks', () => {
  expect(typed({ enum: ['a b', 'A B'] }, 'A B')).toEqual({ readings: [{ value: 'A B', words: 'A B' }] });
  expect(typed({ enum: ['a_b', 1, null] }, ' A-B ')).toMatchObject({ readings: [{ value: 'a_b' }] });
  expect(typed({ enum: ['a', 1] }, '1')).toMatchObject({ readings: [{ value: 1 }] });
  expect(typed({ const: 'EUR' }, 'eur')).toMatchObject({ readings: [{ value: 'EUR' }] });
  const many = Array.from({ length: 9 }, (_, at) => `c${at}`);
  expect(typed({ enum: many }, 'x')).toEqual({ problem: '“x” is none of: c0, c1, c2, c3, c4, c5, c6, c7, ….' });
  expect(typed({ enum: many.slice(1) }, 'x')).toEqual({ problem: '“x” is none of: c1, c2, c3, c4, c5, c6, c7, c8.' });
});

test.each([
  ...['true', 'Yes', 'y', 'JA', 'oui', 'si', 'sí', 'x', '✓', '1'].map((text) => [text, true] as const),
  ...['false', 'No', 'n', 'nein', 'non', '0'].map((text) => [text, false] as const),
])('%s is %s', (text, value) => {
  expect(typed({ type: ['boolean', 'null'] }, text)).toEqual({ readings: [{ value, words: value ? 'Yes' : 'No' }] });
});

test('what fits no type is refused with the reason', () => {
  expect(typed({ type: 'boolean' }, 'maybe')).toEqual({ problem: '“maybe” is neither yes nor no.' });
  expect(typed({ type: 'boolean' }, 'yes no')).toHaveProperty('problem');
  expect(typed({ type: ['boolean', 'number'] }, '12')).toMatchObject({ readings: [{ value: 12 }] });
  expect(typed({ type: ['boolean', 'integer'] }, '12')).toMatchObject({ readings: [{ value: 12 }] });
  expect(typed({ type: ['object', 'array', 'null'] }, 'x')).toEqual({
    problem: 'A value of the type object or array cannot be typed here.',
  });
  expect(typed({ type: 'integer' }, '1.5')).toEqual({ problem: '“1.5” is not a whole number.' });
  expect(typed({ type: 'integer' }, 'one')).toMatchObject({
    problem: expect.stringMatching(/^“one” is not a number\./) as string,
  });
  expect(typed({ type: 'number' }, '9007199254740993')).toMatchObject({
    problem: expect.stringContaining('more digits than a number can keep') as string,
  });
  expect(typed({ type: 'string', format: 'date' }, ' soon ')).toEqual({
    problem: '“soon” is not a date. Write it like 2026-03-14 or 14 March 2026.',
  });
});

test('percentages are shares only where the schema ends at 1, and dates are said in words', () => {
  expect(typed({ type: 'number', maximum: 1 }, '7 %')).toEqual({ readings: [{ value: 0.07, words: '0.07' }] });
  expect(typed({ type: 'number', maximum: 100 }, '7 %')).toMatchObject({ readings: [{ value: 7, words: '7' }] });
  expect(typed({ type: 'number', maximum: 1 }, '7')).toMatchObject({ readings: [{ value: 7 }] });
  const date = { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] };
  expect(typed(date, '3/4/26')).toMatchObject({ readings: [{ words: '4 March 2026' }, { words: '3 April 2026' }] });
  expect(typed({}, ' x ')).toEqual({ readings: [{ value: ' x ', words: ' x ' }] });
});

test('values are offered for editing as they are typed', () => {
  const edited = [null, undefined, true, false, 1234.5, 1e21, { a: 1 }, 'text'].map((one) => toEditedText(one, german));
  expect(edited).toEqual(['', '', 'Yes', 'No', '1234,5', '1e+21', '{"a":1}', 'text']);
});

const evidenceOf = (quote: string | null) => (quote === null ? undefined : { quote }) as never;
const decimalOf = (value: unknown, quote: string | null, locale = 'en') =>
  findConventions({ texts: [], found: [{ value, evidence: evidenceOf(quote) }], locale, year: 2026 }).decimal;

test.each([
  [1.5, '1,5', 'en', ','],
  [1.5, '1.5', 'de', '.'],
  [5, '5,00', 'en', ','],
  [5000, '5.000', 'en', ','],
  [5000, '5,000', 'de', '.'],
  // What the number does not show says nothing.
  [12, '12,5', 'en', '.'],
  ['1,5', '1,5', 'en', '.'],
  [1.5, null, 'en', '.'],
  [5, '5', 'de', ','],
  [1234.5, '1.234,5', 'en', ','],
])('%j from %j in %s has the separator %s', (value, quote, locale, decimal) => {
  expect(decimalOf(value, quote, locale)).toBe(decimal);
});

test('what a document does not agree on is as in the browser', () => {
  const find = (texts: string[], locale = 'de') => findConventions({ texts, found: [], locale, year: 2026 });
  expect(find(['1.00 and 1,00']).decimal).toBe(',');
  expect(find(['1.00 and 1,00'], 'en').decimal).toBe('.');
  expect(find(['1.00 2.00 and 1,00']).decimal).toBe('.');
  expect(find(['13/12/2025 and 12/13/2025'], 'en-US').isDayFirst).toBe(false);
  expect(find(['1/2/2025'], 'en-US').isDayFirst).toBe(false);
  expect(find(['13-12-25'], 'en-US').isDayFirst).toBe(true);
  expect(find(['2024', '2025 2025']).year).toBe(2025);
  expect(find(['2024 2025']).year).toBe(2026);
  expect(find(['1899 120245']).year).toBe(2026);
});

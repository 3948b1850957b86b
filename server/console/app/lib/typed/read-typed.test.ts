import { describe, expect, it } from 'vitest';
import { findConventions, type Conventions } from './conventions.ts';
import { readTyped, toEditedText } from './read-typed.ts';

const english: Conventions = { decimal: '.', isDayFirst: false, year: 2026 };
const german: Conventions = { decimal: ',', isDayFirst: true, year: 2026 };
const number = { type: ['number', 'null'] };
const date = { type: 'string', format: 'date' };

/** The values of all readings, the first one first. */
function read(schema: Record<string, unknown>, text: string, conventions = english): unknown[] {
  const typed = readTyped(schema, text, conventions);
  return 'readings' in typed ? typed.readings.map(({ value }) => value) : [];
}

describe('a typed number', () => {
  it.each([
    ['1.234,50', [1234.5]],
    ['1,234.50', [1234.5]],
    ['1.234.567', [1234567]],
    ['12,34,567.00', [1234567]],
    ["1'234.50", [1234.5]],
    ['1’234', [1234]],
    ['1 234,50', [1234.5]],
    ['1 234 567', [1234567]],
    ['RM 12.50', [12.5]],
    ['Rs.1,250/-', [1250]],
    ['USD1,500.00', [1500]],
    ['1.500,00 EUR', [1500]],
    ['US$ 3.20', [3.2]],
    ['€ -3,20', [-3.2]],
    ['-€ 3,20', [-3.2]],
    ['(12.50)', [-12.5]],
    ['$(12.50)', [-12.5]],
    ['12.50-', [-12.5]],
    ['−30,81', [-30.81]],
    ['12,-', [12]],
    ['12,5 %', [12.5]],
    ['0.125', [0.125]],
    ['.5', [0.5]],
    ['1e3', [1000]],
    ['0,125', [0.125]],
    ['1234,567', [1234.567]],
  ])('%s is %j by either convention', (text, values) => {
    expect(read(number, text, english)).toEqual(values);
    expect(read(number, text, german)).toEqual(values);
  });

  it.each([
    ['1,234', english, [1234, 1.234]],
    ['1,234', german, [1.234, 1234]],
    ['1.234', english, [1.234, 1234]],
    ['1.234', german, [1234, 1.234]],
  ])('%s has two readings, of which the convention chooses', (text, conventions, values) => {
    expect(read(number, text, conventions)).toEqual(values);
  });

  it.each(['twelve', '7.6 million', '1.2.3', '1,23,4', '12 34', '12:30', 'A12', '1.234,5.6', '--', '14 March'])(
    '%s is refused with a reason',
    (text) => {
      expect(readTyped(number, text, english)).toEqual({ problem: expect.stringContaining(text) as string });
    },
  );

  it('is whole where the schema asks for it', () => {
    expect(read({ type: 'integer' }, '1.234', english)).toEqual([1234]);
    expect(read({ type: 'integer' }, '12.5', english)).toEqual([]);
  });

  it('of percent is a share where the schema ends at 1', () => {
    expect(read({ type: 'number', maximum: 1 }, '12,5 %', german)).toEqual([0.125]);
  });

  it('is said in words that have one reading', () => {
    expect(readTyped(number, '1.234,5', german)).toMatchObject({ readings: [{ words: '1,234.50' }] });
    expect(readTyped(number, '1.234', german)).toMatchObject({ readings: [{ words: '1,234' }, { words: '1.234' }] });
  });

  it.each([1234.5, 1.234, 1234, -0.5, 0.1])('%d keeps its value when it is edited and not changed', (value) => {
    for (const conventions of [english, german])
      expect(read(number, toEditedText(value, conventions), conventions)[0]).toBe(value);
  });
});

describe('a typed date', () => {
  it.each([
    ['2026-03-14', ['2026-03-14']],
    ['2026/3/14', ['2026-03-14']],
    ['20260314', ['2026-03-14']],
    ['14.3.26', ['2026-03-14']],
    ['14.03.1985', ['1985-03-14']],
    ['14.3.', ['2026-03-14']],
    ['March 14', ['2026-03-14']],
    ['14. März 2025', ['2025-03-14']],
    ['Mar 14th, 2025', ['2025-03-14']],
    ['Saturday, 14 March 2026', ['2026-03-14']],
    ['14 de marzo de 2026', ['2026-03-14']],
    ['14 août 26', ['2026-08-14']],
    ['3/14/2026', ['2026-03-14']],
  ])('%s is %j', (text, dates) => expect(read(date, text)).toEqual(dates));

  it('with two readings has the one of the document first', () => {
    expect(read(date, '3/4/26', english)).toEqual(['2026-03-04', '2026-04-03']);
    expect(read(date, '3/4/26', german)).toEqual(['2026-04-03', '2026-03-04']);
  });

  it.each(['soon', '31.2.2026', '14 Mach 2026', '1.2.3.4', 'March'])('%s is refused', (text) => {
    expect(readTyped(date, text, english)).toHaveProperty('problem');
  });
});

it('reads choices without case, and names them', () => {
  const schema = { enum: ['credit_note', 'Invoice', null] };
  expect(read(schema, 'Credit note')).toEqual(['credit_note']);
  expect(readTyped(schema, 'bill', english)).toEqual({ problem: '“bill” is none of: credit_note, Invoice.' });
});

it('leaves texts as they are', () => expect(read({ type: 'string' }, ' <b> 12 ')).toEqual([' <b> 12 ']));

describe('the conventions of a document', () => {
  const find = (texts: string[], locale = 'en-US') => findConventions({ texts, found: [], locale, year: 2026 });

  it('are read from its amounts and dates', () => {
    expect(find(['Total 1.234,50 EUR, 19,00', 'on 31/12/2025'])).toEqual({
      decimal: ',',
      isDayFirst: true,
      year: 2025,
    });
    expect(find(['Total 1,234.50', '12/31/2025'], 'de')).toEqual({ decimal: '.', isDayFirst: false, year: 2025 });
  });

  it('are not those of dates, versions or addresses', () => {
    expect(find(['14.03.2026', '14.03.26', 'v1.2.34', '10.0.12.14']).decimal).toBe('.');
    expect(find(['14.03.2026', '14.03.26'], 'de').decimal).toBe(',');
  });

  it('are read from values and their quotes first', () => {
    const evidence = (quote: string) => ({ quote }) as never;
    const found = [
      { value: 1234, evidence: evidence('1.234') },
      { value: 2.5, evidence: evidence('2,5 kg') },
    ];
    expect(findConventions({ texts: ['1.00 2.00'], found, locale: 'en', year: 2026 }).decimal).toBe(',');
  });

  it('are those of the browser where the document shows none', () => {
    expect(find(['Hello'], 'de').decimal).toBe(',');
    expect(find(['Hello'], 'en-GB').isDayFirst).toBe(true);
  });
});

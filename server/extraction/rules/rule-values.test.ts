import { describe, expect, it, test } from 'vitest';
import { Decimal } from './decimal.ts';
import {
  asDate,
  CalendarDate,
  Context,
  dateOf,
  Duration,
  formatDate,
  fromJson,
  parseDate,
  parseDuration,
  partsOf,
  shiftDate,
  UNKNOWN,
} from './rule-values.ts';

const shown = (date: unknown): string | null => (date instanceof CalendarDate ? formatDate(date) : null);

describe('a date', () => {
  it.each([
    ['2024-02-29', '2024-02-29'],
    ['2024-02-29T23:59:59Z', '2024-02-29'],
    ['0007-01-02', '0007-01-02'],
    ['9999-12-31', '9999-12-31'],
    ['0000-01-01', '0000-01-01'],
  ])('is read from %s', (text, date) => expect(shown(parseDate(text))).toBe(date));

  it.each([
    '2023-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-04-31',
    '2024-01-00',
    '24-01-01',
    '2024-1-1',
    '2024-01-01x',
    '',
  ])('is not read from %j', (text) => expect(parseDate(text)).toBeNull());

  it('has no year before 0 or after 9999', () => {
    expect([dateOf(-1, 1, 1), dateOf(10_000, 1, 1), dateOf(Number.NaN, 1, 1)]).toEqual([null, null, null]);
  });

  it('has a weekday, of which Sunday is the last', () => {
    const weekday = (text: string) => partsOf(parseDate(text)!).weekday;
    expect([weekday('2026-03-01'), weekday('2026-03-02'), weekday('2026-03-07')]).toEqual([7, 1, 6]);
  });

  it('may be written as text', () => {
    expect(shown(asDate('2026-03-01'))).toBe('2026-03-01');
    expect(shown(asDate(parseDate('2026-03-01')!))).toBe('2026-03-01');
    expect([asDate('today'), asDate(null), asDate(true)]).toEqual([null, null, null]);
  });
});

describe('a duration', () => {
  it.each<[string, [months: number, days: number]]>([
    ['P30D', [0, 30]],
    ['P1Y2M', [14, 0]],
    ['P2W', [0, 14]],
    ['P1Y2M3W4D', [14, 25]],
  ])('is read from %s', (text, [months, days]) => {
    expect(parseDuration(text)).toEqual(new Duration(months, days));
    const back = parseDuration(`-${text}`);
    expect([months + (back?.months ?? 1), days + (back?.days ?? 1)]).toEqual([0, 0]);
  });

  it.each(['P', 'P1', '30D', 'P1D2M', 'PT5M', '+P1D', 'P1.5D', 'P123456Y', ''])('is not read from %j', (text) =>
    expect(parseDuration(text)).toBeNull(),
  );
});

it.each<[string, string, string | null]>([
  ['2024-01-31', 'P1M', '2024-02-29'],
  ['2023-01-31', 'P1M', '2023-02-28'],
  ['2024-03-31', '-P1M', '2024-02-29'],
  ['2024-08-31', 'P1M', '2024-09-30'],
  ['2024-12-15', 'P1M', '2025-01-15'],
  ['2024-01-15', '-P1M', '2023-12-15'],
  ['2024-01-31', 'P1M1D', '2024-03-01'],
  ['2024-02-29', 'P1Y', '2025-02-28'],
  ['2024-01-01', 'P0D', '2024-01-01'],
  ['9999-12-01', 'P1M', null],
  ['0000-01-01', '-P1M', null],
])('%s and %s is %s', (from, by, to) => {
  expect(shown(shiftDate(parseDate(from)!, parseDuration(by)!))).toBe(to);
});

test('data become values', () => {
  expect([fromJson(null), fromJson(undefined), fromJson(true), fromJson('a')]).toEqual([null, null, true, 'a']);
  expect(fromJson(0.1)).toBeInstanceOf(Decimal);
  expect([fromJson(Number.NaN), fromJson(() => 1)]).toEqual([UNKNOWN, UNKNOWN]);
  expect(fromJson(['a', null])).toEqual(['a', null]);
  const object = fromJson({ a: { b: 'c' } });
  expect(object).toBeInstanceOf(Context);
  expect((object as Context).fields.get('a')).toEqual(new Context(new Map([['b', 'c']])));
});

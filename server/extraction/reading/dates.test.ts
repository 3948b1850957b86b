import { describe, expect, it } from 'vitest';
import { inferDayFirst, readDates, readDateTimes } from './dates.ts';

const dayFirst = { dayFirst: true, decimal: '.' } as const;
const monthFirst = { dayFirst: false, decimal: '.' } as const;
const read = (text: string, conventions: { dayFirst: boolean; decimal: '.' | ',' } = dayFirst) =>
  readDates(text, conventions).map(({ value }) => value);

describe('dates', () => {
  it.each([
    ['2024-03-07', '2024-03-07'],
    ['2024/3/7', '2024-03-07'],
    ['07.03.2024', '2024-03-07'],
    ['7.3.24', '2024-03-07'],
    ['7 March 2024', '2024-03-07'],
    ['March 7th, 2024', '2024-03-07'],
    ['Mar 7, 2024', '2024-03-07'],
    ['7. März 2024', '2024-03-07'],
    ['7 mars 2024', '2024-03-07'],
    ['1er février 2024', '2024-02-01'],
    ['7 de marzo de 2024', '2024-03-07'],
    ['Feb13/20', '2020-02-13'],
    ['31 août 2023', '2023-08-31'],
    ['15-Dez-2023', '2023-12-15'],
    ['5. Mai 2021', '2021-05-05'],
    ['5. března 2026', '2026-03-05'],
    ['14 февраля 2026 г.', '2026-02-14'],
    ['21. kesäkuuta 2026', '2026-06-21'],
    ['9 Ağustos 2026', '2026-08-09'],
    ['8 Νοεμβρίου 2026', '2026-11-08'],
    ['2026. október 3.', '2026-10-03'],
    ['2026 m. kovo 5 d.', '2026-03-05'],
    ['4 III 2026', '2026-03-04'],
    ['12-XI-2026', '2026-11-12'],
    ['03.05.1988, born', '1988-05-03'],
    ['令和6年3月7日', '2024-03-07'],
    ['平成元年 1月8日', '1989-01-08'],
    ['٢٠٢٤/٠٣/٠٧', '2024-03-07'],
  ])('reads %s', (text, date) => expect(read(`on ${text} in`)).toEqual([date]));

  it('orders day and month by the conventions where both readings are possible', () => {
    expect(read('03/04/2024', dayFirst)).toEqual(['2024-04-03']);
    expect(read('03/04/2024', monthFirst)).toEqual(['2024-03-04']);
    expect(read('13/04/2024', monthFirst)).toEqual(['2024-04-13']);
    expect(read('04/13/2024', dayFirst)).toEqual(['2024-04-13']);
  });

  it('reads nothing from numbers that are not a date', () => {
    for (const text of [
      '30.02.2024',
      '5 led 2026',
      '1.2.20,5',
      '1.234.567',
      '12/2024',
      '192.168.10.1',
      '2024-13-01',
      'v1.2.3',
      '99/99/9999',
    ])
      expect(read(text), text).toEqual([]);
  });

  it('infers the order from dates with only one reading', () => {
    expect(inferDayFirst('01/02/2024 and 25/02/2024', true)).toBe(true);
    expect(inferDayFirst('01/02/2024 and 02/25/2024', false)).toBe(false);
    expect(inferDayFirst('01/02/2024', true)).toBe(false);
  });

  it('reads a time of day beside the date', () => {
    expect(readDateTimes('17/01/2017 01:31:27 PM', dayFirst)[0]?.value).toBe('2017-01-17T13:31:27');
    expect(readDateTimes('17.01.2017 um 9:05', dayFirst)[0]?.value).toBe('2017-01-17T09:05:00');
  });
});

it('does not take an hour for a year', () => {
  const read = (text: string) => readDates(text, { dayFirst: true, decimal: '.' }).map(({ value }) => value);
  expect(read('07 JUN 12:10')).toEqual([]);
  expect(read('09.07. 14:34')).toEqual([]);
  expect(read('9.7.17 14:14')).toEqual(['2017-07-09']);
});

it.each([
  ['18 - 20 September 2026', ['2026-09-18', '2026-09-20']],
  ['1 April – 30 September 2026', ['2026-04-01', '2026-09-30']],
  ['vom 05.03. bis 08.03.2026', ['2026-03-05', '2026-03-08']],
  ['28 Dec - 2 Jan 2027', ['2026-12-28', '2027-01-02']],
  ['October 12–14, 2026', ['2026-10-12', '2026-10-14']],
  ['March 1-11, 2026', ['2026-03-01', '2026-03-11']],
  ['Room 5, 12 May 2026', ['2026-05-12']],
  ['May 3 - 5 June 2026', ['2026-06-05']],
  ['20 - 18 September 2026', ['2026-09-18']],
])('reads both days of "%s"', (text, values) => {
  expect(readDates(text, { dayFirst: true, decimal: '.' }).map(({ value }) => value)).toEqual(values);
});

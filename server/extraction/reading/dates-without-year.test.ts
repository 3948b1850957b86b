import { expect, it } from 'vitest';
import { inferPeriod, readDateWithoutYear } from './dates-without-year.ts';

const read = (text: string, document: string, dayFirst = true) => {
  const conventions = { decimal: '.', dayFirst } as const;
  return readDateWithoutYear(text, { ...conventions, getPeriod: () => inferPeriod(document, conventions) })?.value;
};

it.each([
  ['12 Nov', 'Statement of 30 November 2031', '2031-11-12'],
  ['12-Nov.', 'Statement of 30 November 2031', '2031-11-12'],
  ['Nov 12th', 'Statement of 30 November 2031', '2031-11-12'],
  ['3. März', 'Auszug vom 31.03.2031', '2031-03-03'],
  ['12/11', 'Statement of 30/11/2031', '2031-11-12'],
  ['02.01.', 'Auszug vom 05.01.2032', '2032-01-02'],
  ['28.12.', 'Auszug vom 05.01.2032', '2031-12-28'],
  ['14 February', 'Booked on 30 January 2032', '2032-02-14'],
  ['12 March', 'Period 1 January 2031 to 31 December 2031', '2031-03-12'],
  ['12 March', 'Statement of 31 December 2031', '2031-03-12'],
  ['12 Nov', 'Born 3 May 1980. Visits: 1 October 2031, 30 November 2031. Card valid until 1 June 2036', '2031-11-12'],
  ['29 Feb', 'Statement of 15 March 2032', '2032-02-29'],
])('reads "%s" in "%s"', (text, document, value) => {
  expect(read(text, document)).toBe(value);
});

it('reads the month first where the document does', () => {
  expect(read('11/12', 'Statement of 11/30/2031', false)).toBe('2031-11-12');
  expect(read('13/11', 'Statement of 11/30/2031', false)).toBe('2031-11-13');
});

it.each(['12 apples', '12 Nov 2031 and more', '31 Nov', '14/13', '0/5', 'Nov', '12', '12 Nov 13:00'])(
  'is none: %s',
  (text) => {
    expect(read(text, 'Statement of 30 November 2031')).toBeUndefined();
  },
);

it('is none in a document without dates, and where nobody tells the document', () => {
  expect(read('12 Nov', 'Statement')).toBeUndefined();
  expect(readDateWithoutYear('12 Nov', { decimal: '.', dayFirst: true })).toBeNull();
});

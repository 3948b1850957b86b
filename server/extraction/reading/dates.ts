import { fold } from './tokens.ts';
import type { Conventions, Recognition } from './recogniser.ts';

const MONTHS: string[][] = [
  ['january', 'jan', 'januar', 'janner', 'janvier', 'janv', 'enero', 'ene'],
  ['february', 'feb', 'februar', 'fevrier', 'fev', 'fevr', 'febrero'],
  ['march', 'mar', 'marz', 'mrz', 'maerz', 'mars', 'marzo'],
  ['april', 'apr', 'avril', 'avr', 'abril', 'abr'],
  ['may', 'mai', 'mayo'],
  ['june', 'jun', 'juni', 'juin', 'junio'],
  ['july', 'jul', 'juli', 'juillet', 'juil', 'julio'],
  ['august', 'aug', 'aout', 'agosto', 'ago'],
  ['september', 'sep', 'sept', 'septembre', 'septiembre', 'set'],
  ['october', 'oct', 'oktober', 'okt', 'octobre', 'octubre'],
  ['november', 'nov', 'novembre', 'noviembre'],
  ['december', 'dec', 'dezember', 'dez', 'decembre', 'diciembre', 'dic'],
];
const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));
const MONTH = '(\\p{L}{3,10})\\.?';
const YEAR = "((?:19|20)\\d{2}|'?\\d{2})";

const ISO = /(?<![\d.])((?:19|20)\d{2})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/gu;
const CHINESE = /((?:19|20)\d{2})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/gu;
const NUMERIC =
  /(?<![\d.,/])(\d{1,2})\s?([/.-])\s?(\d{1,2})\s?\2\s?((?:19|20)\d{2}|\d{2})(?![\d,]|\/\d|-\d(?!\d?[/.])|\.\d)/gu;
const DAY_MONTH = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2})(?:st|nd|rd|th|er|º|°)?\\.?[\\s\\-/]?\\s?(?:of\\s|de\\s)?${MONTH}[\\s\\-/,']*(?:de[l]?\\s)?${YEAR}(?![\\p{L}\\d])`,
  'giu',
);
const MONTH_DAY = new RegExp(
  `(?<![\\p{L}\\d])${MONTH}[\\s\\-]?(\\d{1,2})(?:st|nd|rd|th)?[\\s,.\\-/]+${YEAR}(?![\\p{L}\\d])`,
  'giu',
);
const COMPACT = /(?<!\d)(20\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/g;

/** Dates as `YYYY-MM-DD`. A numeric date is read by the document's order where both readings are possible. */
export function dates(text: string, { dayFirst }: Conventions): Recognition[] {
  if (!/\d/.test(text)) return [];
  const found: Recognition[] = [];
  const add = (match: RegExpMatchArray, year: number, month: number, day: number, fit = 1): void => {
    const value = isoDate(year, month, day);
    const start = match.index ?? 0;
    const end = start + match[0].length;
    if (value === null || found.some((one) => start < one.end && one.start < end)) return;
    found.push({ start, end, value, fit, match: match[0] === value ? 'exact' : 'normalized' });
  };
  for (const m of text.matchAll(ISO)) add(m, Number(m[1]), Number(m[3]), Number(m[4]));
  for (const m of text.matchAll(CHINESE)) add(m, Number(m[1]), Number(m[2]), Number(m[3]));
  for (const m of text.matchAll(DAY_MONTH)) add(m, fullYear(m[3]), month(m[2]), Number(m[1]));
  for (const m of text.matchAll(MONTH_DAY)) add(m, fullYear(m[3]), month(m[1]), Number(m[2]));
  for (const m of text.matchAll(NUMERIC)) {
    const first = Number(m[1]);
    const second = Number(m[3]);
    const byDay = m[2] === '.' || dayFirst ? second <= 12 : first > 12;
    const fit = m[4]?.length === 2 ? 0.95 : 1;
    if (byDay) add(m, fullYear(m[4]), second, first, fit);
    else add(m, fullYear(m[4]), first, second, fit);
  }
  for (const m of text.matchAll(COMPACT)) add(m, Number(m[1]), Number(m[2]), Number(m[3]), 0.6);
  return found.sort((a, b) => a.start - b.start);
}

/** Dates with the time of day beside them, as ISO 8601; the offset is UTC where the text names none. */
export function dateTimes(text: string, conventions: Conventions): Recognition[] {
  return dates(text, conventions).map((date) => {
    const rest = text.slice(date.end, date.end + 30);
    const time =
      /^[\sT,]*(?:at|um|à|a las)?\s*(\d{1,2}):(\d{2})(?::(\d{2}))?\s?([ap]\.?m\b)?(Z|[+-]\d{2}:\d{2})?/iu.exec(rest);
    const clock = time === null ? null : clockTime(time);
    if (time === null || clock === null)
      return { ...date, value: `${String(date.value)}T00:00:00Z`, fit: date.fit * 0.7, match: 'normalized' as const };
    return {
      ...date,
      end: date.end + time[0].length,
      value: `${String(date.value)}T${clock}${time[5] ?? 'Z'}`,
      match: 'normalized' as const,
    };
  });
}

export function times(text: string): Recognition[] {
  return [...text.matchAll(/(?<![\d:])(\d{1,2}):(\d{2})(?::(\d{2}))?\s?([ap]\.?m\b)?/giu)].flatMap((m) => {
    const value = clockTime(m);
    if (value === null) return [];
    return [{ start: m.index, end: m.index + m[0].length, value: `${value}Z`, fit: 1, match: 'normalized' as const }];
  });
}

function clockTime(match: RegExpExecArray): string | null {
  const half = match[4]?.toLowerCase().charAt(0);
  let hour = Number(match[1]);
  if (half === 'p' && hour < 12) hour += 12;
  if (half === 'a' && hour === 12) hour = 0;
  if (hour > 23 || Number(match[2]) > 59) return null;
  return `${pad(hour)}:${match[2] ?? '00'}:${match[3] ?? '00'}`;
}

function month(name: string | undefined): number {
  return MONTH_OF.get(fold(name ?? '')) ?? 0;
}

function fullYear(digits: string | undefined): number {
  const year = Number((digits ?? '').replace("'", ''));
  if (year >= 100) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

export function isoDate(year: number, monthNumber: number, day: number): string | null {
  if (monthNumber < 1 || monthNumber > 12 || day < 1 || year < 1900 || year > 2100) return null;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][monthNumber - 1] ?? 0;
  return day > days ? null : `${year}-${pad(monthNumber)}-${pad(day)}`;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}

/**
 * Whether the day comes first in the document's numeric dates: dates that can be read in one way only decide, then
 * dates with dots, then what its language and currency are used to.
 */
export function inferDayFirst(text: string, prefersMonthFirst: boolean): boolean {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const m of text.matchAll(NUMERIC)) {
    if (m[2] === '.') continue;
    if (Number(m[1]) > 12 && Number(m[3]) <= 12) dayFirst++;
    if (Number(m[3]) > 12 && Number(m[1]) <= 12) monthFirst++;
  }
  return dayFirst === monthFirst ? !prefersMonthFirst : dayFirst > monthFirst;
}

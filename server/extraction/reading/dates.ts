import { foldDigits } from './digits.ts';
import { buildPattern } from './languages/terms.ts';
import type { Conventions, Recognition } from './recogniser.ts';
import { readClockTimes } from './spelled/clock-times.ts';
import { readMonth } from './spelled-months.ts';

const MONTH_NAME = '(?<monthName>\\p{L}{3,12})\\.?';
/** Two digits before a colon are an hour: "07 JUN 12:10". */
const YEAR = "(?<year>(?:19|20)\\d{2}|'?\\d{2}(?!:\\d))";
const DAY = `(?<day>\\d{1,2})${buildPattern('ordinals')}?`;

const ISO = /(?<![\d.])(?<year>(?:19|20)\d{2})(?<separator>[-/.])(?<month>\d{1,2})\k<separator>(?<day>\d{1,2})(?!\d)/gu;
const CHINESE = /(?<year>(?:19|20)\d{2})\s?年\s?(?<month>\d{1,2})\s?月\s?(?<day>\d{1,2})\s?日/gu;
/** Years of a Japanese era, whose first one is 元. */
const ERAS = new Map([
  ['明治', 1868],
  ['大正', 1912],
  ['昭和', 1926],
  ['平成', 1989],
  ['令和', 2019],
]);
const JAPANESE = new RegExp(
  `(?<era>${[...ERAS.keys()].join('|')})\\s?(?<year>元|\\d{1,2})\\s?年` +
    '\\s?(?<month>\\d{1,2})\\s?月\\s?(?<day>\\d{1,2})\\s?日',
  'gu',
);
const DAY_MONTH = new RegExp(
  `(?<![\\p{L}\\d])${DAY}\\.?[\\s\\-/]?\\s?(?:${buildPattern('datePrefixes')}\\s)?${MONTH_NAME}` +
    `[\\s\\-/,']*(?:${buildPattern('datePrefixes')}\\s)?${YEAR}(?![\\p{L}\\d])`,
  'giu',
);
const MONTH_DAY = new RegExp(`(?<![\\p{L}\\d])${MONTH_NAME}[\\s\\-]?${DAY}[\\s,.\\-/]+${YEAR}(?![\\p{L}\\d])`, 'giu');
/** "October 12–14, 2026" */
const MONTH_DAYS = new RegExp(
  `(?<![\\p{L}\\d])${MONTH_NAME}\\s(?<day>\\d{1,2})(?<between>\\s?[-–—]\\s?)(?<last>\\d{1,2}),?\\s+` +
    `${YEAR}(?![\\p{L}\\d])`,
  'giu',
);
/** "2026. október 3., "2026 m. kovo 5 d." */
const YEAR_MONTH_DAY =
  /(?<!\d)(?<year>(?:19|20)\d{2})\.?\s(?:\p{L}{1,4}\.?\s)?(?<monthName>\p{L}{3,12})\s(?<day>\d{1,2})(?![\d:])/gu;
/** "4 III 2026" */
const ROMAN =
  /(?<![\p{L}\d.])(?<day>\d{1,2})[. /-]{1,2}(?<monthName>[IVX]{1,4})[. /-]{1,2}(?<year>(?:19|20)\d{2})(?![\p{L}\d])/gu;
const NUMERIC = new RegExp(
  '(?<![\\d.,/])(?<first>\\d{1,2})\\s?(?<separator>[/.-])\\s?(?<second>\\d{1,2})\\s?\\k<separator>\\s?' +
    '(?<year>(?:19|20)\\d{2}|\\d{2}(?!:\\d))(?!\\d|,\\d|\\/\\d|-\\d(?!\\d?[/.])|\\.\\d)',
  'gu',
);
const COMPACT = /(?<!\d)(?<year>20\d{2})(?<month>0[1-9]|1[0-2])(?<day>0[1-9]|[12]\d|3[01])(?!\d)/g;

/** A text, and where it begins. */
type Found = Pick<RegExpExecArray, 0 | 'index'>;

/** Dates as `YYYY-MM-DD`. A numeric date is read in the document's order where both readings are possible. */
export function readDates(written: string, { dayFirst }: Conventions): Recognition[] {
  const text = foldDigits(written);
  if (!/\d/.test(text)) return [];
  const found: Recognition[] = [];
  const add = (match: Found, parts: DateParts, fit = 1): void => {
    const value = formatDate(parts);
    const start = match.index;
    const end = start + match[0].length;
    if (value === null || found.some((one) => start < one.end && one.start < end)) return;
    found.push({ start, end, value, fit, match: match[0] === value ? 'exact' : 'normalized' });
  };
  for (const match of text.matchAll(JAPANESE)) add(match, readEra(match.groups ?? {}));
  for (const match of text.matchAll(MONTH_DAYS)) addDays(match, add);
  for (const pattern of [ISO, CHINESE, DAY_MONTH, MONTH_DAY, ROMAN, YEAR_MONTH_DAY])
    for (const match of text.matchAll(pattern)) add(match, readParts(match.groups ?? {}));
  for (const match of text.matchAll(NUMERIC))
    add(match, readNumericParts(match.groups ?? {}, dayFirst), match.groups?.['year']?.length === 2 ? 0.95 : 1);
  for (const match of text.matchAll(COMPACT)) add(match, readParts(match.groups ?? {}), 0.6);
  const begun = found.flatMap((date) => readBeginning(text, date, found) ?? []);
  return [...found, ...begun].sort((a, b) => a.start - b.start);
}

/** Both days of a period in one month. */
function addDays({ 0: text, index, groups = {} }: RegExpExecArray, add: (at: Found, parts: DateParts) => void): void {
  const { day = '', last, between = '' } = groups;
  const until = text.indexOf(day) + day.length;
  const from = until + between.length;
  add({ 0: text.slice(0, until), index }, readParts(groups));
  add({ 0: text.slice(from), index: index + from }, readParts({ ...groups, day: last }));
}

/** The day before the end of a period, which has the month or the year: "18 - 20 September 2026". */
const BEGINNING = new RegExp(
  `(?<![\\p{L}\\d.,/:-]|\\d\\s)(?<day>\\d{1,2})(?:${buildPattern('ordinals')})?\\.?` +
    '(?:\\s?(?<monthName>\\p{L}{3,12})\\.?|(?<month>\\d{1,2})\\.)?' +
    `(?<between>\\s*(?:[-–—]|(?<=\\s)${buildPattern('rangeWords')})\\s*)$`,
  'iu',
);
const MAX_BEGINNING = 40;

function readBeginning(text: string, end: Recognition, others: readonly Recognition[]): Recognition | null {
  const from = Math.max(0, end.start - MAX_BEGINNING);
  const match = BEGINNING.exec(text.slice(from, end.start));
  const { day, monthName, month, between = '' } = match?.groups ?? {};
  if (match === null) return null;
  const [year = NaN, ownMonth = NaN] = String(end.value).split('-').map(Number);
  const of = monthName === undefined ? Number(month ?? ownMonth) : readMonth(monthName);
  const value = formatDate({ year: of > ownMonth ? year - 1 : year, month: of, day: Number(day) });
  const start = from + match.index;
  // "May 3 - 5 June 2026"
  if (readMonth(WORD_BEFORE.exec(text.slice(0, start))?.[0].trim() ?? '') > 0) return null;
  const until = start + match[0].length - between.length;
  const isFree = others.every((one) => one.end <= start || one.start >= end.start);
  if (value === null || value >= String(end.value) || !isFree) return null;
  return { start, end: until, value, fit: BEGUN, match: 'derived' };
}

const WORD_BEFORE = /\p{L}{3,12}\.?\s$/u;
const BEGUN = 0.9;

const BEFORE_TIME = new RegExp(`^[\\sT,]*${buildPattern('timePrefixes')}?\\s*$`, 'iu');
const OFFSET = /^(?:Z|[+-]\d{2}:\d{2})/iu;
/** From a date to the end of its time. */
const MAX_TIME = 30;

/** Dates with the time of day after them, as ISO 8601. An offset, or a time, that the text does not state is absent. */
export function readDateTimes(text: string, conventions: Conventions): Recognition[] {
  return readDates(text, conventions).map((date) => {
    const after = text.slice(date.end, date.end + MAX_TIME);
    const [time] = readClockTimes(after);
    if (time === undefined || !BEFORE_TIME.test(after.slice(0, time.start))) return { ...date, fit: date.fit * 0.7 };
    const [offset = ''] = OFFSET.exec(after.slice(time.end)) ?? [];
    const value = `${String(date.value)}T${String(time.value)}${offset}`;
    return { ...date, end: date.end + time.end + offset.length, value, match: 'normalized' };
  });
}

type Groups = Record<string, string | undefined>;

interface DateParts {
  year: number;
  /** 1 to 12 in a date that exists. */
  month: number;
  day: number;
}

function readEra({ era = '', year, month, day }: Groups): DateParts {
  const yearOfEra = year === '元' ? 1 : Number(year);
  return { year: (ERAS.get(era) ?? NaN) + yearOfEra - 1, month: Number(month), day: Number(day) };
}

function readParts({ year, month, monthName, day }: Groups): DateParts {
  return {
    year: readYear(year),
    month: monthName === undefined ? Number(month) : readMonth(monthName),
    day: Number(day),
  };
}

function readNumericParts(numbers: Groups, dayFirst: boolean): DateParts {
  return { year: readYear(numbers['year']), ...orderNumbers(numbers, dayFirst) };
}

/** Dates with dots begin with the day everywhere. */
export function orderNumbers({ first, second, separator }: Groups, dayFirst: boolean): Omit<DateParts, 'year'> {
  const isDayFirst = separator === '.' || dayFirst ? Number(second) <= 12 : Number(first) > 12;
  return { month: Number(isDayFirst ? second : first), day: Number(isDayFirst ? first : second) };
}

function readYear(digits = ''): number {
  const year = Number(digits.replace("'", ''));
  if (year >= 100) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

/** `YYYY-MM-DD`, or null when there is no such day between 1900 and 2100. */
function formatDate({ year, month, day }: DateParts): string | null {
  if (month < 1 || month > 12 || day < 1 || year < 1900 || year > 2100) return null;
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return day > days ? null : `${year}-${pad(month)}-${pad(day)}`;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}

/** Whether numeric dates begin with the day: as the dates with only one reading do, else as the region of the text. */
export function inferDayFirst(text: string, prefersMonthFirst: boolean): boolean {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const { groups } of text.matchAll(NUMERIC)) {
    if (groups?.['separator'] === '.') continue;
    const [first, second] = [Number(groups?.['first']), Number(groups?.['second'])];
    if (first > 12 && second <= 12) dayFirst++;
    if (second > 12 && first <= 12) monthFirst++;
  }
  return dayFirst === monthFirst ? !prefersMonthFirst : dayFirst > monthFirst;
}

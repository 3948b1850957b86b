import { Decimal, fromNumber } from './decimal.ts';

/** What cannot be said: a value is missing, or has a type for which the question makes no sense. */
export const UNKNOWN = Symbol('unknown');

/** A date without time, as days since 1970-01-01. */
export class CalendarDate {
  readonly days: number;
  constructor(days: number) {
    this.days = days;
  }
}

/** Months and days do not convert into each other. */
export class Duration {
  readonly months: number;
  readonly days: number;
  constructor(months: number, days: number) {
    this.months = months;
    this.days = days;
  }
}

/** An object of the data. */
export class Context {
  readonly fields: ReadonlyMap<string, Value>;
  constructor(fields: ReadonlyMap<string, Value>) {
    this.fields = fields;
  }
}

export type Value =
  | typeof UNKNOWN
  | null
  | boolean
  | string
  | Decimal
  | CalendarDate
  | Duration
  | Context
  | readonly Value[];

const MS_PER_DAY = 86_400_000;
/** Years that a date may have, so that sums with durations stay dates. */
const MAX_YEAR = 9999;

/** Reads `YYYY-MM-DD`, also in front of a time; null if there is no such day. */
export function parseDate(text: string): CalendarDate | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:$|T)/.exec(text);
  if (match === null) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return dateOf(year, month, day);
}

/** Null if there is no such day. */
export function dateOf(year: number, month: number, day: number): CalendarDate | null {
  if (!(year >= 0 && year <= MAX_YEAR)) return null;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? new CalendarDate(date.getTime() / MS_PER_DAY) : null;
}

export function partsOf({ days }: CalendarDate): { year: number; month: number; day: number; weekday: number } {
  const date = new Date(days * MS_PER_DAY);
  const weekday = date.getUTCDay() === 0 ? 7 : date.getUTCDay();
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), weekday };
}

/** Reads durations of years, months, weeks and days: `P30D`, `P1Y2M`, `-P2W`. */
export function parseDuration(text: string): Duration | null {
  const match = /^(-?)P(?=\d)(?:(\d{1,5})Y)?(?:(\d{1,6})M)?(?:(\d{1,6})W)?(?:(\d{1,7})D)?$/.exec(text);
  if (match === null) return null;
  const [years = 0, months = 0, weeks = 0, days = 0] = match.slice(2).map((part) => Number(part ?? 0));
  const sign = match[1] === '-' ? -1 : 1;
  return new Duration(sign * (years * 12 + months), sign * (weeks * 7 + days));
}

/** The last day of a month stays one: 31 January and a month are 28 February. */
export function shiftDate(date: CalendarDate, { months, days }: Duration): Value {
  const { year, month, day } = partsOf(date);
  const total = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(total / 12), (total % 12) + 1];
  for (let last = day; last >= Math.min(day, 28); last -= 1) {
    const moved = dateOf(toYear, toMonth, last);
    if (moved !== null) return new CalendarDate(moved.days + days);
  }
  return UNKNOWN;
}

export function formatDate(date: CalendarDate): string {
  const { year, month, day } = partsOf(date);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Data of a run as values. Numbers are those that their JSON shows. */
export function fromJson(json: unknown): Value {
  if (json === null || json === undefined) return null;
  if (typeof json === 'number') return fromNumber(json) ?? UNKNOWN;
  if (typeof json === 'boolean' || typeof json === 'string') return json;
  if (Array.isArray(json)) return json.map(fromJson);
  if (typeof json !== 'object') return UNKNOWN;
  return new Context(new Map(Object.entries(json).map(([name, value]) => [name, fromJson(value)])));
}

export const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** A date, also one that is written as text, which is how JSON has dates. */
export function asDate(value: Value): CalendarDate | null {
  if (value instanceof CalendarDate) return value;
  return typeof value === 'string' ? parseDate(value) : null;
}

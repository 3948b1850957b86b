import { orderNumbers, readDates } from './dates.ts';
import { buildPattern } from './languages/terms.ts';
import type { Conventions, Period, Recognition } from './recogniser.ts';
import { readMonth } from './spelled-months.ts';

const DAY_MS = 86_400_000;
/** A year, and a little more. Dates further away are of births and expiries. */
const MAX_DISTANCE = 400 * DAY_MS;
/** A document may be about days to come. */
const MAX_AHEAD = 31 * DAY_MS;

/** Null for a text without dates. */
export function inferPeriod(text: string, conventions: Conventions): Period | null {
  const times = readDates(text, conventions)
    .map(({ value }) => Date.parse(String(value)))
    .sort((a, b) => a - b);
  const middle = times[Math.floor(times.length / 2)];
  if (middle === undefined) return null;
  const near = times.filter((time) => Math.abs(time - middle) <= MAX_DISTANCE);
  return { from: near[0] ?? middle, middle, to: near.at(-1) ?? middle };
}

const DAY = `(?<day>\\d{1,2})${buildPattern('ordinals')}?`;
const MONTH = '(?<monthName>\\p{L}{3,12})\\.?';
/** "12 Nov", "12-Nov", "Nov 12" */
const SPELLED = [
  new RegExp(`^\\s*${DAY}[.\\s-]{0,2}${MONTH}\\s*$`, 'iu'),
  new RegExp(`^\\s*${MONTH}[\\s-]?${DAY}\\s*$`, 'iu'),
];
/** "11/12", "28.12." */
const NUMERIC = /^\s*(?<first>\d{1,2})(?<separator>[/.])(?<second>\d{1,2})\.?\s*$/u;

/** The date that a whole text is, without its year: that of the document's other dates. Null for another text. */
export function readDateWithoutYear(text: string, { dayFirst, getPeriod }: Conventions): Recognition | null {
  const { day, month } = readDayAndMonth(text, dayFirst) ?? { day: 0, month: 0 };
  const period = day < 1 || month < 1 || month > 12 ? null : getPeriod?.();
  if (period == null) return null;
  const year = new Date(period.middle).getUTCFullYear();
  const times = [year - 1, year, year + 1].flatMap((one) => {
    const time = Date.UTC(one, month - 1, day);
    return new Date(time).getUTCDate() === day ? [time] : [];
  });
  const within = times.filter((time) => time >= period.from && time <= period.to);
  const before = times.filter((time) => time <= period.to + MAX_AHEAD);
  const distance = (time: number): number => Math.abs(time - period.middle);
  const [nearest] = (within.length > 0 ? within : before).sort((a, b) => distance(a) - distance(b));
  if (nearest === undefined) return null;
  const start = text.length - text.trimStart().length;
  const value = new Date(nearest).toISOString().slice(0, 10);
  return { start, end: text.trimEnd().length, value, fit: 0.9, match: 'derived' };
}

function readDayAndMonth(text: string, dayFirst: boolean): { day: number; month: number } | null {
  for (const pattern of SPELLED) {
    const { day, monthName = '' } = pattern.exec(text)?.groups ?? {};
    const month = readMonth(monthName);
    if (day !== undefined && month > 0) return { day: Number(day), month };
  }
  const { groups } = NUMERIC.exec(text) ?? {};
  return groups === undefined ? null : orderNumbers(groups, dayFirst);
}

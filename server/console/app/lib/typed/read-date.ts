/** Dates as people type them: `2026-03-14`, `14.3.26`, `3/14/2026`, `14 March 2026`, `March 14`. */
import type { Conventions } from './conventions.ts';

/** Languages whose names of months are read. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'da', 'nb', 'fi', 'cs'];
/** Two digits from here on are of the last century. */
const FIRST_OLD_YEAR = 70;

const withoutMarks = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '');

let months: Map<string, number> | undefined;

/** The number of each month by its names, long and short, in all languages. */
function getMonths(): Map<string, number> {
  if (months !== undefined) return months;
  months = new Map();
  for (const language of LANGUAGES)
    for (const style of ['long', 'short'] as const)
      for (const withDay of [false, true]) {
        const format = new Intl.DateTimeFormat(language, {
          month: style,
          timeZone: 'UTC',
          ...(withDay && { day: 'numeric' }),
        });
        for (let month = 1; month <= 12; month += 1) {
          const parts = format.formatToParts(Date.UTC(2026, month - 1, 15));
          const name = withoutMarks(parts.find(({ type }) => type === 'month')?.value ?? '');
          if (/^\p{L}{3,}$/u.test(name)) months.set(name, month);
        }
      }
  return months;
}

/** A month by its name, or by the only names that begin so. */
function findMonth(word: string): number | undefined {
  const name = withoutMarks(word);
  const known = getMonths();
  if (known.has(name)) return known.get(name);
  const candidates = new Set(
    [...known].filter(([full]) => name.length >= 3 && full.startsWith(name)).map(([, month]) => month),
  );
  return candidates.size === 1 ? [...candidates][0] : undefined;
}

function toYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year >= FIRST_OLD_YEAR ? 1900 + year : 2000 + year;
}

/** Null for a day that the calendar does not have. */
function toIsoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < 1000 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}

/** The readings of a typed date as ISO dates, the likelier first; none for a text that is no date. */
export function readDates(text: string, { isDayFirst, year }: Pick<Conventions, 'isDayFirst' | 'year'>): string[] {
  const trimmed = text.trim();
  const keep = (...dates: (string | null)[]) => [...new Set(dates.filter((date) => date !== null))];
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(trimmed);
  if (iso !== null) return keep(toIsoDate(Number(iso[1]), Number(iso[2]), Number(iso[3])));
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(trimmed);
  if (compact !== null) return keep(toIsoDate(Number(compact[1]), Number(compact[2]), Number(compact[3])));
  const numeric = /^(\d{1,2})\s*([-./ ])\s*(\d{1,2})(?:\s*\2\s*(\d{4}|\d{2})?)?\.?$/.exec(trimmed);
  if (numeric !== null) {
    const [, first, separator, second, last] = numeric;
    const inYear = last === undefined ? year : toYear(last);
    const dayFirst = toIsoDate(inYear, Number(second), Number(first));
    const monthFirst = toIsoDate(inYear, Number(first), Number(second));
    // Nobody writes the month first before a point.
    if (separator === '.') return keep(dayFirst);
    return isDayFirst ? keep(dayFirst, monthFirst) : keep(monthFirst, dayFirst);
  }
  const words = trimmed
    .replace(/^\p{L}+day,?\s+/iu, '')
    .replace(/(\d)(?:st|nd|rd|th|er|º|ª)\b/gi, '$1')
    .split(/[\s,./-]+|\b(?:de|of)\b/iu)
    .filter((word) => word !== '');
  const names = words.filter((word) => !/^\d+$/.test(word));
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const month = names.length === 1 ? findMonth(names[0] ?? '') : undefined;
  const [one, other] = numbers;
  if (month === undefined || one === undefined || numbers.length > 2) return [];
  if (other === undefined) return keep(toIsoDate(year, month, Number(one)));
  if (one.length === 4) return keep(toIsoDate(Number(one), month, Number(other)));
  return keep(toIsoDate(toYear(other), month, Number(one)));
}

import { readDates, readDateTimes } from '../../reading/dates.ts';
import { parseClockTime } from '../../reading/spelled/clock-times.ts';
import { parseDuration } from '../../reading/spelled/iso-durations.ts';
import { parseUnambiguously } from './parse-unambiguously.ts';

/** One address in a text: "Ada Roth <ada@example.com>", "mailto:ada@example.com". */
const EMAIL = /[^\s<>()[\],;:"@]+@[^\s<>()[\],;:"@]+\.[^\s<>()[\],;:"@.]+/gu;
const UUID = /^(?:urn:uuid:)?[{(]?([\da-f]{8})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{12})[})]?$/i;
/** What is between a date and a time: "5 mars 2026 à 14h30". */
const BEFORE_TIME = /^[\s,;]*(?:(?:at|um|à|a las|alle|om|às|o)\s+)?/iu;

/** The text in the form that the format asks for, with nothing added. Undefined if it is not one such value. */
export function coerceToFormat(format: string, value: string): string | undefined {
  const text = value.trim();
  switch (format) {
    case 'date':
      return parseDate(text);
    case 'date-time':
      return parseDateTime(text);
    case 'time':
      return parseTime(text);
    case 'duration':
      return parseDuration(text);
    case 'email':
    case 'idn-email': {
      const [only, ...others] = text.match(EMAIL) ?? [];
      return others.length === 0 ? only : undefined;
    }
    case 'uuid':
      return UUID.exec(text)?.slice(1).join('-');
    default:
      return undefined;
  }
}

/** The date that a text consists of, as `YYYY-MM-DD`. Undefined if it is ambiguous, as "03/04/2024". */
function parseDate(text: string): string | undefined {
  const value = parseUnambiguously(
    text.replace(/^(\d{4}-\d\d-\d\d)T00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:\d\d)?$/, '$1'),
    readDates,
  );
  return typeof value === 'string' ? value : undefined;
}

/** The date and time that a text consists of, as ISO 8601. Undefined for a date without a time. */
function parseDateTime(text: string): string | undefined {
  if (/^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/.test(text)) return text;
  const value = /\d:\d\d/.test(text) ? parseUnambiguously(text, readDateTimes) : undefined;
  if (typeof value === 'string') return value;
  // "5 March 2026, 14.30 Uhr": a date, then a time that is spelled.
  for (const { index } of text.matchAll(/[\s,;]/g)) {
    const date = parseDate(text.slice(0, index));
    const time = date === undefined ? undefined : parseClockTime(text.slice(index).replace(BEFORE_TIME, ''));
    if (time !== undefined) return `${date}T${time}`;
  }
  return undefined;
}

/** The time that a text consists of: `14:30` and `2.30 pm` as `14:30:00`. */
function parseTime(text: string): string | undefined {
  if (/(?:Z|[+-]\d\d:?\d\d)$/i.test(text)) return undefined;
  return parseClockTime(text);
}

import { readDates, readDateTimes, readTimes } from '../../reading/dates.ts';
import { readNumbers } from '../../reading/numbers.ts';
import type { Recognition } from '../../reading/recogniser.ts';

/** Longer texts are not a single value. */
const MAX_SCALAR_CHARACTERS = 60;
const CONVENTIONS = [
  { decimal: '.', dayFirst: true },
  { decimal: ',', dayFirst: true },
  { decimal: '.', dayFirst: false },
  { decimal: ',', dayFirst: false },
] as const;

/** The number that a text consists of, with or without a currency. Undefined if it is ambiguous, as "1,234". */
export function parseNumber(text: string): number | undefined {
  // A leading zero indicates a code.
  if (/^0\d/.test(text.trim())) return undefined;
  const value = parseUnambiguously(text, readNumbers);
  return typeof value === 'number' ? value : undefined;
}

/** The date that a text consists of, as `YYYY-MM-DD`. Undefined if it is ambiguous, as "03/04/2024". */
export function parseDate(text: string): string | undefined {
  const value = parseUnambiguously(
    text.trim().replace(/^(\d{4}-\d\d-\d\d)T00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:\d\d)?$/, '$1'),
    readDates,
  );
  return typeof value === 'string' ? value : undefined;
}

/** The date and time that a text consists of, as ISO 8601. Undefined for a date without a time. */
export function parseDateTime(text: string): string | undefined {
  if (/^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/.test(text.trim())) return text.trim();
  const value = /\d:\d\d/.test(text) ? parseUnambiguously(text, readDateTimes) : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** The time that a text consists of: `14:30` as `14:30:00`. */
export function parseTime(text: string): string | undefined {
  const value = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text.trim()) ? undefined : parseUnambiguously(text, readTimes);
  return typeof value === 'string' ? value : undefined;
}

export function parseBoolean(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : undefined;
}

/** The value of the whole text, if all conventions for decimal signs and dates give the same one. */
function parseUnambiguously(
  text: string,
  recognise: (text: string, conventions: (typeof CONVENTIONS)[number]) => Recognition[],
): Recognition['value'] | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_SCALAR_CHARACTERS) return undefined;
  const values = CONVENTIONS.map((conventions) => {
    const [only, ...others] = recognise(trimmed, conventions);
    return only !== undefined && others.length === 0 && only.start === 0 && only.end === trimmed.length
      ? only.value
      : undefined;
  });
  const [first] = values;
  return values.every((value) => value === first) ? first : undefined;
}

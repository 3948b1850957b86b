import { readDates, readDateTimes } from '../../reading/dates.ts';
import { readNumbers } from '../../reading/numbers.ts';
import type { Recognition } from '../../reading/recogniser.ts';

/** Longer texts are no single value. */
const LONGEST = 60;
const READINGS = [
  { decimal: '.', dayFirst: true },
  { decimal: ',', dayFirst: true },
  { decimal: '.', dayFirst: false },
  { decimal: ',', dayFirst: false },
] as const;

/** The number that a text is as a whole, with or without a currency; undefined where it could be two: "1,234". */
export function readNumber(text: string): number | undefined {
  // Leading zeros belong to codes.
  if (/^0\d/.test(text.trim())) return undefined;
  const value = whole(text, readNumbers);
  return typeof value === 'number' ? value : undefined;
}

/** The calendar day that a text is as a whole, as `YYYY-MM-DD`; undefined where it could be two: "03/04/2024". */
export function readDate(text: string): string | undefined {
  const value = whole(
    text.trim().replace(/^(\d{4}-\d\d-\d\d)T00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:\d\d)?$/, '$1'),
    readDates,
  );
  return typeof value === 'string' ? value : undefined;
}

/** The moment that a text is as a whole, in the form of RFC 3339; in UTC where it names no offset. A day is no moment. */
export function readDateTime(text: string): string | undefined {
  if (/^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/.test(text.trim())) return text.trim();
  const value = /\d:\d\d/.test(text) ? whole(text, readDateTimes) : undefined;
  return typeof value === 'string' ? value : undefined;
}

export function readBoolean(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : undefined;
}

/** What every reading of a text gives, if each takes all of it. */
function whole(
  text: string,
  recognise: (text: string, conventions: (typeof READINGS)[number]) => Recognition[],
): Recognition['value'] | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return undefined;
  const values = READINGS.map((conventions) => {
    const [only, ...others] = recognise(trimmed, conventions);
    return only !== undefined && others.length === 0 && only.start === 0 && only.end === trimmed.length
      ? only.value
      : undefined;
  });
  const [first] = values;
  return values.every((value) => value === first) ? first : undefined;
}

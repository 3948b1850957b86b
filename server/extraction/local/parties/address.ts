import { listTerms, buildPattern, buildWholePattern } from '../../reading/languages/terms.ts';
import { fold } from '../../reading/tokens.ts';

const COUNTRIES = new Set(listTerms('countries').map(fold));

/** Whether a text is a country, or the same one in two languages: "Schweiz / Suisse". */
export function isCountry(text: string): boolean {
  const name = fold(text)
    .replace(/[.,;]+$/, '')
    .trim();
  return COUNTRIES.has(name) || name.split(/\s*\/\s*/).every((part) => COUNTRIES.has(part));
}

export interface CityLine {
  zip: string;
  city: string;
  state: string;
}

const CITY_LINES: [RegExp, (m: RegExpExecArray) => CityLine][] = [
  [
    new RegExp(
      '^(?:\\p{Lu}{1,3}[- ])?(\\d{4} ?\\p{Lu}{2}|\\d{4}-\\d{3}|\\d{2}-\\d{3}|\\d{3} \\d{2}|\\d{4,5})\\s*,?' +
        "\\s+(\\p{L}[\\p{L}\\s.'’()/-]*?\\d{0,2})$",
      'u',
    ),
    (m) => ({ zip: m[1] ?? '', city: m[2] ?? '', state: '' }),
  ],
  // Without the space, as text of PDFs sometimes is.
  [/^(\d{5})(\p{Lu}\p{Ll}[\p{L} .'’-]*)$/u, (m) => ({ zip: m[1] ?? '', city: m[2] ?? '', state: '' })],
  [
    /^(\p{L}[\p{L}\s.'’-]*?),?\s+([A-Z]{2}),?\s+(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/u,
    (m) => ({ zip: m[3] ?? '', city: m[1] ?? '', state: m[2] ?? '' }),
  ],
  [
    /^(\p{L}[\p{L}\s.'’-]*?),?\s+([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/u,
    (m) => ({ zip: m[2] ?? '', city: m[1] ?? '', state: '' }),
  ],
  [/^(\p{L}[\p{L}\s.'’-]*?),?\s+(\d{4,6})$/u, (m) => ({ zip: m[2] ?? '', city: m[1] ?? '', state: '' })],
];

/** The postal code and the city of an address line; null when it is not one. */
export function readCityLine(text: string): CityLine | null {
  for (const [pattern, read] of CITY_LINES) {
    const match = pattern.exec(text.trim());
    if (match !== null) return read(match);
  }
  return null;
}

const STREET = new RegExp(`${buildWholePattern('streetWords')}|${buildPattern('streetEndings')}(?!\\p{L})`, 'iu');

/** A city, alone or after a comma ("Old Town, 40150 Springfield"), or a postal code whose city is in the next line. */
function hasCity(text: string): boolean {
  const bare = text.replace(/[.,;]+$/, '');
  return endsWithZip(bare) || [bare, ...bare.split(',')].some((part) => readCityLine(part) !== null);
}

export function endsWithZip(text: string): boolean {
  return /\p{L},\s?\d{5}[.,;]?$/u.test(text);
}

/** Whether a line could be a part of a postal address. */
export function isAddressLine(text: string): boolean {
  if (text.length > 90 || /@|www\.|https?:/i.test(text) || /\d[.,]\d{2}(?!\d)/.test(text)) return false;
  return (
    isCountry(text) ||
    hasCity(text) ||
    STREET.test(text) ||
    /^\p{L}[\p{L}\s.'’-]+,?\s\d{1,5}\s?\p{L}?$/u.test(text) ||
    /^\d{1,5}\s?\p{L}?,?\s\p{L}/u.test(text)
  );
}

import { readMatches, type Recognition } from './recogniser.ts';

const EMAIL = /[\p{L}\d][\p{L}\d._%+'-]{0,63}@[\p{L}\d](?:[\p{L}\d.-]{0,250}[\p{L}\d])?\.\p{L}{2,24}(?![\p{L}\d@])/gu;

export function readEmails(text: string): Recognition[] {
  return text.includes('@') ? readMatches(text, EMAIL, (value) => ({ value, fit: 1 })) : [];
}

const URL_PATH = '(?:\\/[^\\s<>"\')\\]]*)?';
const TOP_LEVEL_DOMAIN = '(?:com|org|net|eu|de|fr|es|at|ch|io|co\\.uk|uk|us|info|it|nl|be)';
const URL = new RegExp(
  '(?<![@\\p{L}\\d.-])(?:https?:\\/\\/[^\\s<>"\')\\]]+' +
    `|www\\.[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)+${URL_PATH}` +
    `|(?<bare>[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)?\\.${TOP_LEVEL_DOMAIN}${URL_PATH}))(?![\\p{L}\\d@])`,
  'giu',
);

/** Web addresses as written, without punctuation after them. */
export function readUrls(text: string): Recognition[] {
  return [...text.matchAll(URL)].map(({ 0: match, index, groups }) => {
    const value = match.replace(/[.,;:!?]+$/, '');
    const fit = groups?.['bare'] === undefined ? 1 : 0.7;
    return { start: index, end: index + value.length, value, fit, match: 'exact' as const };
  });
}

const PHONE = /(?<![\p{L}\d.,/-])(?:\+\s?\d|\(\+?\d{1,5}\)|\d)(?:[\d\s.\-/–]|\(\d{1,5}\)){4,24}\d(?![\d.,]?\d)/gu;

/** Telephone numbers as written: 7 to 15 digits that are not a date. A country or area code fits best. */
export function readPhones(text: string): Recognition[] {
  return readMatches(text, PHONE, (match) => {
    const digits = match.replace(/\D/g, '');
    const value = match.trim();
    if (digits.length < 7 || digits.length > 15 || /\s{2,}/.test(match)) return null;
    if (/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(value)) return null;
    return { value, fit: /^\+|^\(|^00?\d/.test(match) ? 1 : /[\s().\-/]/.test(match) ? 0.8 : 0.6 };
  });
}

const UNITED_STATES = '\\d{5}-\\d{4}';
const NETHERLANDS = '\\d{4} ?[A-Z]{2}';
const PORTUGAL_AND_POLAND = '\\d{4}-\\d{3}|\\d{2}-\\d{3}';
const DIGITS_ONLY = '\\d{4,6}|\\d{3} \\d{2}';
const UNITED_KINGDOM = '[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}';
const CANADA = '[A-Z]\\d[A-Z] \\d[A-Z]\\d';
const POSTAL_CODES = [UNITED_STATES, NETHERLANDS, PORTUGAL_AND_POLAND, DIGITS_ONLY, UNITED_KINGDOM, CANADA];
const POSTAL_CODE = new RegExp(
  `(?<![\\p{L}\\d])(?:[A-Z]{1,2}-)?(?:${POSTAL_CODES.join('|')})` + '(?![\\p{L}\\d])',
  'gu',
);

export function readPostalCodes(text: string): Recognition[] {
  return readMatches(text, POSTAL_CODE, (value) => ({ value, fit: 0.9 }));
}

import { quoteText, readMatches, type Recognition } from './recogniser.ts';

const IBAN = /(?<![\p{L}\d])[A-Z]{2}\s?\d{2}(?:[ -]?[A-Z\d]){8,30}(?![\p{L}\d])/gu;
/** What an IBAN with other check digits is worth: it may be misread or misprinted, and is never corrected. */
const WRONG_CHECKSUM_FIT = 0.5;

/** IBANs as written, without their separators, up to the last group with which their check digits are right. */
export function readIbans(text: string): Recognition[] {
  return [...text.matchAll(IBAN)].map(({ 0: match, index }): Recognition => {
    const ends = [...match.matchAll(/[ -]|$/g)].map((group) => group.index).reverse();
    const end = ends.find((one) => hasIbanChecksum(join(match.slice(0, one))));
    // Words without a digit after the number are none of it.
    const quote = match.slice(0, end).replace(/(?:[ -][A-Z]+)+$/u, '');
    const value = join(quote);
    const fit = end === undefined ? WRONG_CHECKSUM_FIT : 1;
    return { start: index, end: index + quote.length, value, fit, match: quote === value ? 'exact' : 'normalized' };
  });
}

const join = (groups: string): string => groups.replace(/[\s-]/g, '');

function hasIbanChecksum(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  return readLetters(iban.slice(4) + iban.slice(0, 4)).reduce((rest, digit) => (rest * 10 + digit) % 97, 0) === 1;
}

/** Digits; letters count from A = 10. */
const readLetters = (code: string): number[] =>
  [...code].flatMap((sign) => [...(/\d/.test(sign) ? sign : String(sign.charCodeAt(0) - 55))].map(Number));

const ISIN = /(?<![\p{L}\d])[A-Z]{2}[A-Z\d]{9}\d(?![\p{L}\d])/gu;

/** International securities identification numbers. One with a wrong check digit fits less. */
export function readIsins(text: string): Recognition[] {
  return readMatches(text, ISIN, (value) =>
    /\d{4}/.test(value) ? { value, fit: hasLuhnDigit(value) ? 1 : 0.5 } : null,
  );
}

function hasLuhnDigit(code: string): boolean {
  const sum = readLetters(code)
    .reverse()
    .reduce((total, digit, index) => {
      const doubled = digit * (index % 2 === 1 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

const BIC = /(?<![\p{L}\d])[A-Z]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?(?![\p{L}\d])/gu;

/** BICs. Eight letters without a digit may also be a word. */
export function readBics(text: string): Recognition[] {
  return readMatches(text, BIC, (value) => ({ value, fit: /\d/.test(value) || value.length === 11 ? 1 : 0.7 }));
}

/** VAT identification numbers after the code of their country. */
const VAT_FORMATS: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]?\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}MVA$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^\d{9}$/,
  CHE: /^\d{9}$/,
};
const VAT_ID = new RegExp(
  `(?<![\\p{L}\\d])(?<country>${Object.keys(VAT_FORMATS).join('|')})[\\s.-]?` +
    '(?<number>U?[A-Z\\d](?:[\\s.-]?[A-Z\\d+*]){1,13})(?![\\p{L}\\d])',
  'gu',
);
const OTHER_TAX_ID =
  /(?<![\p{L}\d])(?:\d{3} \d{3} \d{3}|(?=[A-Z\d/. -]*\d)[A-Z\d][A-Z\d/.-]{5,18}[A-Z\d])(?![\p{L}\d])/gu;
const NUMERIC_DATE = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/;

/** VAT identification numbers in their country's format, without spaces; without one, other codes of that length. */
export function readTaxIds(text: string): Recognition[] {
  const vatIds = readMatches(text, VAT_ID, (_, { country = '', number = '' }) => {
    const digits = number.replace(/[\s.-]/g, '');
    return VAT_FORMATS[country]?.test(digits) === true ? { value: country + digits, fit: 1 } : null;
  });
  if (vatIds.length > 0) return vatIds;
  return readMatches(text, OTHER_TAX_ID, (value) => (NUMERIC_DATE.test(value) ? null : { value, fit: 0.5 }));
}

const WORD_OR_CODE = /[\p{L}\d](?:[\p{L}\d\-/._#+]*[\p{L}\d])?/gu;

/** "13.5 - 17.5": a text that is nothing but a range is no code with something behind it. */
const RANGE = /(?<=^\s*)[<>≤≥]?\s?\d[\d.,]*\s[-–—]\s\d[\d.,]*(?=\s*$)/gu;

const GROUPS = /^(?=[^\d]*\d)[A-Z\d]+(?:[ /-][A-Z\d]+){1,8}$/u;
const CURRENCY_AT_END = /\s[A-Z]{3}$/u;

/** A code in groups that goes on to the end of a text: "QQ 12 34 56 C", "9002 11 00". Null for another text. */
export function readGroupedCode(text: string, from = 0): Recognition | null {
  const code = text.slice(from).trimEnd();
  if (!GROUPS.test(code) || !code.includes(' ') || CURRENCY_AT_END.test(code)) return null;
  return quoteText(text, from, from + code.length);
}

/** Numbers and codes of things: words with a digit. */
export function readCodes(text: string): Recognition[] {
  const ranges = readMatches(text, RANGE, (value) => ({ value, fit: 1 }));
  if (ranges.length > 0) return ranges;
  return readMatches(text, WORD_OR_CODE, (value) => {
    if (!/\d/.test(value)) return null;
    return { value, fit: NUMERIC_DATE.test(value) ? 0.4 : value.length < 2 ? 0.6 : 1 };
  });
}

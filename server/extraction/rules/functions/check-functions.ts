/** Ready checks of numbers with check digits, and of codes. Blanks and dots in a number do not matter. */
import { gtin, luhn } from 'cdigit';
import { isValidBIC, isValidIBAN } from 'ibantools';
import { euVat } from 'stdnum';
import { Decimal, formatDecimal } from '../decimal.ts';
import { UNKNOWN } from '../rule-values.ts';
import type { RuleFunction } from './rule-function.ts';

const compact = (text: string): string => text.toUpperCase().replaceAll(/[\s.\-/]/g, '');

/** A check of one text, or of a number whose digits are the text. An empty text is no number. */
const check = (test: (text: string) => boolean): RuleFunction => ({
  takes: [1, 1],
  gives: 'boolean',
  apply([value]) {
    const text = value instanceof Decimal ? formatDecimal(value).replaceAll(',', '') : value;
    return typeof text === 'string' && text.trim() !== '' ? test(compact(text)) : UNKNOWN;
  },
});

/** Check digits of ISO 7064, MOD 97-10, over digits and letters. */
const hasRemainderOne = (text: string): boolean =>
  BigInt([...text].map((character) => Number.parseInt(character, 36)).join('')) % 97n === 1n;

/** Greece writes EL, and stdnum calls it GR. */
const VAT_COUNTRIES: Record<string, string> = { EL: 'GR' };
const validators: Record<string, { validate(value: string): { isValid: boolean } }[] | undefined> = euVat;
/** Since 2020, Dutch sole traders have ids with check digits over the whole id. */
const isDutchTrader = (text: string): boolean => /^NL\d{9}B\d\d$/.test(text) && hasRemainderOne(text);

function isVatId(text: string): boolean {
  const country = text.slice(0, 2);
  const known = validators[VAT_COUNTRIES[country] ?? country];
  return known?.some((one) => one.validate(text).isValid) === true || isDutchTrader(text);
}

const WEIGHT_OF_X = 10;

/** Ten digits, the last of which may be X, or thirteen. */
function isIsbn(text: string): boolean {
  if (/^97[89]\d{10}$/.test(text)) return gtin.validate(text);
  if (!/^\d{9}[\dX]$/.test(text)) return false;
  const digits = [...text].map((digit) => (digit === 'X' ? WEIGHT_OF_X : Number(digit)));
  return digits.reduce((sum, digit, index) => sum + digit * (10 - index), 0) % 11 === 0;
}

const currencies = new Set(Intl.supportedValuesOf('currency'));
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes that are reserved for uses outside of ISO 3166. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'QO', 'ZZ', 'XA', 'XB', 'AC', 'CP', 'DG', 'EA', 'IC', 'TA', 'CQ']);

export const checkFunctions: Record<string, RuleFunction> = {
  iban: check((text) => isValidIBAN(text)),
  bic: check((text) => isValidBIC(text)),
  'vat id': check(isVatId),
  isbn: check(isIsbn),
  gtin: check((text) => /^(\d{8}|\d{12,14})$/.test(text) && gtin.validate(text)),
  luhn: check((text) => /^\d{2,}$/.test(text) && luhn.validate(text)),
  lei: check((text) => /^[A-Z0-9]{18}\d\d$/.test(text) && hasRemainderOne(text)),
  'currency code': check((text) => currencies.has(text)),
  'country code': check((text) => /^[A-Z]{2}$/.test(text) && !NO_COUNTRIES.has(text) && regions.of(text) !== undefined),
};

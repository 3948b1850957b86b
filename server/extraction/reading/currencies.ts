import type { Recognition } from './recogniser.ts';

/** ISO 4217 codes by the signs and abbreviations before or after an amount, in lower case. */
export const CURRENCY_SIGNS: Record<string, string> = {
  '€': 'EUR',
  us$: 'USD',
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  nz$: 'NZD',
  s$: 'SGD',
  hk$: 'HKD',
  r$: 'BRL',
  mx$: 'MXN',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '￥': 'JPY',
  円: 'JPY',
  元: 'CNY',
  원: 'KRW',
  '₹': 'INR',
  '₩': 'KRW',
  '₽': 'RUB',
  '₺': 'TRY',
  zł: 'PLN',
  kč: 'CZK',
  rm: 'MYR',
  'sfr.': 'CHF',
  'fr.': 'CHF',
  'rs.': 'INR',
  '₪': 'ILS',
  ft: 'HUF',
};

const CURRENCY_CODES = new Set(
  (
    'EUR USD GBP CHF JPY CNY AUD CAD NZD SEK NOK DKK PLN CZK HUF RON BGN TRY RUB INR BRL MXN ZAR SGD HKD KRW MYR ' +
    'THB IDR PHP ILS AED SAR ARS CLP COP PEN UAH ISK VND TWD EGP MAD KES NGN PKR'
  ).split(' '),
);

const DOLLARS = '(?:US|AU?|CA?|NZ|S|HK|R|MX)\\$';
const SYMBOLS = '[€$£¥￥₹₩₽₺₪]';
/** Words of one letter behind an amount, in writing without spaces. */
export const UNSPACED_CURRENCY = '(?:[円원]|元(?!年))';

const ABBREVIATIONS = 'RM|zł|Kč|SFr\\.|Fr\\.|Rs\\.';

/** The source of a pattern for a currency's sign, abbreviation or code beside an amount. */
export const CURRENCY_PATTERN = `(?:${DOLLARS}|${SYMBOLS}|${ABBREVIATIONS}|${[...CURRENCY_CODES].join('|')}|EURO?S?)`;

const CODE = /(?<!\p{L})[A-Z]{3}(?!\p{L})/gu;
const EURO = /(?<!\p{L})(?:euros?|EURO)(?!\p{L})/giu;
const BEFORE_AMOUNT = '(?<!\\p{L})(?:RM|zł|Kč|SFr\\.|Rs\\.)(?=[\\s\\d:]|$)';
const SIGN = new RegExp(`(?<!\\p{L})${DOLLARS}|${SYMBOLS}|(?<=\\d\\s?)${UNSPACED_CURRENCY}|${BEFORE_AMOUNT}`, 'gu');

/** ISO 4217 codes: as written, or derived from a sign or the word "euro". */
export function readCurrencies(text: string): Recognition[] {
  const recognitions: Recognition[] = [];
  const add = (match: RegExpExecArray, value: string | undefined, fit: number, how: Recognition['match']): void => {
    if (value === undefined) return;
    recognitions.push({ start: match.index, end: match.index + match[0].length, value, fit, match: how });
  };
  for (const match of text.matchAll(CODE)) if (CURRENCY_CODES.has(match[0])) add(match, match[0], 1, 'exact');
  for (const match of text.matchAll(EURO)) add(match, 'EUR', 0.9, 'derived');
  for (const match of text.matchAll(SIGN)) add(match, CURRENCY_SIGNS[match[0].toLowerCase()], 0.9, 'derived');
  return recognitions.sort((a, b) => a.start - b.start);
}

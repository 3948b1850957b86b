import { CURRENCY_PATTERN, UNSPACED_CURRENCY } from './currencies.ts';
import { foldDigits } from './digits.ts';
import { buildPattern } from './languages/terms.ts';
import type { Conventions, Recognition } from './recogniser.ts';
import { readFractions } from './spelled/spelled-numbers.ts';

const GROUP_SEPARATOR = "[.,'’ ]";
const DIGITS = [
  // Lakhs and crores: 12,34,567.00
  '\\d{1,2}(?:,\\d{2})+,\\d{3}(?:\\.\\d{1,2})?(?!\\d)',
  `\\d{1,3}(?:${GROUP_SEPARATOR}\\d{3})+(?:[.,]\\d{1,4})?(?!\\d)`,
  '\\d{1,3}(?: \\d{3})+[.,]\\d{2}(?!\\d)',
  '\\d+(?:[.,]\\d+)?',
  '[.,]\\d{2,3}(?!\\d)',
].join('|');
/** Scripts without spaces set words and numbers beside each other: "合計36,000円". */
const LETTER_BEFORE = '(?![\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}])\\p{L}';
/** "0.00 - 0.40" is a range: a dash between two numbers is no sign. One behind a date is: "30.11.2031 - 45.00". */
const BEHIND_NUMBER = "(?<![\\d./:-])\\d[\\d,']*(?:\\.\\d{1,3})?\\s";
const SIGN = `(?:(?<!${BEHIND_NUMBER})[-−–+]\\s?|[-−–+](?=[\\d$€£]))`;
const AMOUNT = new RegExp(
  `(?<!${LETTER_BEFORE}|[\\d.,/_:]|\\d[-–])(?<before>\\(|${SIGN})?` +
    `(?<currencyBefore>${CURRENCY_PATTERN}\\s?)?(?<minus>${SIGN})?` +
    `(?<digits>${DIGITS})(?<minusAfter>\\s?[-−](?![\\d\\p{L}]|\\s(?:${CURRENCY_PATTERN}\\s?)?\\d))?` +
    `(?<currencyAfter>\\s?(?:${CURRENCY_PATTERN}(?!\\p{L})|${UNSPACED_CURRENCY}))?(?<after>\\))?`,
  'gu',
);
/** What follows the digits of a date, a time or a code. */
const PART_OF_CODE = /^(?!\/-(?!\d))(?:[\p{L}_/:]|[-.]\p{L}?\d|[-–]\d)/u;
const ENDS_UNSPACED = new RegExp(`${UNSPACED_CURRENCY}$`, 'u');
/** A sign in words: "minus 12 degrees", but not "10 minus 3". */
const MINUS = new RegExp(`(?<![\\p{L}\\d]|\\d\\s)${buildPattern('minus')}\\s$`, 'iu');
const MAX_SIGN = 10;
const UNIT = new RegExp(`^(?:${buildPattern('quantityUnits')}|[hkx])\\b`, 'iu');
/** Units that are written without a space. */
const MEASURE = /^(?:[kcmµ]?[gml]|[km]?[vaw]|[km]?wh|[kmg]?hz|[kmgt]b)(?![\p{L}\d])/iu;
const PERCENT = new RegExp(`^\\s?(?:%|${buildPattern('percent')})`, 'iu');

interface ReadNumber extends Recognition {
  value: number;
  hasCurrency: boolean;
  decimals: number;
  /** The number as written, without sign and currency. */
  digits: string;
}

/** All numbers of a text with their signs and currencies, except parts of dates, times and codes. */
export function readNumbers(written: string, conventions: Conventions): ReadNumber[] {
  const text = foldDigits(written);
  if (!/\d/.test(text)) return [];
  const fractions = readFractions(text);
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const end = match.index + match[0].length;
    const after = text.slice(end);
    if (fractions.some((one) => match.index < one.end && end > one.start)) return [];
    if (!ENDS_UNSPACED.test(match[0]) && PART_OF_CODE.test(after) && !UNIT.test(after) && !MEASURE.test(after))
      return [];
    return readNumber(match, conventions).map((one) => addSign(one, text));
  });
}

/** Adds a sign in words that is before a number. */
function addSign(number: ReadNumber, text: string): ReadNumber {
  const { value, start } = number;
  const word = value > 0 ? MINUS.exec(text.slice(Math.max(0, start - MAX_SIGN), start)) : null;
  return word === null ? number : { ...number, value: -value, start: start - word[0].length, match: 'normalized' };
}

function readNumber(match: RegExpExecArray, { decimal }: Conventions): ReadNumber[] {
  const around: Record<string, string | undefined> = match.groups ?? {};
  const digits = around['digits'] ?? '';
  const parsed = parseNumber(digits, decimal);
  if (parsed === null) return [];
  const isBracketed = around['before'] === '(' && around['after'] === ')';
  const signs = [around['before'], around['minus'], around['minusAfter']].join('');
  const value = isBracketed || /[-−–]/.test(signs) ? -parsed.value : parsed.value;
  const from = around['before'] === '(' && !isBracketed ? 1 : 0;
  const to = match[0].length - (around['after'] === ')' && !isBracketed ? 1 : 0);
  return [
    {
      start: match.index + from,
      end: match.index + to,
      value: Object.is(value, -0) ? 0 : value,
      fit: 1,
      match: match[0].slice(from, to) === String(value) ? 'exact' : 'normalized',
      hasCurrency: around['currencyBefore'] !== undefined || around['currencyAfter'] !== undefined,
      decimals: parsed.decimals,
      digits,
    },
  ];
}

const MIN_CODE_DIGITS = 6;

/** Amounts of money: with a currency or two decimals they fit best. */
export function readAmounts(text: string, conventions: Conventions): Recognition[] {
  return readNumbers(text, conventions).flatMap((one) => {
    if (isPercent(text, one.end)) return [];
    if (one.hasCurrency || one.decimals === 2) return [one];
    if (/^0\d/.test(one.digits) || (one.decimals === 0 && one.digits.length > 9)) return [];
    // Long digits without separators are a number of something more often than an amount.
    const plain = one.digits.length >= MIN_CODE_DIGITS ? 0.3 : 0.55;
    return [
      {
        ...one,
        fit: one.decimals > 0 || /[.,']/.test(one.digits) ? 0.85 : plain,
      },
    ];
  });
}

export function readPlainNumbers(text: string, conventions: Conventions): Recognition[] {
  return readNumbers(text, conventions).map((one) => ({
    ...one,
    fit: isPercent(text, one.end) ? 0.4 : one.hasCurrency ? 0.85 : 1,
  }));
}

export function readIntegers(text: string, conventions: Conventions): Recognition[] {
  return readNumbers(text, conventions).flatMap((one) =>
    Number.isInteger(one.value)
      ? [
          {
            ...one,
            fit: one.hasCurrency || isPercent(text, one.end) ? 0.5 : one.decimals > 0 ? 0.8 : 1,
          },
        ]
      : [],
  );
}

export function readPercentages(text: string, conventions: Conventions): Recognition[] {
  return readNumbers(text, conventions).flatMap((one): Recognition[] => {
    const sign = PERCENT.exec(text.slice(one.end));
    if (sign !== null) return [{ ...one, end: one.end + sign[0].length, match: 'normalized' }];
    const before = /%\s?$/.test(text.slice(0, one.start));
    return one.value >= 0 && one.value <= 100 && !one.hasCurrency
      ? [{ ...one, fit: before ? 0.8 : one.decimals === 2 ? 0.4 : 0.5 }]
      : [];
  });
}

function isPercent(text: string, end: number): boolean {
  return /^\s?%/.test(text.slice(end, end + 3));
}

/**
 * The value of digits with separators, or null when they are no number. One separator before three digits groups
 * thousands unless it is the document's decimal separator.
 */
export function parseNumber(digits: string, decimal: '.' | ','): { value: number; decimals: number } | null {
  const text = digits.replace(/[\s'’]/g, '');
  const separator = findDecimalSeparator(text, decimal);
  if (separator === null) return null;
  const at = separator === '' ? text.length : text.lastIndexOf(separator);
  const fraction = text.slice(at + 1);
  const plain = text.slice(0, at).replace(/[.,]/g, '') + (separator === '' ? '' : `.${fraction}`);
  const value = Number(plain);
  return Number.isFinite(value) && plain !== '' && plain !== '.' ? { value, decimals: fraction.length } : null;
}

/** Empty for an integer, null when the groups of digits contradict every reading. */
function findDecimalSeparator(text: string, decimal: '.' | ','): '.' | ',' | '' | null {
  const dot = text.lastIndexOf('.');
  const comma = text.lastIndexOf(',');
  if (/^\d{1,2}(?:,\d{2})+,\d{3}$/.test(text)) return '';
  if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ',';
  if (dot < 0 && comma < 0) return '';
  const separator = dot >= 0 ? '.' : ',';
  const [first = '', ...rest] = text.split(separator);
  const last = rest.at(-1) ?? '';
  if (rest.length > 1) return last.length === 3 ? '' : null;
  const couldBeThousands = last.length === 3 && first.length <= 3 && first !== '' && first !== '0';
  return couldBeThousands && separator !== decimal ? '' : separator;
}

/** "€ 489.000": money has no three decimals, so that the sign groups thousands. */
const THOUSANDS_WITH_DOT = /\p{Sc}\s?\d{1,3}\.\d{3}(?![\d.,])|(?<![\d.,])\d{1,3}\.\d{3}\s?(?:\p{Sc}|EUR\b)/gu;
const THOUSANDS_WITH_COMMA = /\p{Sc}\s?\d{1,3},\d{3}(?![\d.,])|(?<![\d.,])\d{1,3},\d{3}\s?(?:\p{Sc}|EUR\b)/gu;

/** The decimal separator of most amounts in the document; without one, the sign that groups no thousands of money. */
export function inferDecimal(text: string): '.' | ',' {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const [commas, dots] = [count(/\d,\d{2}(?![\d.,])/g), count(/\d\.\d{2}(?![\d.,])/g)];
  if (commas !== dots) return commas > dots ? ',' : '.';
  return commas === 0 && count(THOUSANDS_WITH_DOT) > count(THOUSANDS_WITH_COMMA) ? ',' : '.';
}

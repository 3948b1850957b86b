import { foldDigits } from '../digits.ts';

const SIGNS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
const SIGN = `[${Object.keys(SIGNS).join('')}]`;
/** "1/2", "2 1/2", "¼", "1½". A larger denominator is a date or a number of something. */
const FRACTION = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(?:(?<whole>\d{1,4})(?:\s(?=\d)|\s?(?=${SIGN})))?` +
    String.raw`(?:(?<sign>${SIGN})|(?<over>\d{1,2})\/(?<under>2|3|4|5|6|8|10|12|16|32))(?![\p{L}\d/-])`,
  'gu',
);
/** "3.5-5.1", "135–145": two numbers, and no part of a code or a date. */
const RANGE =
  /(?<![\p{L}\d.,/–-])(?<from>\d{1,6}(?:[.,]\d{1,4})?)\s?[-–]\s?(?<to>\d{1,6}(?:[.,]\d{1,4})?)(?![\d/–-]|[.,]\d)/gu;

interface SpelledNumber {
  value: number;
  start: number;
  end: number;
}

/** Fractions, with whole numbers before them. */
export function readFractions(text: string): SpelledNumber[] {
  return [...text.matchAll(FRACTION)].flatMap(({ 0: match, index, groups = {} }) => {
    const { whole = '0', sign, over, under } = groups;
    const part = sign === undefined ? Number(over) / Number(under) : (SIGNS[sign] ?? 0);
    if (part <= 0 || part >= 1) return [];
    return [{ value: Number(whole) + part, start: index, end: index + match.length }];
  });
}

/** Both ends of ranges. */
export function readRangeEnds(written: string): SpelledNumber[] {
  return [...foldDigits(written).matchAll(RANGE)].flatMap(({ 0: match, index, groups = {} }) => {
    const { from = '', to = '' } = groups;
    const [first, last] = [from, to].map((digits) => Number(digits.replace(',', '.')));
    if (first === undefined || last === undefined || first >= last) return [];
    const end = index + match.length;
    return [
      { value: first, start: index, end: index + from.length },
      { value: last, start: end - to.length, end },
    ];
  });
}

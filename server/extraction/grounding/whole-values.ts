import type { JsonValue } from '../../lib/json-value.ts';
import { buildPattern } from '../reading/languages/terms.ts';
import { readDates } from '../reading/dates.ts';
import { readNumbers } from '../reading/numbers.ts';
import { readIbans } from '../reading/identifiers.ts';
import { readFractions } from '../reading/spelled/spelled-numbers.ts';
import { readPhones } from '../reading/contact-details.ts';
import type { DocumentIndex, Hit } from './document-index.ts';

const DECIMAL_SIGNS = ['.', ','] as const;

interface Range {
  start: number;
  end: number;
  kind: 'date' | 'other';
}

const PHONE_LABEL = /(?:tel|phone|fon|fax|mobil|handy|cell|hotline)[^\d+(]{0,14}$/i;
const YEAR = /^(?:19|20)\d\d$/;
const DATE_PIECE = /^(?:(?:19|20)\d\d\.?|\p{L}{3,12}\.?)$/u;
/** The longest words between the parts of a date, with what is around them. */
const MAX_PREFIX = 10;
const MIN_PHONE_DIGITS = 7;
/** Most lines of tables have no date, and the recogniser is slow. */
const DATE_PREFIX = `(?:${buildPattern('datePrefixes')} )?`;
const MAY_HAVE_DATE = new RegExp(String.raw`\d[./-]\s?\d{1,2}[./-]|\d\.? ?\p{L}{3}|\p{L}{3}\.? ${DATE_PREFIX}\d`, 'u');
const DIGIT_BEFORE = new RegExp(String.raw`\d[.\s]{0,2}${DATE_PREFIX}$`, 'u');
const DIGIT_AFTER = new RegExp(String.raw`^[.\s]{1,2}${DATE_PREFIX}\d`, 'u');
/** Digits in groups, as in an IBAN or the number of a card. */
const GROUPS = /^[\p{L}\d]{2,6}(?:[ \u00a0][\p{L}\d]{2,6})+$/u;

/**
 * Tells places at which a value is only a part of a longer one: a number in a telephone number, the beginning of an
 * IBAN, a part of a code. Dates, numbers and identifiers match as wholes.
 */
export class WholeValues {
  readonly #index: DocumentIndex;
  readonly #ranges = new Map<number, Range[]>();

  constructor(index: DocumentIndex) {
    this.#index = index;
  }

  /** The hits at which the value is whole. */
  filter(value: string | number, hits: Hit[]): Hit[] {
    if (!/\d/.test(String(value))) return hits;
    return hits.filter((hit) => !this.#isPart(value, hit));
  }

  /** Whether a year, or the name of a month, is a piece of a date. */
  isInDate(value: JsonValue, hit: Hit): boolean {
    const piece = String(value);
    if (!DATE_PIECE.test(piece) || (/^\p{L}/u.test(piece) && !isBesideDigit(hit))) return false;
    const line = this.#index.lines[hit.line];
    if (line === undefined) return false;
    const [start, end] = [hit.start - line.start, hit.start - line.start + String(value).replace(/\.$/, '').length];
    return this.#listRanges(hit.line, line.text).some(
      (range) =>
        range.kind === 'date' && start >= range.start && end <= range.end && end - start < range.end - range.start,
    );
  }

  #isPart(value: string | number, hit: Hit): boolean {
    const { text } = hit.page;
    const quote = text.slice(hit.start, hit.end);
    if (typeof value === 'string' && isContinued(text, quote, hit)) return true;
    const line = this.#index.lines[hit.line];
    if (line === undefined) return false;
    const [start, end] = [hit.start - line.start, hit.end - line.start];
    if (isWithinNumber(line.text, start, end) || isInFraction(line.text, start, end)) return true;
    // A year may come from a date.
    const isYear = YEAR.test(String(value));
    return this.#listRanges(hit.line, line.text).some(
      (range) =>
        start >= range.start &&
        end <= range.end &&
        end - start < range.end - range.start &&
        quote.replaceAll(/\D/g, '') !== line.text.slice(range.start, range.end).replaceAll(/\D/g, '') &&
        !(range.kind === 'date' && isYear),
    );
  }

  #listRanges(number: number, text: string): Range[] {
    let ranges = this.#ranges.get(number);
    if (ranges === undefined) {
      const isLong = text.replaceAll(/\D/g, '').length >= MIN_PHONE_DIGITS;
      const phones = (isLong ? readPhones(text) : []).filter(
        ({ start, fit }) => fit === 1 || PHONE_LABEL.test(text.slice(Math.max(0, start - 40), start)),
      );
      ranges = [
        ...[...phones, ...(isLong ? readIbans(text) : [])].map(({ start, end }) => ({
          start,
          end,
          kind: 'other' as const,
        })),
        ...(MAY_HAVE_DATE.test(text) ? readDates(text, { decimal: '.', dayFirst: true }) : []).map(
          ({ start, end }) => ({
            start,
            end,
            kind: 'date' as const,
          }),
        ),
      ];
      this.#ranges.set(number, ranges);
    }
    return ranges;
  }
}

/** Whether a word may be the name of a month: most words are not, and the recogniser is slow. */
function isBesideDigit({ page, start, end }: Hit): boolean {
  return (
    DIGIT_BEFORE.test(page.text.slice(Math.max(0, start - MAX_PREFIX), start)) ||
    DIGIT_AFTER.test(page.text.slice(end, end + MAX_PREFIX))
  );
}

/** Whether the digits are some of a longer number, such as its decimals. */
function isWithinNumber(text: string, start: number, end: number): boolean {
  if (!/\d[.,]$/.test(text.slice(0, start)) && !/^[.,]\d/.test(text.slice(end))) return false;
  return DECIMAL_SIGNS.some((decimal) =>
    readNumbers(text, { decimal, dayFirst: true }).some(
      (number) => number.start <= start && number.end >= end && countDigits(text, number) > end - start,
    ),
  );
}

/** Whether a fraction goes on after a whole number: "2 1/2", "1½". */
const isInFraction = (text: string, start: number, end: number): boolean =>
  /\d/.test(text.slice(start, end)) &&
  readFractions(text).some(
    (fraction) => fraction.start <= start && fraction.end >= end && fraction.end - fraction.start > end - start,
  );

const countDigits = (text: string, { start, end }: { start: number; end: number }): number =>
  text.slice(start, end).replaceAll(/\D/g, '').length;

/** Whether a code goes on before or after the quote: after a hyphen or slash, or in a further group of digits. */
function isContinued(text: string, quote: string, { start, end }: Hit): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 8), start), text.slice(end, end + 8)];
  if (/^[-/_][\p{L}\d]/u.test(after) || /[\p{L}\d][-/_]$/u.test(before)) return true;
  if (/^[.:]\d/.test(after) || /\d[.:]$/.test(before)) return true;
  return (
    GROUPS.test(quote) &&
    (/^[ \u00a0]\d{1,6}(?![\p{L}\d.,])/u.test(after) || /(?<![\p{L}\d.,])\d{1,6}[ \u00a0]$/u.test(before))
  );
}

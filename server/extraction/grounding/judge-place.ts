import { CELL_GAP } from '../../parsing/layout.ts';
import type { JsonValue } from '../../lib/json-value.ts';
import { isConcept } from '../reading/languages/concepts.ts';
import { readCurrencies } from '../reading/currencies.ts';
import { readConcepts, splitName } from '../reading/tokens.ts';
import { readBeside } from './beside.ts';
import { AMOUNT, type Hit } from './document-index.ts';
import { getFieldKind, MAX_LABEL_CHARACTERS, type FieldKind } from './value-kinds.ts';
import { isOtherEnd } from './range-end.ts';
import { isPartOfText, isPartOfWords } from './part-of-text.ts';

/** Why a value may not be what the document states at a place, although its words are there. */
export interface PlaceDoubts {
  /** The document goes on with more of the same: a first name of a whole name, a year of a date, digits of a code. */
  isPart: boolean;
  /** Its words are the label of another value. */
  isLabelText: boolean;
  /** It does not look like a value of the field: a date as a currency, a number as a name. */
  isOtherKind: boolean;
  /** A number that is the year of a date. */
  isYear: boolean;
  /** The field's name rules it out: an amount in another currency, the other end of a range. */
  isRuledOut: boolean;
}

export interface JudgedPlace {
  /** Name and title of the field. */
  names: readonly string[];
  value: JsonValue;
  hit: Hit;
  /** The text of the line, and the offset of the line within the page. */
  line: { text: string; start: number };
  isNamedInLine: boolean;
  /** Whether it is in an entry of a list. */
  isEntry: boolean;
  /** Whether the schema lists the values of the field: a word of a phrase may mean one of them. */
  choice: object | null;
  /** Whether the place is within a date. */
  isInDate: boolean;
  /** Whether the document writes amounts with decimals. */
  writesDecimals: boolean;
}

/** Dots, or a colon, between a label and its value. */
const LABEL_END = /^[\p{L}\p{N}.°º#() ]{0,30}?(?:\s*:(?=\s|$)|\s*\.{3,}|\s+…)/u;
const MAX_LABEL_WORDS = 5;
const MAX_CURRENCY = 10;
const NUMBER_LABELS: ReadonlySet<string> = new Set(['number', 'id', 'phone', 'zip']);

export function judgePlace(place: JudgedPlace): PlaceDoubts {
  const { names, value, hit, line } = place;
  const kind = getFieldKind(names);
  const isText = typeof value === 'string' && /\p{L}/u.test(value);
  const after = line.text.slice(hit.end - line.start);
  const isPart = isPartOfMore(place, kind, isText);
  const isYear = (isPart || place.isInDate) && /^(?:19|20)\d\d\.?$/.test(String(value));
  const isRuledOut = isInOtherCurrency(place) || (place.choice === null && isOtherEnd(kind.concepts, hit, line));
  const isYearOfDate = isYear && !kind.isQuantity && (typeof value === 'number' || kind.fits === null);
  return {
    isPart: (isPart || place.isInDate) && !isYearOfDate,
    isYear: isYearOfDate,
    isLabelText:
      isText &&
      place.choice === null &&
      (isLabel(value, after) || isHeading(value, line.text) || isOwnName(value, kind)),
    isOtherKind: place.choice === null && (isRuledOut || isUnlikely(place, kind)),
    isRuledOut,
  };
}

function isPartOfMore(
  { value, hit, line, isNamedInLine, isEntry, choice }: JudgedPlace,
  kind: FieldKind,
  isText: boolean,
): boolean {
  if (typeof value !== 'number' && typeof value !== 'string') return false;
  if (
    !isText &&
    !isOfRange(value, hit, line) &&
    isWithinCode(line.text.slice(0, hit.start - line.start), line.text.slice(hit.end - line.start))
  )
    return true;
  if (choice !== null) return false;
  const beside = readBeside(hit, line.start, isEntry);
  const placed = { value, quote: hit.page.text.slice(hit.start, hit.end), beside, kind, isNamedInLine, isEntry };
  return typeof value === 'string' ? isPartOfText(placed) : isPartOfWords(placed);
}

/** A day of "12-14 May 2026" and "01.–31.01.2026". */
function isOfRange(value: JsonValue, { page, start, end }: Hit, line: JudgedPlace['line']): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(String(value))) return false;
  const before = page.text.slice(line.start, start);
  return /^\d{1,2}\.?$/.test(page.text.slice(start, end)) || /(?<![\d./-])\d{1,2}\.?\s?[-–]\s?$/.test(before);
}

/** Digits that go on after a hyphen, slash, dot or colon: of a date, a time, or a code. */
function isWithinCode(before: string, after: string): boolean {
  return /[\p{L}\d][-/_.:]$/u.test(before) || /^(?:[-/_.:]\d|[-/_]\p{L})/u.test(after);
}

/** The words up to a colon, or to dots that lead to a value. */
function isLabel(value: string, after: string): boolean {
  if (value.split(/\s+/).length > MAX_LABEL_WORDS || /\d/.test(value)) return false;
  const [rest = ''] = after.split(CELL_GAP);
  return LABEL_END.test(rest);
}

/** Words of the field's own name: its label, not its value. */
function isOwnName(value: string, { concepts }: FieldKind): boolean {
  if (concepts.length === 0 || value.length > MAX_LABEL_CHARACTERS || /\d/.test(value)) return false;
  const words = readConcepts(value);
  return words.length > 0 && words.every((word) => concepts.includes(word));
}

/** A heading of a column among others: all cells of the line consist of words for labels. */
function isHeading(value: string, line: string): boolean {
  if (value.length > MAX_LABEL_CHARACTERS || /\d/.test(line) || !line.trim().includes(CELL_GAP)) return false;
  if (!readConcepts(value).every(isConcept)) return false;
  const cells = line.trim().split(/\s{3,}/);
  return cells.every((cell) => readConcepts(cell).some(isConcept));
}

/** Whether an amount is beside a currency, and the name of its field has another one: 1,200 EUR as `priceUsd`. */
function isInOtherCurrency({ names: [name = ''], value, hit, line }: JudgedPlace): boolean {
  if (typeof value !== 'number') return false;
  const named = readCurrencies(splitName(name).toUpperCase()).map((one) => one.value);
  if (named.length === 0) return false;
  const [from, to] = [hit.start - line.start, hit.end - line.start];
  const near = line.text.slice(Math.max(0, from - MAX_CURRENCY), to + MAX_CURRENCY);
  const printed = readCurrencies(near).map((one) => one.value);
  return printed.length > 0 && !printed.some((one) => named.includes(one));
}

/** Whether it is of another kind than the field: a text without letters as a name, a count as a price. */
function isUnlikely(place: JudgedPlace, kind: FieldKind): boolean {
  const { names, value, hit, line, isNamedInLine, isEntry, writesDecimals } = place;
  if (typeof value === 'string') return kind.fits?.(value) === false;
  if (typeof value !== 'number' || !kind.isMoney || (names.length > 0 && isNamedInLine)) return false;
  if (!/^\d+$/.test(hit.page.text.slice(hit.start, hit.end))) return false;
  const [before, after] = [line.text.slice(0, hit.start - line.start), line.text.slice(hit.end - line.start)];
  const around = [before.slice(-MAX_CURRENCY), after.slice(0, MAX_CURRENCY)];
  if (around.some((text) => readCurrencies(text).length > 0)) return false;
  if ((!isEntry && writesDecimals) || AMOUNT.test(before) || AMOUNT.test(after)) return true;
  return readConcepts(before.slice(-MAX_LABEL_CHARACTERS)).some((concept) => NUMBER_LABELS.has(concept));
}

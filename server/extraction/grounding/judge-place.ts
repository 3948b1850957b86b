import { CELL_GAP } from '../../parsing/layout.ts';
import type { JsonValue } from '../../lib/json-value.ts';
import { readCurrencies } from '../reading/currencies.ts';
import { readConcepts, splitName } from '../reading/tokens.ts';
import type { Hit } from './document-index.ts';

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
}

export interface JudgedPlace {
  /** Name and title of the field. */
  names: readonly string[];
  value: JsonValue;
  hit: Hit;
  /** The text of the line, and the offset of the line within the page. */
  line: { text: string; start: number };
  isNamedInLine: boolean;
}

/** Dots, or a colon, between a label and its value. */
const LABEL_END = /^[\p{L}\p{N}.°º#() ]{0,30}?(?:\s*:(?=\s|$)|\s*\.{3,}|\s+…)/u;
const MAX_LABEL_WORDS = 5;

export function judgePlace({ names, value, hit, line, isNamedInLine }: JudgedPlace): PlaceDoubts {
  const before = line.text.slice(0, hit.start - line.start);
  const after = line.text.slice(hit.end - line.start);
  const isText = typeof value === 'string' && /\p{L}/u.test(value);
  const quote = hit.page.text.slice(hit.start, hit.end);
  const isPart = isText ? isPartOfName(quote, before, after, isNamedInLine) : isPartOfCode(value, before, after);
  const isYear = isPart && typeof value === 'number' && /^(?:19|20)\d\d$/.test(String(value));
  return {
    isPart: isPart && !isYear,
    isYear,
    isLabelText: isText && isLabel(value, after),
    isOtherKind: typeof value === 'string' && isUnlikely(names, value),
  };
}

/** Digits that go on after a hyphen, slash, dot or colon: of a date, a time, or a code. */
function isPartOfCode(value: JsonValue, before: string, after: string): boolean {
  if (typeof value !== 'number' && typeof value !== 'string') return false;
  return /[\p{L}\d][-/_.:]$/u.test(before) || /^(?:[-/_.:]\d|[-/_]\p{L})/u.test(after);
}

/** Shorter texts in capitals are codes, such as currencies. */
const MAX_CODE_LETTERS = 3;
const inCapitals = (text: string): boolean => text === text.toUpperCase();

/** A capitalised word that another one of its kind follows or precedes within the cell. A label may precede it. */
function isPartOfName(quote: string, before: string, after: string, isNamedInLine: boolean): boolean {
  if (!/^\p{Lu}/u.test(quote) || /\d/.test(quote)) return false;
  if (inCapitals(quote) && quote.length <= MAX_CODE_LETTERS) return false;
  if (/^[ -]\p{Lu}/u.test(after)) return true;
  const word = /(\p{Lu}[\p{L}']*)[ -]$/u.exec(before.slice(before.lastIndexOf(CELL_GAP) + 1))?.[1];
  return word !== undefined && !isNamedInLine && inCapitals(word) === inCapitals(quote);
}

/** The words up to a colon, or to dots that lead to a value. */
function isLabel(value: string, after: string): boolean {
  if (value.split(/\s+/).length > MAX_LABEL_WORDS || /\d/.test(value)) return false;
  const [rest = ''] = after.split(CELL_GAP);
  return LABEL_END.test(rest);
}

type Test = (value: string) => boolean;
const hasLetters: Test = (value) => /\p{L}{2}/u.test(value);
const hasDigits: Test = (value) => /\d/.test(value);
const DATE = /^(?:\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./](?:\d\d){1,2})$/;
/** An amount with a comma: `28.07` may be the number of a chapter. */
const AMOUNT = /^\d{1,3}(?:[. ']?\d{3})*,\d\d$|^\d{1,3}(?:,\d{3})+\.\d\d$/;

/** What a value of a field has, by the concepts of its name. */
const KINDS: readonly (readonly [concepts: readonly string[], fits: Test])[] = [
  [['currency'], (value) => readCurrencies(` ${value} `).length > 0 && !hasDigits(value)],
  [['iban'], (value) => /^[A-Z]{2}[\dX*][\dA-Z*• ]{11,}$/iu.test(value)],
  [['email'], (value) => value.includes('@')],
  [['date'], hasDigits],
  [['phone'], hasDigits],
  [['number'], (value) => hasDigits(value) && !DATE.test(value) && !AMOUNT.test(value)],
  [['name', 'title', 'company', 'city', 'country', 'supplier', 'customer', 'holder'], hasLetters],
];
/** Concepts that make a field something else: the date of a name, the number of a customer. */
const OTHER_KINDS = new Set(['number', 'date', 'code', 'id', 'amount', 'total', 'email', 'phone', 'percent']);

const knownTests = new Map<string, Test | null>();

function isUnlikely(names: readonly string[], value: string): boolean {
  const [name = ''] = names;
  let test = knownTests.get(name);
  if (test === undefined) {
    test = findTest(readConcepts(splitName(name)));
    if (knownTests.size > 1_000) knownTests.clear();
    knownTests.set(name, test);
  }
  return test !== null && !test(value);
}

function findTest(concepts: readonly string[]): Test | null {
  const found = KINDS.find(([of]) => concepts.some((concept) => of.includes(concept)));
  if (found === undefined) return null;
  const isOther = concepts.some((concept) => OTHER_KINDS.has(concept) && !found[0].includes(concept));
  return isOther ? null : found[1];
}

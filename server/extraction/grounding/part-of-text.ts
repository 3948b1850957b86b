import { CURRENCY_PATTERN, readCurrencies } from '../reading/currencies.ts';
import { readConcepts } from '../reading/tokens.ts';
import type { Beside, Neighbour } from './beside.ts';
import type { FieldKind } from './value-kinds.ts';
import { ISO_DATE } from './found.ts';

export interface PlacedText {
  value: string | number;
  quote: string;
  beside: Beside;
  kind: FieldKind;
  isNamedInLine: boolean;
  isEntry: boolean;
}

/** Nobody takes so many words out of a sentence by mistake. */
const MIN_PASSAGE_WORDS = 5;
/** Shorter numbers in a text are numbers of houses, sizes and the like. */
const MIN_CODE_DIGITS = 4;
const MAX_CODE_LETTERS = 3;
/** The end of a company's name. */
const INITIALS = /^(?:\p{L}\.){2,5}$/u;
/** What precedes the name of a city in an address. */
const POSTAL_CODE = /(?:^|,)\s*(?:[A-Z]{1,2}-)?(?:\d{4,5}(?:-\d{3})?(?: [A-Z]{2})?|\d\d-\d{3})\s$/u;
const CURRENCY = new RegExp(`^${CURRENCY_PATTERN}(?!\\p{L})`, 'u');
const MAX_CURRENCY = 10;
const SHORT_CODE = /^(?=\D{0,5}\d)[A-Z\d]{2,6}(?![\p{L}\d])/u;
const inCapitals = (text: string): boolean => text === text.toUpperCase();
const isWord = (neighbour: Neighbour): boolean => neighbour === 'lower' || neighbour === 'upper';

/**
 * Whether a text is only a piece of what the document states: of a name, a phrase in a cell, an address. A phrase is
 * whole between punctuation, cells, a label and an amount; a name is whole between words in lower case.
 */
export function isPartOfText({ value, quote, beside, kind, isNamedInLine, isEntry }: PlacedText): boolean {
  if (kind.isComponent || !/[\p{L}\d]/u.test(quote)) return false;
  // The words before it are its label.
  const isLabelled = (): boolean =>
    (isNamedInLine && !beside.isProse && !/[:;,]|\.\./.test(beside.rest[0])) ||
    readConcepts(beside.words[0]).some((concept) => kind.concepts.includes(concept));
  const left = isWord(beside.left) && isLabelled() ? 'edge' : beside.left;
  const { right } = beside;
  if (/\d/.test(quote) && !/\s/.test(quote)) return isPartOfCode(quote, { ...beside, left });
  if (ISO_DATE.test(String(value))) return false;
  const words = quote.split(/\s+/);
  const isSingle = words.length === 1;
  const isLower = !/[\p{Lu}\p{Lt}\p{Lo}\d]/u.test(quote);
  if (isLower && isSingle && readConcepts(quote).length === 0) return true;
  if (kind.isWording && right === 'edge' && POSTAL_CODE.test(beside.rest[0])) return true;
  if ((left === 'edge' && right === 'edge') || words.length >= MIN_PASSAGE_WORDS) return false;
  if (!kind.isWording && /^\p{Lu}/u.test(quote) && inCapitals(quote) && quote.length <= MAX_CODE_LETTERS) return false;
  if (left === 'number' && isSingle && !isEntry) return true;
  if (right === 'number' && (isSingle || !(beside.isProse || isLongNumber(beside.words[1])))) return true;
  if (right === 'upper' && !CURRENCY.test(beside.words[1])) return isSingle || /\p{L}/u.test(beside.words[1]);
  // The first word of a sentence has a capital, whatever follows.
  const isAfterFirst = beside.isProse && !isSingle && beside.rest[0].trim() === beside.words[0];
  if (left === 'upper' && !isAfterFirst && isContinued(quote, beside.words[0], isSingle)) return true;
  if (/^\d/.test(quote) || (left !== 'lower' && right !== 'lower')) return false;
  if (!beside.isProse) return isSingle || isLower || (right === 'lower' && readConcepts(beside.words[1]).length > 0);
  // A word in lower case, or the first word of a sentence.
  return isSingle && (isLower || (beside.left === 'edge' && right === 'lower'));
}

const isLongNumber = (word: string): boolean => word.replaceAll(/\D/g, '').length >= MIN_CODE_DIGITS;

/** Whether a name began with the word before it. A title, a code and a label in capitals are no part of it. */
function isContinued(quote: string, before: string, isSingle: boolean): boolean {
  if (!isSingle && (before.endsWith('.') || isLongNumber(before))) return false;
  return inCapitals(before) === inCapitals(quote) || INITIALS.test(quote);
}

/** A code or number that goes on, or that is a number in a text. */
function isPartOfCode(quote: string, { left, right, words, isProse }: Beside): boolean {
  const isShort = SHORT_CODE.test(quote) && quote.length < MIN_CODE_DIGITS;
  if (isShort && /[A-Z]/.test(quote) && words.some((word) => SHORT_CODE.test(word))) return true;
  if (!/^\d+$/.test(quote)) return false;
  if (quote.length >= MIN_CODE_DIGITS) return left === 'edge' && right === 'upper' && !isProse;
  return isWord(left) && isWord(right);
}

/** Whether a whole number belongs to a text: the size of an article, the number of a house or paragraph. */
export function isPartOfWords({ quote, beside, kind, isNamedInLine, isEntry }: PlacedText): boolean {
  if (kind.isComponent || /[.,]\d/.test(quote)) return false;
  const { left, right, rest, isProse } = beside;
  if (/§\s*$/u.test(rest[0]) || (rest[0].trim() === '' && /^[.)]\s+\p{L}/u.test(rest[1]))) return true;
  // A quantity before its price; a thousand before its hundreds.
  if (kind.isMoney && /^\s*[x×*]\s/u.test(rest[1])) return true;
  if (!isEntry && quote.length < MIN_CODE_DIGITS && /^[ \u00a0]\d{3}(?!\d)/.test(rest[1])) return true;
  if (!isWord(left) && !isWord(right)) return false;
  const around = [rest[0].slice(-MAX_CURRENCY), rest[1].slice(0, MAX_CURRENCY)];
  if (around.some((text) => readCurrencies(text).length > 0)) return false;
  if (isNamedInLine || (isEntry && !kind.isMoney && /^\s*(?:[x×*@%]|$)/u.test(rest[1]))) return false;
  if (isWord(left) && isWord(right) && (!isProse || kind.isMoney)) return true;
  if (isWord(right)) return kind.isMoney || (quote.length >= MIN_CODE_DIGITS && right === 'upper' && !isProse);
  return isWord(left) && kind.isMoney;
}

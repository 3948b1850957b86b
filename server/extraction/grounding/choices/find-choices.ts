import type { JsonValue } from '../../../lib/json-value.ts';
import { readChoices } from '../../reading/allowed-values.ts';
import { readBooleans } from '../../reading/booleans.ts';
import { findBoxBeside, listBoxes } from '../../reading/check-boxes.ts';
import { chooseCategory, findCategoryWord } from '../../reading/categories.ts';
import { buildPattern } from '../../reading/languages/terms.ts';
import { splitName } from '../../reading/tokens.ts';
import { createHit, type DocumentIndex, type Hit, type IndexedLine } from '../document-index.ts';
import { NOT_FOUND, type Found } from '../found.ts';
import type { LabelIndex } from '../labelled-place.ts';
import { readColumnChoice } from './column-choice.ts';
import { readMarkBeside } from './read-marks.ts';

/** What is printed before and behind an amount, up to its currency: "-5,00", "5,00-", "€-5.00", "5.00 CR". */
const BEFORE = /(?<![\p{L}\d]\s?)(?<sign>[-−–+])\s?\p{Sc}?\s?$/u;
const WITHIN = /^\p{Sc}?\s?(?<sign>[-−–+])/u;
const LAST = /(?<sign>[-−–+])$/u;
const BEHIND = /^\s?(?:\p{Sc}|[A-Z]{3})?\s?(?<sign>[-−–+]|CR|DR|Cr|Dr|S|H)(?![\p{L}\d])/u;
const INCOMING = /^(?:\+|CR|Cr|H)$/;
const MAX_MARK = 8;

/** A value that the document states by a mark or a word, among others that it may have. */
export interface Choice {
  names: string[];
  value: JsonValue;
  /** The allowed values; none for a boolean. */
  allowed: readonly JsonValue[] | undefined;
}

/** What a line says about a field. */
interface Statement {
  value: JsonValue;
  start: number;
  end: number;
}

/** Longer documents have the words of most choices. */
const MAX_LINES = 2_000;
/** Shorter choices are words of many languages. */
const MIN_CHOICE_CHARACTERS = 4;
const MAX_WHOLE = 60;
const MAX_ENTRY_LINES = 40;
/** A longer line is a sentence: its words name many things. */
const MAX_NAMING_LINE = 160;
/** Before a word: it is what somebody did not choose. */
const DENIED = new RegExp(`(?:^|[\\s,;(])${buildPattern('denials')}\\s+$`, 'iu');
const SENTENCE_END = /(?:^|\p{L}{2})[.;!?]\s/u;
const AUXILIARY = /^(?:is|has|have|was|were|are|does|do|can|will)\s/i;

const CONTRADICTED: Found = { hits: [], match: 'not_found', similarity: 0, isContradicted: true };

/**
 * Finds choices: booleans, and values that the schema lists. The mark or the word beside the field's own label decides,
 * or what the row of an entry says; what says another choice contradicts.
 */
export class ChoiceFinder {
  readonly #index: DocumentIndex;
  readonly #labels: LabelIndex;
  /** The choices that the document has the words of, by their list. */
  readonly #printed = new WeakMap<readonly JsonValue[], ReadonlySet<JsonValue>>();

  constructor(index: DocumentIndex, labels: LabelIndex) {
    this.#index = index;
    this.#labels = labels;
  }

  /** @returns undefined if no label says anything */
  findLabelled(choice: Choice): Found | undefined {
    const names = choice.names.map((name) => splitName(name).replace(AUXILIARY, ''));
    const said = this.#labels.findLines(names).flatMap((number) => {
      const line = this.#index.lines[number];
      const label = line && this.#labels.findSpan(names, line.text);
      if (line === undefined || label == null) return [];
      const own =
        readColumnChoice(this.#index.lines, number, label.end, choice.allowed) ?? this.#readBeside(line, label, choice);
      if (own !== null) return [{ ...own, number }];
      const below = this.#index.lines[number + 1];
      const only = below === undefined || below.page !== line.page ? null : readWhole(below.text.trim(), choice);
      const at = only === null ? 0 : (below?.text.indexOf(below.text.trim()) ?? 0);
      return only === null || line.text.slice(label.end).replaceAll(/[:?\s]/g, '') !== ''
        ? []
        : [{ value: only, start: at, end: at + (below?.text.trim().length ?? 0), number: number + 1 }];
    });
    return this.#compare(said, choice);
  }

  /** What the row of an entry says. @param amounts whose printed signs may say it */
  findInRow(choice: Choice, row: number, amounts: readonly Hit[] = []): Found | undefined {
    const line = this.#index.lines[row];
    if (line === undefined) return undefined;
    if (choice.allowed === undefined) {
      const marks = readBooleans(line.text);
      return this.#compare(
        marks.map(({ value, start, end }) => ({ value, start, end, number: row })),
        choice,
      );
    }
    const printed = readChoices(line.text, choice.allowed);
    if (printed.length > 0)
      return this.#compare(
        printed.map(({ value, start, end }) => ({ value, start, end, number: row })),
        choice,
      );
    const { category, amount } = readCategory(choice.allowed, line, row, amounts);
    // The sign alone: "+5.00" for a deposit.
    if (amount !== undefined && category?.isNamed === false && category.choice === choice.value)
      return { hits: [amount], match: 'derived', similarity: 1 };
    // Words for other categories say little: a transfer may be a deposit or a withdrawal.
    if (category?.isNamed !== true || category.choice !== choice.value) return undefined;
    const word = findCategoryWord(choice.value, line.text);
    return word === null
      ? undefined
      : { hits: [createHit(line, row, word.start, word.end)], match: 'derived', similarity: 1 };
  }

  /** Whether words or signs in the row of an entry are those of another choice. */
  isRowOfOther(choice: Choice, row: number, amounts: readonly Hit[]): boolean {
    const line = this.#index.lines[row];
    if (choice.allowed === undefined || line === undefined) return false;
    const { category } = readCategory(choice.allowed, line, row, amounts);
    return category !== null && category.choice !== choice.value;
  }

  /** What the lines of an entry say, those nearest to a line first: the first that names a category decides. */
  findNear(choice: Choice, near: number, from: number, to: number): Found | undefined {
    const { allowed } = choice;
    if (allowed === undefined) return undefined;
    const numbers = Array.from({ length: Math.min(MAX_ENTRY_LINES, to - from + 1) }, (_, index) => from + index);
    for (const number of numbers.sort((a, b) => Math.abs(a - near) - Math.abs(b - near))) {
      const line = this.#index.lines[number];
      if (line === undefined || line.text.length > MAX_NAMING_LINE) continue;
      const category = chooseCategory(allowed, line.text, 0);
      if (category?.isNamed !== true) continue;
      return category.choice === choice.value ? this.findInRow(choice, number) : undefined;
    }
    return undefined;
  }

  /**
   * The places of a choice without those that print it among others: they say what there is to choose from. Beside
   * boxes, the ticked ones are chosen.
   */
  leaveOutOptions({ allowed, value }: Choice, found: Found): Found {
    if (allowed === undefined) return found;
    let isUnticked = false;
    const hits = found.hits.filter(({ line }) => {
      const text = this.#index.lines[line]?.text ?? '';
      const printed = readChoices(text, allowed);
      const boxes = listBoxes(text);
      const own = printed.flatMap((one) => (one.value === value ? (findBoxBeside(text, boxes, one) ?? []) : []));
      const isTicked = own.some(({ isChecked }) => isChecked);
      isUnticked ||= own.length > 0 && !isTicked;
      return own.length > 0 ? isTicked : new Set(printed.map((one) => one.value)).size < 2;
    });
    if (hits.length > 0) return { ...found, hits };
    return isUnticked ? CONTRADICTED : NOT_FOUND;
  }

  /** Whether the document has the words of other choices, and none of this one. */
  hasOnlyOthers({ allowed, value }: Choice): boolean {
    const isLong = (one: JsonValue): boolean => String(one).length >= MIN_CHOICE_CHARACTERS;
    if (allowed === undefined || !allowed.every(isLong)) return false;
    const printed = this.#listPrinted(allowed);
    return printed.size === 1 && !printed.has(value);
  }

  /** Whether the document has the words of no other choice. */
  isOnlyChoice({ allowed, value }: Choice): boolean {
    return allowed !== undefined && [...this.#listPrinted(allowed)].every((one) => one === value);
  }

  #listPrinted(allowed: readonly JsonValue[]): ReadonlySet<JsonValue> {
    let printed = this.#printed.get(allowed);
    if (printed === undefined) {
      const lines = this.#index.lines.slice(0, MAX_LINES);
      printed = new Set(lines.flatMap(({ text }) => readChoices(text, allowed).map(({ value }) => value)));
      this.#printed.set(allowed, printed);
    }
    return printed;
  }

  #readBeside(line: IndexedLine, label: { start: number; end: number }, choice: Choice): Statement | null {
    if (choice.allowed === undefined) return readMarkBeside(line.text, label, this.#index.crossesDeny());
    const all = readChoices(line.text, choice.allowed);
    const printed = all.filter(({ start }) => {
      const between = line.text.slice(label.end, start);
      return start >= label.end && !DENIED.test(between) && !SENTENCE_END.test(between);
    });
    const boxes = listBoxes(line.text);
    // "The premium plan": the word before the label.
    const before = all.find(({ end }) => end <= label.start && line.text.slice(end, label.start).trim() === '');
    if (boxes.length === 0) return printed[0] ?? before ?? null;
    return printed.find((one) => findBoxBeside(line.text, boxes, one)?.isChecked === true) ?? null;
  }

  #compare(said: readonly (Statement & { number: number })[], { value }: Choice): Found | undefined {
    if (said.length === 0) return undefined;
    const hits = said.flatMap((one): Hit[] => {
      const line = this.#index.lines[one.number];
      return one.value !== value || line === undefined ? [] : [createHit(line, one.number, one.start, one.end)];
    });
    if (hits.length === 0) return CONTRADICTED;
    const isPrinted = hits.every(({ page, start, end }) => page.text.slice(start, end) === String(value));
    return { hits, match: isPrinted ? 'exact' : 'normalized', similarity: 1 };
  }
}

const readSign = ({ start, end }: Hit, line: IndexedLine): -1 | 0 | 1 =>
  readPrintedSign(line.text, start - line.start, end - line.start);

/** The choice whose words a row has, or whose sign an amount in it has, and that amount. */
function readCategory(allowed: readonly JsonValue[], line: IndexedLine, row: number, amounts: readonly Hit[]) {
  const amount = amounts.find((one) => one.line === row && readSign(one, line) !== 0);
  const sign = amount === undefined ? 0 : readSign(amount, line);
  return { category: chooseCategory(allowed, line.text, sign), amount };
}

/** The choice that a whole line is. */
function readWhole(text: string, { allowed }: Choice): JsonValue | null {
  if (text.length > MAX_WHOLE) return null;
  const [one, ...others] = allowed === undefined ? readBooleans(text) : readChoices(text, allowed);
  return one === undefined || others.length > 0 || one.start > 0 || one.end < text.length ? null : one.value;
}

/** The sign that a text prints for an amount: 1 for what comes in, 0 for none. A range has none. */
function readPrintedSign(text: string, start: number, end: number): -1 | 0 | 1 {
  const own = text.slice(start, end);
  const match =
    WITHIN.exec(own) ??
    LAST.exec(own) ??
    BEFORE.exec(text.slice(Math.max(0, start - MAX_MARK), start)) ??
    BEHIND.exec(text.slice(end, end + MAX_MARK));
  const sign = match?.groups?.['sign'];
  return sign === undefined ? 0 : INCOMING.test(sign) ? 1 : -1;
}

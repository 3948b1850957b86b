import { nameAgents } from './agent-nouns.ts';
import { aliasesOf, conceptKey } from './aliases.ts';
import type { ScalarField } from '../target-fields.ts';
import { isFreeText } from '../candidates/field-reader.ts';
import { kindOf } from '../kinds.ts';
import { isConcept } from '../../reading/languages/concepts.ts';
import { buildConceptPattern } from '../../reading/languages/terms.ts';
import type { Cell, Row } from '../segments.ts';
import { fold, type Token } from '../../reading/tokens.ts';

/** A place where the document seems to name a field. */
export interface LabelHit {
  field: ScalarField;
  cell: Cell;
  /** Offsets of the label into the cell's text. */
  start: number;
  end: number;
  /** 0 to 1: how surely these words name the field and nothing else. */
  quality: number;
  /** Words between the label and its possible value. */
  wordsAfter: number;
}

export interface LabelIndex {
  /** Longest number of concepts in a label. */
  longest: number;
  /** Every concept of every label. */
  concepts: Set<string>;
  byKey: Map<string, NamedField[]>;
  /** Beginnings of the words of labels that only one of them has, with the word. */
  beginnings: Map<string, string>;
}

interface NamedField {
  field: ScalarField;
  weight: number;
  /** Whether examples say so. */
  isTaught?: true;
}

/** `inRow`: the fields are the columns of a table. */
export function indexLabels(fields: ScalarField[], inRow = false): LabelIndex {
  const index: LabelIndex = { longest: 1, concepts: new Set(), byKey: new Map(), beginnings: new Map() };
  for (const field of fields) {
    for (const alias of aliasesOf(field, inRow)) {
      const { key } = alias;
      index.longest = Math.max(index.longest, alias.concepts.length);
      for (const concept of alias.concepts) index.concepts.add(concept);
      const entry = index.byKey.get(key);
      const named = { field, weight: alias.weight, ...(alias.isTaught && { isTaught: alias.isTaught }) };
      if (entry === undefined) index.byKey.set(key, [named]);
      else entry.push(named);
    }
  }
  for (const [key, named] of index.byKey) index.byKey.set(key, settle(named));
  index.beginnings = listBeginnings(index);
  return index;
}

const MIN_BEGINNING = 3;
/** A shorter word is not abbreviated. */
const MIN_ABBREVIATED = 6;

/** A word that is a label by itself is abbreviated rather than one of a longer label. */
function listBeginnings({ concepts, byKey }: LabelIndex): Map<string, string> {
  const beginnings = new Map<string, string>();
  const isLabel = (word: string): boolean => byKey.has(conceptKey([word]));
  for (const words of [[...concepts].filter(isLabel), [...concepts].filter((word) => !isLabel(word))]) {
    const found = new Map<string, string>();
    for (const word of words) {
      if (word.length < MIN_ABBREVIATED || isConcept(word)) continue;
      for (let length = MIN_BEGINNING; length < word.length; length++) {
        const beginning = word.slice(0, length);
        found.set(beginning, found.has(beginning) ? '' : word);
      }
    }
    for (const [beginning, word] of found) if (!beginnings.has(beginning)) beginnings.set(beginning, word);
  }
  return beginnings;
}

const SURELY_TAUGHT = 0.9;

/** What examples surely call one field is no other's; what they may call it is not, where the words are another's. */
function settle(named: NamedField[]): NamedField[] {
  if (!named.some(({ isTaught }) => isTaught)) return named;
  const sure = named.filter(({ isTaught, weight }) => isTaught && weight >= SURELY_TAUGHT);
  const usual = named.filter(({ isTaught }) => !isTaught);
  return sure.length > 0 ? sure : usual.length > 0 ? usual : named;
}

/** Everything that the cells of a row may name. */
export function findLabels(row: Row, index: LabelIndex): LabelHit[] {
  return row.cells.flatMap((cell) => findInCell(cell, index));
}

/** Labels begin near the start of their cell; words further in belong to a sentence. */
const DEEPEST = 20;

/** Everything that one cell may name. */
export function findInCell(cell: Cell, index: LabelIndex): LabelHit[] {
  const tokens =
    joinHyphenated(cell, index) ??
    completeAbbreviated(cell, index) ??
    nameAgents(cell.tokens, (concept) => index.concepts.has(concept));
  return tokens === null
    ? findInTokens(cell, index)
    : findInTokens({ ...cell, tokens }, index).map((hit) => ({ ...hit, cell }));
}

const ABBREVIATED = /\p{L}{3}\s?[.:]/u;

/** "Adv:" for `advertiser`: the beginning of a label's word, before a sign that ends it. Null for none. */
function completeAbbreviated({ text, tokens }: Cell, { concepts, beginnings }: LabelIndex): Token[] | null {
  if (!ABBREVIATED.test(text)) return null;
  let isCompleted = false;
  const completed = tokens.map((token) => {
    const [known] = token.concepts;
    const word = beginnings.get(fold(token.text));
    if (!word || (known !== undefined && concepts.has(known)) || !/^\s?[.:]/.test(text.slice(token.end))) return token;
    isCompleted = true;
    return { ...token, concepts: [word] };
  });
  return isCompleted ? completed : null;
}

const HYPHEN = /\p{L}[-‐]\p{L}/u;

/** "Pick-up date" for `pickup_date`: parts that a hyphen joins are one word where a label has it. Null for none. */
function joinHyphenated(cell: Cell, index: LabelIndex): Token[] | null {
  if (!HYPHEN.test(cell.text)) return null;
  const joined: Token[] = [];
  let isJoined = false;
  for (const token of cell.tokens) {
    const last = joined.at(-1);
    const word = last === undefined ? '' : fold(last.text + token.text);
    if (last !== undefined && /^[-‐]$/u.test(cell.text.slice(last.end, token.start)) && index.concepts.has(word)) {
      joined[joined.length - 1] = { ...last, text: last.text + token.text, end: token.end, concepts: [word] };
      isJoined = true;
    } else joined.push(token);
  }
  return isJoined ? joined : null;
}

function findInTokens(cell: Cell, index: LabelIndex): LabelHit[] {
  const best = new Map<ScalarField, LabelHit>();
  cell.tokens.forEach((first, from) => {
    if (first.concepts.length === 0 || from > DEEPEST) return;
    const concepts: string[] = [];
    for (let to = from; to < cell.tokens.length && to < from + 9; to++) {
      const token = cell.tokens[to];
      if (token === undefined) break;
      if (token.concepts.length === 0) continue;
      // A word that is in no label ends all that it would be a part of.
      if (!token.concepts.every((concept) => index.concepts.has(concept))) break;
      concepts.push(...token.concepts);
      if (concepts.length > index.longest) break;
      for (const { field, weight } of index.byKey.get(conceptKey(concepts)) ?? []) {
        const hit = rate(field, cell, from, to, weight);
        const known = best.get(field);
        if (hit.quality > 0.15 && (known === undefined || hit.quality > known.quality + 1e-9)) best.set(field, hit);
      }
    }
  });
  return [...best.values()];
}

function rate(field: ScalarField, cell: Cell, from: number, to: number, weight: number): LabelHit {
  const first = cell.tokens[from];
  const last = cell.tokens[to];
  const start = first?.start ?? 0;
  const own = last?.end ?? start;
  // "Street, house number:" and "Name/First name:" are one label.
  const end = own + (SECOND_LABEL.exec(cell.text.slice(own))?.[0].length ?? 0);
  const words = end > own ? 0 : wordsAfter(cell, to + 1, end);
  const after = WITH_RATE.test(cell.text.slice(end)) ? Math.min(1, words) : words;
  const delimited = /^[\s.]*(?:\([^)]{0,30}\)\s*)?[.…_]*\s*(?:[:#=]|\.{2,}|…|_{2,}|$)/u.test(cell.text.slice(end));
  const free = isFreeText(kindOf(field));
  // "Net (excl. VAT)" says the same twice.
  const isNet = cell.tokens.slice(from, to + 1).some(({ concepts }) => concepts.includes('net'));
  if (after === 0 && !isNet && EXCLUDES.test(cell.text.slice(end)))
    return { field, cell, start, end, quality: weight * 0.3, wordsAfter: after };
  // "PO-88213" is a value that begins like a label.
  if (/^[-/._]?\d|^[-/.]\p{L}*\d/u.test(cell.text.slice(end)))
    return { field, cell, start, end, quality: 0, wordsAfter: after };
  let quality = weight * beforeFactor(cell, from, to);
  if (from === to && isOfParty(cell, from)) quality *= OF_PARTY;
  // "Purchase option at end of term:" says more of what two words name.
  if (!delimited && start === 0 && to > from && after > 1 && EXTENDED.test(cell.text.slice(end))) quality *= 0.75;
  else if (!delimited)
    quality *= free ? (after > 0 ? 0.5 : 0.8) : Math.pow(0.6, Math.min(after, 5)) * (after === 0 ? 0.97 : 1);
  return { field, cell, start, end, quality, wordsAfter: after };
}

/** What is left of the quality of "number" in "customer number", for a field that asks for a number without a word. */
const OF_PARTY = 0.7;
const PARTIES = new Set(['customer', 'buyer', 'supplier', 'seller', 'recipient', 'merchant', 'account', 'tax']);

/** Whether a word that says little, such as "number", is beside one that says whose. */
function isOfParty({ tokens }: Cell, at: number): boolean {
  const isPlain = tokens[at]?.concepts.every((concept) => concept === 'number' || concept === 'id') === true;
  return isPlain && tokens.some(({ concepts }, index) => index !== at && concepts.some((one) => PARTIES.has(one)));
}

/** "VAT on charges at 20 %" */
const WITH_RATE = /^(?:\s+\p{L}+){1,4}\s+\(?\d{1,2}(?:[.,]\d{1,3})?\s?%\)?$/u;
const EXTENDED = /^(?:\s+[\p{L}'’-]+){2,5}\s*:\s*\S/u;
const SECOND_LABEL = /^\s*[,/&]\s*\p{Lu}[\p{L}. -]{2,24}(?=\s*:)/u;
const EXCLUDES = new RegExp(`^\\s*\\(?${buildConceptPattern('excluding')}\\b`, 'iu');

/** Words before a label on the same cell make it a part of something longer, unless punctuation parts them. */
function beforeFactor(cell: Cell, from: number, to: number): number {
  const isSpecific = cell.tokens.slice(from, to + 1).some(({ concepts }) => concepts.some((one) => !isConcept(one)));
  let factor = 1;
  for (let index = from - 1; index >= 0; index--) {
    const token = cell.tokens[index];
    const next = cell.tokens[index + 1];
    if (token === undefined || next === undefined) break;
    if (/[:;|•·,=)]|\s[-–]\s|\.\s/u.test(cell.text.slice(token.end, next.start))) return factor * 0.9;
    if (/^[\d$€£%]/.test(token.text)) return factor * 0.9;
    if (token.concepts.length > 0) factor *= isSpecific && saysWhichDocument(token) ? 0.95 : 0.7;
    if (factor < 0.2) break;
  }
  return factor;
}

const DOCUMENTS = new Set(['order', 'contract', 'invoice', 'receipt', 'document', 'project', 'name']);

/**
 * "Order Flight" is the flight of the whole order, "Name of passenger" the passenger: a word that no usual label has
 * names the field all the same.
 */
function saysWhichDocument(token: Token): boolean {
  return token.concepts.length > 0 && token.concepts.every((concept) => DOCUMENTS.has(concept));
}

const QUIET = new Set(['in', 'usd', 'eur', 'gbp', 'chf', 'euro', '%', '$', '€', '£', '#', 'number', 'rm']);

/** A word that goes on with a digit is a code, and so a value. */
const CODE = /^\p{L}{1,6}[-/._]?\d/u;

/** Letters between the label and the next delimiter or value: "Total amount due:" has two words after "Total". */
function wordsAfter(cell: Cell, next: number, end: number): number {
  let count = 0;
  let at = end;
  for (let index = next; index < cell.tokens.length; index++) {
    const token = cell.tokens[index];
    if (token === undefined || /[:#=(/]|\.{2,}|…/u.test(cell.text.slice(at, token.start))) break;
    if (/^\d|[$€£]/u.test(token.text) || CODE.test(cell.text.slice(token.start))) break;
    if (token.concepts.length > 0 && !token.concepts.every((concept) => QUIET.has(concept))) count++;
    at = token.end;
  }
  return count;
}

import type { Layout, LayoutPage } from '../../parsing/layout.ts';
import { dates, inferDayFirst } from '../local/recognisers/dates.ts';
import { inferDecimal, readNumbers } from '../local/recognisers/numbers.ts';
import type { Conventions } from '../local/recognisers/recognition.ts';
import { fold } from '../local/tokens.ts';

/** A stretch of the document. */
export interface Hit {
  page: LayoutPage;
  start: number;
  end: number;
  /** Its line, and its offset, counted over the whole document. */
  line: number;
  at: number;
}

export interface IndexedToken {
  folded: string;
  hit: Hit;
}

/** Everything that can be looked up in a document, built in one pass. */
export interface DocumentIndex {
  tokens: IndexedToken[];
  /** Folded word → its places in `tokens`, in order. */
  postings: Map<string, number[]>;
  /** Number → where it is written, in order. */
  numbers: Map<number, Hit[]>;
  /** `YYYY-MM-DD` → where it is written, in order. */
  dates: Map<string, Hit[]>;
  /** The text of each line, by its number in the document. */
  lines: { page: LayoutPage; start: number; text: string }[];
  conventions: Conventions;
}

/** Scripts without spaces are taken character by character. */
const TOKEN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{M}\p{N}])+/gu;
/** What is longer is no text, and not worth the patterns' time. */
const LONGEST_LINE = 20_000;

export function tokensOf(text: string): { folded: string; start: number; end: number }[] {
  return [...text.matchAll(TOKEN)].map((match) => ({ folded: fold(match[0]), start: match.index, end: match.index + match[0].length }));
}

export function indexDocument(layout: Layout): DocumentIndex {
  const conventions = conventionsOf(layout);
  const index: DocumentIndex = { tokens: [], postings: new Map(), numbers: new Map(), dates: new Map(), lines: [], conventions };
  let base = 0;
  for (const page of layout.pages) {
    for (const line of page.lines) {
      const text = line.text.slice(0, LONGEST_LINE);
      const number = index.lines.push({ page, start: line.start, text }) - 1;
      const hit = (start: number, end: number): Hit => ({
        page, start: line.start + start, end: line.start + end, line: number, at: base + line.start + start,
      });
      addTokens(index, text, hit);
      for (const one of readNumbers(text, conventions)) add(index.numbers, one.value, hit(one.start, one.end));
      for (const one of dates(text, conventions)) add(index.dates, String(one.value), hit(one.start, one.end));
    }
    base += page.text.length + 2;
  }
  index.tokens.forEach((token, position) => add(index.postings, token.folded, position));
  return index;
}

function addTokens(index: DocumentIndex, text: string, hit: (start: number, end: number) => Hit): void {
  for (const token of tokensOf(text)) {
    const last = index.tokens.at(-1);
    const place = hit(token.start, token.end);
    const isFirst = token.start === text.length - text.trimStart().length;
    if (isFirst && last !== undefined && goesOn(last.hit, text)) {
      // A word that is split over two lines is one word, which ends where its second half does.
      last.folded += token.folded;
      last.hit = { ...last.hit, end: place.end };
    } else index.tokens.push({ folded: token.folded, hit: place });
  }
}

/** Whether the word before ends its line with a hyphen and this line begins in lower case. */
function goesOn(before: Hit, text: string): boolean {
  return /^\s*\p{Ll}/u.test(text) && /^[-\u00ad\u2010]\s*$/.test(before.page.text.slice(before.end, before.page.text.indexOf('\n', before.end)));
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

const SAMPLE = 200_000;

function conventionsOf(layout: Layout): Conventions {
  let text = '';
  for (const page of layout.pages) if (text.length < SAMPLE) text += `${page.text}\n`;
  return { decimal: inferDecimal(text), dayFirst: inferDayFirst(text, false) };
}

import type { Layout, LayoutPage } from '../../parsing/layout.ts';
import { inferDayFirst, readDates } from '../reading/dates.ts';
import { inferDecimal, readNumbers } from '../reading/numbers.ts';
import type { Conventions } from '../reading/recogniser.ts';
import { fold } from '../reading/tokens.ts';

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

/** A line, or a part of one that is too long to be read at once. */
export interface IndexedLine {
  page: LayoutPage;
  /** Where it starts in the page's text, and counted over the whole document. */
  start: number;
  at: number;
  text: string;
}

/** Everything that can be looked up in a document, built in one pass. */
export interface DocumentIndex {
  tokens: IndexedToken[];
  /** Folded word → its places in `tokens`, in order. */
  postings: Map<string, number[]>;
  lines: IndexedLine[];
  /** Numbers and dates as the document writes them. */
  written: WrittenValues;
  /** The same with the other decimal sign and the other order of day and month: read when the usual ones have failed. */
  otherwise(): WrittenValues;
}

export interface WrittenValues {
  /** Number → where it is written, in order. */
  numbers: Map<number, Hit[]>;
  /** `YYYY-MM-DD` → where it is written, in order. */
  dates: Map<string, Hit[]>;
}

/** Scripts without spaces are taken character by character. */
const TOKEN =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{M}\p{N}])+/gu;
/** Text without line breaks is read in parts: the patterns of dates and numbers take their time with long ones. */
const LONGEST_PART = 5_000;

export function tokensOf(text: string): { folded: string; start: number; end: number }[] {
  return [...text.matchAll(TOKEN)].map((match) => ({
    folded: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

export function indexDocument(layout: Layout): DocumentIndex {
  const lines = linesOf(layout);
  const tokens = lines.reduce(addTokens, []);
  const postings = new Map<string, number[]>();
  tokens.forEach((token, position) => add(postings, token.folded, position));
  const conventions = conventionsOf(layout);
  let other: WrittenValues | undefined;
  return {
    tokens,
    postings,
    lines,
    written: readWritten(lines, conventions),
    otherwise: () =>
      (other ??= readWritten(lines, {
        decimal: conventions.decimal === '.' ? ',' : '.',
        dayFirst: !conventions.dayFirst,
      })),
  };
}

export function hitIn(line: IndexedLine, number: number, start: number, end: number): Hit {
  return { page: line.page, start: line.start + start, end: line.start + end, line: number, at: line.at + start };
}

function linesOf(layout: Layout): IndexedLine[] {
  const lines: IndexedLine[] = [];
  let base = 0;
  for (const page of layout.pages) {
    for (const line of page.lines) {
      for (let from = 0; from < line.text.length;) {
        const end = partEnd(line.text, from);
        lines.push({ page, start: line.start + from, at: base + line.start + from, text: line.text.slice(from, end) });
        from = end;
      }
    }
    base += page.text.length + 2;
  }
  return lines;
}

/** At the end of the text, or behind the last space that is near enough. */
function partEnd(text: string, from: number): number {
  if (text.length - from <= LONGEST_PART) return text.length;
  const space = text.lastIndexOf(' ', from + LONGEST_PART);
  return space > from ? space + 1 : from + LONGEST_PART;
}

function readWritten(lines: IndexedLine[], conventions: Conventions): WrittenValues {
  const written: WrittenValues = { numbers: new Map(), dates: new Map() };
  lines.forEach((line, number) => {
    for (const one of readNumbers(line.text, conventions))
      add(written.numbers, one.value, hitIn(line, number, one.start, one.end));
    for (const one of readDates(line.text, conventions))
      add(written.dates, String(one.value), hitIn(line, number, one.start, one.end));
  });
  return written;
}

function addTokens(tokens: IndexedToken[], line: IndexedLine, number: number): IndexedToken[] {
  tokensOf(line.text).forEach((token, index) => {
    const last = tokens.at(-1);
    const place = hitIn(line, number, token.start, token.end);
    if (index === 0 && last !== undefined && goesOn(last.hit, line)) {
      // A word that is split over two lines is one word, which ends where its second half does.
      last.folded += token.folded;
      last.hit = { ...last.hit, end: place.end };
    } else tokens.push({ folded: token.folded, hit: place });
  });
  return tokens;
}

/** Whether the word before ends its line with a hyphen and this line begins in lower case. */
function goesOn(before: Hit, line: IndexedLine): boolean {
  return (
    before.page === line.page &&
    /^\s*\p{Ll}/u.test(line.text) &&
    /^[-\u00ad\u2010]\s*$/.test(line.page.text.slice(before.end, line.start))
  );
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

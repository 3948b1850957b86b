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
  /**
   * The same with the other decimal sign and the other order of day and month: read when the usual ones have failed.
   */
  readAlternative(): WrittenValues;
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
const MAX_PART_CHARACTERS = 5_000;

export function splitIntoTokens(text: string): { folded: string; start: number; end: number }[] {
  return [...text.matchAll(TOKEN)].map((match) => ({
    folded: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

export function indexDocument(layout: Layout): DocumentIndex {
  const lines = listLines(layout);
  const tokens = lines.reduce(addTokens, []);
  const postings = new Map<string, number[]>();
  tokens.forEach((token, position) => add(postings, token.folded, position));
  const conventions = inferConventions(layout);
  let other: WrittenValues | undefined;
  return {
    tokens,
    postings,
    lines,
    written: readWritten(lines, conventions),
    readAlternative: () =>
      (other ??= readWritten(lines, {
        decimal: conventions.decimal === '.' ? ',' : '.',
        dayFirst: !conventions.dayFirst,
      })),
  };
}

export function createHit(line: IndexedLine, number: number, start: number, end: number): Hit {
  return { page: line.page, start: line.start + start, end: line.start + end, line: number, at: line.at + start };
}

function listLines(layout: Layout): IndexedLine[] {
  const lines: IndexedLine[] = [];
  let base = 0;
  for (const page of layout.pages) {
    for (const line of page.lines) {
      for (let from = 0; from < line.text.length;) {
        const end = findPartEnd(line.text, from);
        lines.push({ page, start: line.start + from, at: base + line.start + from, text: line.text.slice(from, end) });
        from = end;
      }
    }
    base += page.text.length + 2;
  }
  return lines;
}

/** At the end of the text, or behind the last space that is near enough. */
function findPartEnd(text: string, from: number): number {
  if (text.length - from <= MAX_PART_CHARACTERS) return text.length;
  const space = text.lastIndexOf(' ', from + MAX_PART_CHARACTERS);
  return space > from ? space + 1 : from + MAX_PART_CHARACTERS;
}

function readWritten(lines: IndexedLine[], conventions: Conventions): WrittenValues {
  const written: WrittenValues = { numbers: new Map(), dates: new Map() };
  lines.forEach((line, number) => {
    for (const one of readNumbers(line.text, conventions))
      add(written.numbers, one.value, createHit(line, number, one.start, one.end));
    for (const one of readDates(line.text, conventions))
      add(written.dates, String(one.value), createHit(line, number, one.start, one.end));
  });
  return written;
}

function addTokens(tokens: IndexedToken[], line: IndexedLine, number: number): IndexedToken[] {
  splitIntoTokens(line.text).forEach((token, index) => {
    const last = tokens.at(-1);
    const place = createHit(line, number, token.start, token.end);
    if (index === 0 && last !== undefined && isHyphenated(last.hit, line)) {
      // A word that is split over two lines is one word, which ends where its second half does.
      last.folded += token.folded;
      last.hit = { ...last.hit, end: place.end };
    } else tokens.push({ folded: token.folded, hit: place });
  });
  return tokens;
}

/** Whether the word before ends its line with a hyphen and this line begins in lower case. */
function isHyphenated(before: Hit, line: IndexedLine): boolean {
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

const MAX_SAMPLE_CHARACTERS = 200_000;

function inferConventions(layout: Layout): Conventions {
  let text = '';
  for (const page of layout.pages) if (text.length < MAX_SAMPLE_CHARACTERS) text += `${page.text}\n`;
  return { decimal: inferDecimal(text), dayFirst: inferDayFirst(text, false) };
}

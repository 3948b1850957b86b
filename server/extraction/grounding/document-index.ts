import { addToGroup } from '../../lib/collections.ts';
import type { Layout, LayoutPage } from '../../parsing/layout.ts';
import { inferDayFirst, readDates } from '../reading/dates.ts';
import { buildPattern } from '../reading/languages/terms.ts';
import { inferDecimal, readNumbers } from '../reading/numbers.ts';
import type { Conventions } from '../reading/recogniser.ts';
import { fold, tokenize } from '../reading/tokens.ts';

/** A range of the document's text. */
export interface Hit {
  page: LayoutPage;
  start: number;
  end: number;
  /** Line number and offset within the whole document. */
  line: number;
  at: number;
}

export interface IndexedToken {
  folded: string;
  hit: Hit;
}

/** A line, or a part of a very long one. */
export interface IndexedLine {
  page: LayoutPage;
  /** Offset within the page's text, and within the whole document. */
  start: number;
  at: number;
  text: string;
}

/** Lookup structures for a document, built in one pass. */
export interface DocumentIndex {
  tokens: IndexedToken[];
  /** Folded word → ascending indexes into `tokens`. */
  postings: Map<string, number[]>;
  lines: IndexedLine[];
  /** Numbers and dates in the document. */
  written: WrittenValues;
  /**
   * The same, read with the other decimal separator and the other order of day and month. Used when the inferred
   * conventions find nothing.
   */
  readAlternative(): WrittenValues;
  /** Whether several lines have an amount with decimals. */
  writesDecimals(): boolean;
  /** Whether ticks and crosses both mark its lines: a cross says no there. */
  crossesDeny(): boolean;
  /** Whether it has a time zone. */
  statesZone(): boolean;
  /** Concept → numbers of the lines with a word for it. */
  linesByConcept(): ReadonlyMap<string, ReadonlySet<number>>;
}

export interface WrittenValues {
  /** Number → its places, in order. */
  numbers: Map<number, Hit[]>;
  /** `YYYY-MM-DD` → its places, in order. */
  dates: Map<string, Hit[]>;
}

/** An amount with its decimals, and no date: `04.05.26`. */
export const AMOUNT = /(?<!\d\.\d?)\d[.,]\d\d(?![\d.,])/;
const MIN_AMOUNTS = 3;
const ZONE = new RegExp(
  [
    String.raw`(?<!\p{L})(?:UTC|GMT|Zulu|[AECMP][DS]T|[CEW]ES?T|BST|MEZ|MESZ|JST|IST)(?!\p{L})`,
    String.raw`\d\s?Z(?![\p{L}\d])`,
    String.raw`:\d\d\s?[+−-](?:0\d|1[0-4])(?::?\d\d)?(?!\d)`,
  ].join('|'),
  'u',
);
const [TICK, CROSS] = [/[✓✔]/u, /[✗✘]/u];
/** Scripts without spaces are split into characters. */
export const UNSPACED = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]`;
const TOKEN = new RegExp(String.raw`${UNSPACED}|(?:(?!${UNSPACED})[\p{L}\p{M}\p{N}])+`, 'gu');
/** Long text without line breaks is split, since the patterns for dates and numbers are slow on long input. */
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
  tokens.forEach((token, position) => addToGroup(postings, token.folded, position));
  const conventions = inferConventions(layout);
  let other: WrittenValues | undefined;
  let hasDecimals: boolean | undefined;
  let hasCrosses: boolean | undefined;
  let hasZone: boolean | undefined;
  let concepts: Map<string, Set<number>> | undefined;
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
    writesDecimals: () => (hasDecimals ??= lines.filter(({ text }) => AMOUNT.test(text)).length >= MIN_AMOUNTS),
    crossesDeny: () =>
      (hasCrosses ??= lines.some(({ text }) => TICK.test(text)) && lines.some(({ text }) => CROSS.test(text))),
    statesZone: () => (hasZone ??= lines.some(({ text }) => ZONE.test(text))),
    linesByConcept: () => (concepts ??= listLinesByConcept(lines)),
  };
}

export function createHit(line: IndexedLine, number: number, start: number, end: number): Hit {
  return {
    page: line.page,
    start: line.start + start,
    end: line.start + end,
    line: number,
    at: line.at + start,
  };
}

function listLines(layout: Layout): IndexedLine[] {
  const lines: IndexedLine[] = [];
  let base = 0;
  for (const page of layout.pages) {
    for (const line of page.lines) {
      for (let from = 0; from < line.text.length;) {
        const end = findPartEnd(line.text, from);
        lines.push({
          page,
          start: line.start + from,
          at: base + line.start + from,
          text: line.text.slice(from, end),
        });
        from = end;
      }
    }
    base += page.text.length + 2;
  }
  return lines;
}

/** The end of the text, or the offset after the last space before the limit. */
function findPartEnd(text: string, from: number): number {
  if (text.length - from <= MAX_PART_CHARACTERS) return text.length;
  const space = text.lastIndexOf(' ', from + MAX_PART_CHARACTERS);
  return space > from ? space + 1 : from + MAX_PART_CHARACTERS;
}

/** Words after a number that multiply it: "7.6 million". */
const SCALES = (
  [
    ['thousands', 1e3],
    ['millions', 1e6],
    ['billions', 1e9],
  ] as const
).map(([part, factor]) => [new RegExp(`^\\s?${buildPattern(part)}(?!\\p{L})`, 'iu'), factor] as const);
const MAX_SCALE_CHARACTERS = 12;

function readScale(after: string): { factor: number; length: number } | null {
  for (const [pattern, factor] of SCALES) {
    const word = pattern.exec(after);
    if (word !== null) return { factor, length: word[0].length };
  }
  return null;
}

/** A dash and a space at the beginning of a line. */
const BULLET = /^\s*[-−–]\s+/;

function readWritten(lines: IndexedLine[], conventions: Conventions): WrittenValues {
  const written: WrittenValues = { numbers: new Map(), dates: new Map() };
  lines.forEach((line, number) => {
    const bullet = BULLET.exec(line.text)?.[0].length ?? 0;
    for (const one of readNumbers(line.text, conventions)) {
      addToGroup(written.numbers, one.value, createHit(line, number, one.start, one.end));
      const scale = readScale(line.text.slice(one.end, one.end + MAX_SCALE_CHARACTERS));
      if (scale !== null) {
        const scaled = Number((one.value * scale.factor).toPrecision(12));
        addToGroup(written.numbers, scaled, createHit(line, number, one.start, one.end + scale.length));
      }
      // The dash of a list, or a minus.
      if (one.start < bullet && one.value < 0)
        addToGroup(written.numbers, -one.value, createHit(line, number, bullet, one.end));
    }
    // What takes its year or month from elsewhere is found by its spelling.
    for (const one of readDates(line.text, conventions).filter(({ match }) => match !== 'derived'))
      addToGroup(written.dates, String(one.value), createHit(line, number, one.start, one.end));
  });
  return written;
}

function listLinesByConcept(lines: IndexedLine[]): Map<string, Set<number>> {
  const byConcept = new Map<string, Set<number>>();
  lines.forEach((line, number) => {
    for (const concept of tokenize(line.text).flatMap((token) => token.concepts)) {
      const list = byConcept.get(concept);
      if (list === undefined) byConcept.set(concept, new Set([number]));
      else list.add(number);
    }
  });
  return byConcept;
}

function addTokens(tokens: IndexedToken[], line: IndexedLine, number: number): IndexedToken[] {
  splitIntoTokens(line.text).forEach((token, index) => {
    const last = tokens.at(-1);
    const place = createHit(line, number, token.start, token.end);
    if (index === 0 && last !== undefined && isHyphenated(last.hit, line)) {
      // A hyphenated word is one token that ends with its second half.
      last.folded += token.folded;
      last.hit = { ...last.hit, end: place.end };
    } else tokens.push({ folded: token.folded, hit: place });
  });
  return tokens;
}

/** Whether the previous word ends its line with a hyphen and this line starts in lower case. */
function isHyphenated(before: Hit, line: IndexedLine): boolean {
  return (
    before.page === line.page &&
    /^\s*\p{Ll}/u.test(line.text) &&
    /^[-\u00ad\u2010]\s*$/.test(line.page.text.slice(before.end, line.start))
  );
}

const MAX_SAMPLE_CHARACTERS = 200_000;

function inferConventions(layout: Layout): Conventions {
  let text = '';
  for (const page of layout.pages) if (text.length < MAX_SAMPLE_CHARACTERS) text += `${page.text}\n`;
  return { decimal: inferDecimal(text), dayFirst: inferDayFirst(text, false) };
}

import type { LayoutPage } from '../../../parsing/layout.ts';
import type { Row } from '../segments.ts';
import { buildProsePattern } from '../../reading/languages/terms.ts';
import { hasValues } from '../tables/aligned-blocks.ts';

/** A sentence of running text. Its text is a part of the page's, with line feeds. */
export interface Sentence {
  page: LayoutPage;
  /** Offsets into the page's text. */
  start: number;
  end: number;
  text: string;
  /** Index of the row in which it begins. */
  row: number;
}

const MIN_WORDS = 7;
const MIN_COLUMNS = 3;
const AMOUNT = /\d[.,]\d{2}$/u;
const MAX_LENGTH = 2_000;
/** A full stop that ends no sentence: after an initial, an abbreviation or a day, as in "am 1. April". */
const BEFORE_DAY = buildProsePattern('ordinalPrefixes');
const ABBREVIATION = `\\p{Lu}|${buildProsePattern('abbreviations')}`;
const END = new RegExp(
  `(?<!\\b(?:${BEFORE_DAY}\\s\\d{1,2}|${ABBREVIATION}))` + '[.;?!]["”)]?\\s+(?=["“(]?[\\p{Lu}\\d(§_])|\\n\\s*\\n',
  'gu',
);

/** A sentence's text in one line, for dates and names that go on in the next one. Offsets stay. */
export const joinLines = (text: string): string => text.replaceAll('\n', ' ');

/** The sentences of a document. Forms, tables and headings have none. */
export function readSentences(rows: readonly Row[]): Sentence[] {
  const sentences: Sentence[] = [];
  for (const [page, of] of Map.groupBy(rows, (row) => row.page)) {
    let from = 0;
    let row = 0;
    for (const { at, next } of listEnds(page, of)) {
      const text = page.text.slice(from, Math.min(at, from + MAX_LENGTH));
      if (isRunningText(text)) {
        while ((of[row + 1]?.start ?? Infinity) <= from) row += 1;
        sentences.push({ page, start: from, end: from + text.length, text, row: of[row]?.index ?? 0 });
      }
      from = Math.max(from, next);
    }
  }
  return sentences;
}

interface End {
  at: number;
  /** Where the next sentence begins. */
  next: number;
}

/** Where sentences end. Rows of tables belong to none. */
function listEnds({ text }: LayoutPage, rows: readonly Row[]): End[] {
  const ends = [...text.matchAll(END)].map(({ 0: match, index }): End => ({
    at: index + match.trimEnd().length,
    next: index + match.length,
  }));
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    if (isHeading(row) && (above === undefined || /[.:;]\s*$/u.test(above.text) || isHeading(above))) {
      const end = row.start + row.text.length;
      ends.push({ at: row.start, next: row.start }, { at: end, next: end });
      continue;
    }
    const [last] = row.cells.slice(-1);
    const isSum = row.cells.length > 1 && AMOUNT.test(last?.text ?? '');
    if (!isSum && (row.cells.length < MIN_COLUMNS || !hasValues(row))) continue;
    const end = row.start + row.text.length;
    ends.push({ at: row.start, next: end }, { at: end, next: end });
  }
  return [...ends.sort((a, b) => a.at - b.at), { at: text.length, next: text.length }];
}

/** A line of words in capitals. */
const isHeading = ({ cells, text }: Row): boolean =>
  cells.length === 1 && /\p{Lu}{3}.*\p{Lu}{3}/u.test(text) && !/[\p{Ll}\d]/u.test(text);

/** Of a short sentence: "Die Kündigungsfrist beträgt 3 Monate." */
const MIN_SHORT_WORDS = 4;
const SHORT = /^[^\p{L}]*\p{Lu}[\p{L}'’]*\s[^\n:]*\p{L}{2}[^\n:]*\.\s*$/u;

/** Most words of a sentence begin with a small letter, and a line of it is no row of a table. */
function isRunningText(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  if (words.length < MIN_WORDS) return words.length >= MIN_SHORT_WORDS && small > 0 && SHORT.test(text);
  return small >= words.length * 0.35;
}

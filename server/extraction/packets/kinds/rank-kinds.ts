import type { ViewLine } from '../view-line.ts';
import { KINDS } from './all-kinds.ts';
import { findListedDocuments } from './listed-documents.ts';
import { createTermIndex } from './term-index.ts';

/** For each kind, in the order of `KINDS`. */
export interface KindScores {
  /** How clearly a heading names it, 0 to 1. */
  title: Float64Array;
  /** How much of the text is what such documents say, 0 to 1; they add up to at most 1. */
  text: Float64Array;
}

const TITLES = createTermIndex(KINDS.map((kind) => kind.titles));
const WORDS = createTermIndex(KINDS.map((kind) => [...kind.words, ...kind.titles]));

/** A heading is short, and among the first lines. */
const HEADING_LINES = 30;
const MAX_NAMED = 4;
/** A page with few known words says little. */
const FEW_WORDS = 4;

const COVER = KINDS.findIndex(({ key }) => key === 'cover');
/** What a listed document counts for a cover sheet, as a known word counts one. */
const LISTED_WEIGHT = 2;

/** The words of a line: with those of its neighbours, they would make other terms. */
const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\d]+/gu) ?? [];

/** By how many words are beside the term, without numbers: "Invoice 6690" is a heading, "see our invoice" hardly is. */
const BESIDE = [1, 0.85, 0.65, 0.45, 0.35, 0.25, 0.15];
const FAR_BESIDE = 0.06;

function headingWeight(line: ViewLine, index: number, usual: number): number {
  const place = line.top < 0.35 ? 1 : line.top < 0.6 ? 0.5 : 0.25;
  const size = usual > 0 && line.height > 0 ? Math.min(1.5, Math.max(0.6, line.height / usual)) : 1;
  const isUpper = /\p{Lu}{4}/u.test(line.text) && !/\p{Ll}/u.test(line.text);
  return (place * size * (isUpper ? 1.2 : 1) * (1 - index / 60)) / 1.3;
}

/** What a page says about its kind. */
export function rankKinds(lines: readonly ViewLine[]): KindScores {
  const title = new Float64Array(KINDS.length);
  const text = new Float64Array(KINDS.length);
  const heights = lines.map(({ height }) => height).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  const counts = new Map<string, number>();
  const times = new Uint16Array(KINDS.length);
  // They name other documents, not this one.
  const listed = findListedDocuments(lines);
  text[COVER] = listed.size * LISTED_WEIGHT;
  for (const [index, line] of lines.entries()) {
    if (listed.has(index)) continue;
    for (const cell of line.folded.split(/ {3,}/)) {
      const words = wordsOf(cell);
      const named = words.filter((word) => /\p{L}{2}/u.test(word));
      if (index < HEADING_LINES)
        for (const { owner, length, isStart, share } of TITLES.find(words)) {
          times[owner] = (times[owner] ?? 0) + 1;
          const beside = BESIDE[named.length - length] ?? FAR_BESIDE;
          const weight = headingWeight(line, index, usual) * beside * share * (isStart ? 1 : 0.8);
          title[owner] = Math.max(title[owner] ?? 0, Math.min(1, weight * (0.8 + 0.2 * length)));
        }
      for (const { owner, weight, term } of WORDS.find(words)) {
        const count = (counts.get(term) ?? 0) + 1;
        counts.set(term, count);
        // Each time that a term comes again, it says less.
        text[owner] = (text[owner] ?? 0) + weight / count;
      }
    }
  }
  // A word in many rows is no heading: "Rechnung 4711" in a list of payments.
  for (const [owner, count] of times.entries())
    if (count > MAX_NAMED) title[owner] = ((title[owner] ?? 0) * MAX_NAMED) / count;
  // What clearly leads is meant.
  const squared = text.map((value) => value ** 2);
  const sum = squared.reduce((total, value) => total + value, 0) + FEW_WORDS;
  return { title, text: squared.map((value) => value / sum) };
}

import type { PageView } from '../page-view.ts';
import { looksLikeHeading, matchOf, type SaidWord, type ShownUnits, wordsIn } from './said-words.ts';
import { partsOf, unitsOf, type WordUnit } from '../vocabulary/word-meanings.ts';
import { rarityOf } from '../vocabulary/word-rarity.ts';

/** A short line at the top of a part, which may be its title. */
export interface TitleLine {
  /** How surely the line has each unit of its words, 0 to 1. */
  units: ShownUnits;
  words: readonly { units: readonly WordUnit[]; rarity: number }[];
  /** 1 for a heading, less for a line that only is at the top. */
  strength: number;
}

const TITLE_LINES = 12;
const MAX_WORDS = 8;
const NO_HEADING = 0.7;
const FIRST_LINES = 3;
/** Of a line: what is set apart is said apart. */
const CELLS = / {3,}|[·•|]/u;

export function readTitleLines([first]: readonly PageView[]): TitleLine[] {
  if (first === undefined) return [];
  const { lines, letterHeight } = first;
  return lines.slice(0, TITLE_LINES).flatMap(({ text, folded, height }, index) => {
    const isHeading = index < FIRST_LINES || looksLikeHeading(text, height, letterHeight);
    return folded.split(CELLS).flatMap((cell) => {
      const words = wordsIn(cell);
      if (words.length === 0 || words.length > MAX_WORDS) return [];
      const units = new Map<string, number>();
      for (const word of words)
        for (const { unit, trust } of [...unitsOf(word), ...partsOf(word)])
          units.set(unit, Math.max(trust, units.get(unit) ?? 0));
      return [
        {
          units,
          words: words.map((word) => ({ units: unitsOf(word), rarity: rarityOf(word) })),
          strength: isHeading ? 1 : NO_HEADING,
        },
      ];
    });
  });
}

/** How much of a category's name one line says, 0 to 1. */
function shareOfName(name: readonly SaidWord[], line: TitleLine, rarity: (word: SaidWord) => number): number {
  let [found, all] = [0, 0];
  for (const word of name) {
    const weight = word.weight * rarity(word);
    found += weight * matchOf(word, line.units);
    all += weight;
  }
  return all === 0 ? 0 : found / all;
}

/** A line of common words says little. */
const FEW = 0.5;
/** What a line counts that says nothing of the name. */
const UNNAMED = 0.5;

/** How much of one line the words of a category cover, 0 to 1; less if its name has words that the line has not. */
export function coverTitle(
  lines: readonly TitleLine[],
  said: readonly SaidWord[],
  rarity: (word: SaidWord) => number,
): number {
  const name = said.filter(({ isName }) => isName);
  const units = new Map<string, number>();
  for (const word of said)
    for (const { unit, trust } of word.units) units.set(unit, Math.max(trust, units.get(unit) ?? 0));
  return lines.reduce((best, line) => {
    const all = line.words.reduce((sum, word) => sum + word.rarity, FEW);
    const found = line.words.reduce((sum, word) => sum + word.rarity * matchOf(word, units), 0);
    const named = UNNAMED + (1 - UNNAMED) * shareOfName(name, line, rarity);
    return Math.max(best, ((line.strength * found) / all) * named);
  }, 0);
}

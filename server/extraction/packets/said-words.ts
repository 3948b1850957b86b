import { fold } from '../reading/tokens.ts';
import { listTerms } from '../reading/languages/terms.ts';
import { partsOf, unitsOf, type WordUnit } from './vocabulary/word-meanings.ts';
import type { PageView } from './page-view.ts';

/** A word that a user says of a category, with what it can be the same as. */
export interface SaidWord {
  units: readonly WordUnit[];
  /** A word of the name counts more than one of the description. */
  weight: number;
}

/** How clearly a part shows each unit of its words, 0 to 1. */
export type ShownUnits = ReadonlyMap<string, number>;

const NAME_WEIGHT = 1;
const DESCRIPTION_WEIGHT = 0.5;
/** Of all words of the fields, and of one of them at most. */
const FIELDS_WEIGHT = 1;
const MAX_FIELD_WEIGHT = 0.25;
/** Said of papers of all kinds. */
const PLAIN_WORDS = `document documents paper papers page pages list lists person people often usually two other into
  about dokument dokumente seite seiten papier person documento documentos documenti pagina persona dokumenty strona
  osoba pessoa personne`;
const STOP_WORDS = new Set([...listTerms('stopWords'), ...PLAIN_WORDS.split(/\s+/)].map(fold));

export const wordsIn = (folded: string): string[] =>
  (folded.match(/\p{L}{3,}/gu) ?? []).filter((word) => !STOP_WORDS.has(word));

/** The words of a category; one that comes again counts once. */
export function readSaidWords(name: string, description: string, fields: readonly string[]): SaidWord[] {
  const words = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of wordsIn(fold(text))) words.set(word, Math.max(words.get(word) ?? 0, weight));
  };
  const fieldWords = wordsIn(fold(fields.join('\n')));
  add(fields.join('\n'), Math.min(MAX_FIELD_WEIGHT, FIELDS_WEIGHT / fieldWords.length));
  add(description, DESCRIPTION_WEIGHT);
  add(name, NAME_WEIGHT);
  return [...words].map(([word, weight]) => ({ units: [...unitsOf(word), ...partsOf(word)], weight }));
}

const HEADING = 1;
const TOP = 0.75;
const ELSEWHERE = 0.5;
const LATER_PAGE = 0.6;
const TOP_LINES = 16;
const FIRST_LINES = 3;
const LARGE = 1.25;

/** What the pages of a part show, most clearly in headings. */
export function readShownUnits(views: readonly PageView[]): ShownUnits {
  const shown = new Map<string, number>();
  const note = (unit: string, strength: number) => {
    if (strength > (shown.get(unit) ?? 0)) shown.set(unit, strength);
  };
  for (const [page, { lines, letterHeight }] of views.entries())
    for (const [index, { text, folded, height }] of lines.entries()) {
      const isUpper = /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text);
      const isHeading = isUpper || index < FIRST_LINES || (letterHeight > 0 && height > letterHeight * LARGE);
      const place = index < TOP_LINES ? (isHeading ? HEADING : TOP) : ELSEWHERE;
      const strength = place * (page === 0 ? 1 : LATER_PAGE);
      for (const word of wordsIn(folded)) {
        for (const { unit, trust } of unitsOf(word)) note(unit, strength * trust);
        for (const { unit, trust } of partsOf(word)) note(unit, strength * trust);
      }
    }
  return shown;
}

const matchOf = ({ units }: SaidWord, shown: ShownUnits): number =>
  units.reduce((most, { unit, trust }) => Math.max(most, trust * (shown.get(unit) ?? 0)), 0);

export interface Saying {
  /** Of the words of the category, those that the part shows: what is rare among the categories counts more. */
  share: number;
  /** How many they are, as a logarithm. */
  amount: number;
}

/** What a part shows of the words of each category. */
export function compareSaidWords(shown: ShownUnits, categories: readonly (readonly SaidWord[])[]): Saying[] {
  const owners = new Map<string, Set<number>>();
  for (const [index, words] of categories.entries())
    for (const { units } of words)
      for (const { unit, trust } of units)
        if (trust > TRUSTED) owners.set(unit, (owners.get(unit) ?? new Set()).add(index));
  const rarity = ({ units }: SaidWord): number => {
    const most = units.reduce((count, { unit }) => Math.max(count, owners.get(unit)?.size ?? 0), 1);
    return Math.log(1 + categories.length / most) / Math.log(1 + categories.length);
  };
  return categories.map((words) => {
    let [found, all] = [0, 0];
    for (const word of words) {
      const weight = word.weight * rarity(word);
      found += weight * matchOf(word, shown);
      all += weight;
    }
    return { share: found / (all + FEW), amount: Math.log1p(found) };
  });
}

/** Units of less trust do not make a word less rare. */
const TRUSTED = 0.7;
/** A category of few words says little. */
const FEW = 0.5;

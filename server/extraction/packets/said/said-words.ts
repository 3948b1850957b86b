import { fold } from '../../reading/tokens.ts';
import { listTerms } from '../../reading/languages/terms.ts';
import { partsOf, unitsOf, type WordUnit } from '../vocabulary/word-meanings.ts';
import { rarityOf } from '../vocabulary/word-rarity.ts';
import type { PageView } from '../page-view.ts';

/** A word that a user says of a category, with what it can be the same as. */
export interface SaidWord {
  units: readonly WordUnit[];
  /** A word of the name counts more than one of the description, and one of papers of all kinds less. */
  weight: number;
  isName: boolean;
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
  const named = new Set(wordsIn(fold(name)));
  return [...words].map(([word, weight]) => ({
    units: [...unitsOf(word), ...partsOf(word)],
    weight: weight * rarityOf(word),
    isName: named.has(word),
  }));
}

const HEADING = 1;
const TOP = 0.75;
const ELSEWHERE = 0.5;
const LATER_PAGE = 0.6;
const TOP_LINES = 16;
const FIRST_LINES = 3;
const LARGE = 1.25;

export const looksLikeHeading = (text: string, height: number, usual: number): boolean =>
  (/\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text)) || (usual > 0 && height > usual * LARGE);

/** What the pages of a part show, most clearly in headings. */
export function readShownUnits(views: readonly PageView[]): ShownUnits {
  const shown = new Map<string, number>();
  const note = (unit: string, strength: number) => {
    if (strength > (shown.get(unit) ?? 0)) shown.set(unit, strength);
  };
  for (const [page, { lines, letterHeight }] of views.entries())
    for (const [index, { text, folded, height }] of lines.entries()) {
      const isHeading = index < FIRST_LINES || looksLikeHeading(text, height, letterHeight);
      const place = index < TOP_LINES ? (isHeading ? HEADING : TOP) : ELSEWHERE;
      const strength = place * (page === 0 ? 1 : LATER_PAGE);
      for (const word of wordsIn(folded)) {
        for (const { unit, trust } of unitsOf(word)) note(unit, strength * trust);
        for (const { unit, trust } of partsOf(word)) note(unit, strength * trust);
      }
    }
  return shown;
}

export const matchOf = ({ units }: Pick<SaidWord, 'units'>, shown: ShownUnits): number =>
  units.reduce((most, { unit, trust }) => Math.max(most, trust * (shown.get(unit) ?? 0)), 0);

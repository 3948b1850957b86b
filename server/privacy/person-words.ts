/** Words by which a person is looked for, in the spellings in which documents have them. */
import { splitWords } from '../lib/search-words.ts';
import type { PersonTerm } from './table.ts';

export interface PersonQuery {
  terms: readonly PersonTerm[];
  /** Whether the words come one after the other. */
  isPhrase: boolean;
}

/** Where a text has the words of a query. */
export interface PersonMatch {
  /** For each term, whether the text has it. */
  found: boolean[];
  /** Whether the text has all of them, for a phrase in their order. */
  isWhole: boolean;
  /** Of the first word of the phrase, or of any. -1 for none. */
  index: number;
}

const QUERY_WORD = /([\p{L}\p{N}\p{M}]+)(\*?)/gu;
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
/** Written for an umlaut: not after a vowel or `q`, as in `Bauer` and `Quelle`. */
const DIGRAPH = /(?<![aeiouq])([aou])e/g;
/** Pieces of ASCII or of other letters, as in `lib/search-words.ts`. */
const PIECE = /[0-9A-Za-z\u0080-\uffff]+/g;

/** `Müller` → `muller`, `mueller`; `Mueller` → `mueller`, `muller`. The index has no accents. */
function listSpellings(written: string, word: string): string[] {
  const spelled = written.normalize('NFC').toLowerCase();
  const withDigraphs = spelled.replaceAll(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter);
  const others = withDigraphs === spelled ? [word.replaceAll(DIGRAPH, '$1')] : splitWords(withDigraphs).slice(0, 1);
  return [...new Set([word, ...others])];
}

/** Words without punctuation and case. No terms for a query of punctuation. */
export function parsePersonQuery(query: string, isPhrase: boolean): PersonQuery {
  const terms = [...query.matchAll(QUERY_WORD)].flatMap(([, written = '', star]): PersonTerm[] => {
    const words = splitWords(written);
    // A character of a script without spaces is stored with the one after it.
    const isSingle = words.length > 1 || [...written].length === 1;
    return words.map((word, index) => {
      const isLast = index === words.length - 1;
      const isPrefix = isLast && (star === '*' || (isSingle && !/^[0-9a-z]$/.test(word)));
      return { spellings: words.length === 1 ? listSpellings(written, word) : [word], isPrefix };
    });
  });
  return { terms, isPhrase };
}

const hasTerm = ({ spellings, isPrefix }: PersonTerm, word: string): boolean =>
  spellings.includes(word) || (isPrefix && spellings.some((spelling) => word.startsWith(spelling)));

/** Looks for the words of a query in a text, up to the first place that has them all. */
export function matchPerson(text: string, { terms, isPhrase }: PersonQuery): PersonMatch {
  const found = terms.map(() => false);
  let index = -1;
  /** The words before, as many as the phrase has. */
  const last: { word: string; index: number }[] = [];
  const known = new Map<string, string[]>();
  for (const match of text.matchAll(PIECE)) {
    const [piece] = match;
    const words = known.get(piece) ?? splitWords(piece);
    known.set(piece, words);
    for (const word of words) {
      for (const [at, term] of terms.entries()) {
        if (found[at] === true || !hasTerm(term, word)) continue;
        found[at] = true;
        if (index === -1) index = match.index;
      }
      if (!isPhrase) continue;
      last.push({ word, index: match.index });
      if (last.length > terms.length) last.shift();
      const isThere = last.length === terms.length && terms.every((term, at) => hasTerm(term, last[at]?.word ?? ''));
      if (isThere) return { found: terms.map(() => true), isWhole: true, index: last[0]?.index ?? index };
    }
    if (!isPhrase && found.every(Boolean)) break;
  }
  return { found, isWhole: !isPhrase && found.every(Boolean), index };
}

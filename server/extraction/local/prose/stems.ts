import { addToGroup } from '../../../lib/collections.ts';
import { SYNONYMS as MEANINGS } from '../../reading/languages/prose.ts';
import { buildProsePattern, listProseTerms, listSynonyms } from '../../reading/languages/terms.ts';
import { fold, splitName } from '../../reading/tokens.ts';

/** Words of names and descriptions that say nothing of where a value is. */
const STOP_WORDS: ReadonlySet<string> = new Set(listProseTerms('stopWords').map(fold));

/** "Kuendigung" and "Kündigung", which is folded to "kundigung", are one word. */
function foldUmlauts(folded: string): string {
  return folded.replace(/([aou])e/gu, '$1');
}

const MIN_STEM = 4;
const ENDINGS = new RegExp(
  '(?:ations?|itions?|ments?|ities|ity|ances?|ences?|ants?|ents?|ables?|ibles?|ings?|edly|ed|es|ly|ions?|al|ary' +
    '|ers?|ors?|y|e|s|ung|ungen|en|em)$',
);

/** A word without its ending: "governing", "governed" and "governs" have one stem. */
export function stemOf(word: string): string {
  let stem = foldUmlauts(fold(word));
  for (let round = 0; round < 2; round++) {
    const shorter = stem.replace(ENDINGS, '');
    if (shorter.length < MIN_STEM) break;
    stem = shorter;
  }
  return stem;
}

/** Stems that sentences have for the same thing. */
const SYNONYMS: ReadonlyMap<string, string[]> = new Map(
  MEANINGS.map((meaning) => listSynonyms(meaning).map(stemOf)).flatMap((stems) =>
    stems.map((stem) => [stem, stems] as const),
  ),
);

/** "Kündigungsfrist" is about a "Kündigung". */
const COMPOUND = new RegExp(`(?<first>\\p{L}{4,}?)s?(?<last>${buildProsePattern('compoundEnds')})(?!\\p{L})`, 'iu');
const ALL_COMPOUNDS = new RegExp(COMPOUND, 'giu');

/** The stems of a phrase that say something, each with the stems that mean the same. */
export function readStems(phrase: string): Set<string>[] {
  const words =
    splitName(phrase)
      .replace(ALL_COMPOUNDS, '$1 ')
      .match(/\p{L}{2,}/gu) ?? [];
  const stems = new Map<string, Set<string>>();
  for (const word of words) {
    if (STOP_WORDS.has(fold(word)) || word.length < 3) continue;
    const stem = stemOf(word);
    if (!stems.has(stem)) stems.set(stem, new Set([stem, ...(SYNONYMS.get(stem) ?? [])]));
  }
  return [...stems.values()];
}

/** The places of the stems in a text, by stem. A German compound has the stems of both of its parts. */
export function indexStems(text: string): Map<string, number[]> {
  const index = new Map<string, number[]>();
  for (const { 0: word, index: at } of text.matchAll(/\p{L}{3,}/gu)) {
    const { first, last } = COMPOUND.exec(word)?.groups ?? {};
    for (const part of first === undefined || last === undefined ? [word] : [word, first, last])
      addToGroup(index, stemOf(part), at);
  }
  return index;
}

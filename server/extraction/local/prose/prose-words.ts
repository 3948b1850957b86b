import { SYNONYMS } from '../../reading/languages/prose.ts';
import { listProseTerms, listSynonyms } from '../../reading/languages/terms.ts';
import { fold } from '../../reading/tokens.ts';

/** Words of names and descriptions that say nothing of where a value is. */
export const PROSE_STOP_WORDS: ReadonlySet<string> = new Set(listProseTerms('stopWords').map(fold));

/** "Kuendigung" and "Kündigung", which is folded to "kundigung", are one word. */
export function foldUmlauts(folded: string): string {
  return folded.replace(/([aou])e/gu, '$1');
}

/** Stems that sentences have for the same thing. */
export const PROSE_SYNONYMS: ReadonlyMap<string, string[]> = new Map(
  SYNONYMS.map((meaning) => listSynonyms(meaning).map((stem) => foldUmlauts(fold(stem)))).flatMap((stems) =>
    stems.map((stem) => [stem, stems] as const),
  ),
);

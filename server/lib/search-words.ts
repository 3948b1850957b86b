/** Words as the search for documents compares them: without case, accents and punctuation. */

/** Characters of a text that are read. */
const MAX_TEXT = 300_000;
/** Characters of the different words of a text: PostgreSQL stores up to 1 MiB of UTF-8, each with the list's prefix. */
const MAX_TOTAL = 300_000;
/** Characters that are counted for the prefix. */
const PREFIX_LENGTH = 12;
/** Longer words are cut, in texts and in queries. */
const MAX_WORD = 64;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Split further where it is not ASCII. */
const PIECE = /[0-9A-Za-z\u0080-\uffff]+/g;
const NOT_WORD = /[^\p{L}\p{N}\p{M}]+/gu;
/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+/u;
const RUNS = new RegExp(`${UNSPACED.source}|(?:(?!${UNSPACED.source}).)+`, 'gu');
/** Letters that Unicode does not decompose, as they are written without them. */
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', æ: 'ae', œ: 'oe', þ: 'th' };
const UNDECOMPOSED = /[øłđðıæœþ]/g;
// eslint-disable-next-line no-control-regex
const ASCII = /^[\u0000-\u007f]*$/;

/** A word of a query. */
export interface SearchTerm {
  text: string;
  /** Whether it may be the beginning of a word. */
  isPrefix: boolean;
}

/** Upper case first, since `ß` is `SS` and the two small sigmas are one capital. */
function fold(word: string): string {
  if (ASCII.test(word)) return word.toLowerCase();
  return word
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('ς', 'σ')
    .replaceAll(UNDECOMPOSED, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC')
    .replaceAll(NOT_WORD, '');
}

const cut = (word: string) => (word.length > MAX_WORD ? [...word].slice(0, MAX_WORD).join('') : word);

/** The parts of a word with spaces between words, and those without. */
function splitScripts(word: string): { text: string; isUnspaced: boolean }[] {
  const folded = fold(word);
  if (!UNSPACED.test(folded)) return folded === '' ? [] : [{ text: cut(folded), isUnspaced: false }];
  return [...folded.matchAll(RUNS)].map(([text]) => {
    const isUnspaced = UNSPACED.test(text);
    return { text: isUnspaced ? text : cut(text), isUnspaced };
  });
}

/** Each character with the one after it: `東京都` → `東京`, `京都`, and `都` if the last is wanted. */
function pairs(text: string, withLast: boolean): string[] {
  const characters = [...text];
  const last = characters.length - (withLast ? 0 : 1);
  return characters.slice(0, last).map((character, index) => character + (characters[index + 1] ?? ''));
}

/** The words of a piece of text, as they are stored and compared. */
export function splitWords(piece: string): string[] {
  if (ASCII.test(piece)) return [cut(piece.toLowerCase())];
  return [...piece.matchAll(WORD)].flatMap(([word]) =>
    splitScripts(word).flatMap(({ text, isUnspaced }) => (isUnspaced ? pairs(text, true) : [text])),
  );
}

/** The different words of texts, in the order in which they come, up to a total length. */
export const listSearchWords = (texts: readonly string[]): string[] => collectWords(texts).words;

/**
 * @param options.without words that are known already
 * @returns `isPartial` whether the texts have more words than are returned
 */
export function collectWords(
  texts: readonly string[],
  { without = [] }: { without?: readonly string[] } = {},
): { words: string[]; isPartial: boolean } {
  const seen = new Set<string>();
  const words = new Set(without);
  let total = words.size * PREFIX_LENGTH + without.reduce((length, word) => length + word.length, 0);
  let isPartial = false;
  const found = () => ({ words: [...words].slice(without.length), isPartial });
  for (const text of texts) {
    isPartial ||= text.length > MAX_TEXT;
    // Splitting by ASCII first is twice as fast as by properties of Unicode.
    for (const piece of text.slice(0, MAX_TEXT).match(PIECE) ?? []) {
      if (seen.has(piece)) continue;
      seen.add(piece);
      for (const word of splitWords(piece)) {
        if (words.has(word)) continue;
        total += word.length + PREFIX_LENGTH;
        if (total > MAX_TOTAL) return { ...found(), isPartial: true };
        words.add(word);
      }
    }
  }
  return found();
}

/** All of these have to be among a document's words. Empty for a query of punctuation. */
export function parseSearchQuery(query: string): SearchTerm[] {
  const parts = [...query.matchAll(WORD)].flatMap(([word]) => splitScripts(word));
  const terms = parts.flatMap(({ text, isUnspaced }, index): SearchTerm[] => {
    const isSingle = isUnspaced && [...text].length === 1;
    if (!isUnspaced || isSingle) return [{ text, isPrefix: isSingle || index === parts.length - 1 }];
    return pairs(text, false).map((pair) => ({ text: pair, isPrefix: false }));
  });
  const seen = new Map(terms.map((term) => [`${term.isPrefix} ${term.text}`, term]));
  return [...seen.values()];
}

/** Whether texts have all words of a query. False for a query without words. */
export function hasSearchTerms(texts: readonly string[], terms: readonly SearchTerm[]): boolean {
  const words = listSearchWords(texts);
  const known = new Set(words);
  return (
    terms.length > 0 &&
    terms.every(({ text, isPrefix }) => known.has(text) || (isPrefix && words.some((word) => word.startsWith(text))))
  );
}

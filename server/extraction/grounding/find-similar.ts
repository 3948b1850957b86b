import { splitIntoTokens, type DocumentIndex, type Hit } from './document-index.ts';
import { NOT_FOUND, type Found } from './found.ts';
import type { SearchEffort } from './search-effort.ts';

/** Takes its steps from the effort. */
export type FuzzySearch = (value: string, effort: SearchEffort) => Found;

const MIN_SIMILARITY = 0.7;
/** Minimum similarity of a single word. */
const MIN_WORD_SIMILARITY = 0.6;
/** Limits of one search. Beyond them a value counts as not found. */
const MAX_ANCHOR_WORDS = 6;
const MAX_PLACES_PER_ANCHOR = 24;
const MAX_WINDOWS = 24;
const MAX_VALUE_WORDS = 2_000;
const MAX_COMPARED_WORDS = 20_000;
/** Document words that may lie between two words of the value, such as those of an adjacent column. */
const MAX_GAP_WORDS = 12;

/**
 * Finds text that is almost the value: misread letters, a missing or an extra word. A word that equals a word of the
 * value, or shares most of its letter pairs, anchors a window of the document, which is then compared word by word.
 */
export function createFuzzySearch(index: DocumentIndex): FuzzySearch {
  let vocabulary: Map<string, string[]> | undefined;

  return (value, effort) => {
    const wanted = splitIntoTokens(value).map((token) => token.folded);
    const letters = wanted.join('').length;
    if (wanted.length === 0 || wanted.length > MAX_VALUE_WORDS || letters < 4 || !effort.hasSteps) return NOT_FOUND;
    let best: { hit: Hit; similarity: number } | undefined;
    for (const first of findWindows(wanted, effort)) {
      const seen = compareAt(wanted, first, letters, effort);
      if (seen !== undefined && seen.similarity >= MIN_SIMILARITY && seen.similarity > (best?.similarity ?? 0))
        best = seen;
    }
    return best === undefined ? NOT_FOUND : { hits: [best.hit], match: 'fuzzy', similarity: best.similarity };
  };

  /** Start positions of windows, those with the most anchors first. */
  function findWindows(wanted: string[], effort: SearchEffort): number[] {
    const votes = new Map<number, number>();
    for (const { position, offset } of findAnchors(wanted, effort)) {
      const first = Math.max(0, position - offset);
      votes.set(first, (votes.get(first) ?? 0) + 1);
    }
    const most = Math.max(6, Math.min(MAX_WINDOWS, MAX_COMPARED_WORDS / wanted.length));
    return [...votes]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, most)
      .map(([first]) => first);
  }

  function findAnchors(wanted: string[], effort: SearchEffort): { position: number; offset: number }[] {
    const known = wanted
      .map((word, offset) => ({ offset, word, positions: index.postings.get(word) ?? [] }))
      .filter(({ positions, word }) => positions.length > 0 && word.length > 1)
      .sort((a, b) => a.positions.length - b.positions.length)
      .slice(0, MAX_ANCHOR_WORDS);
    const found = known.flatMap(({ offset, positions }) =>
      positions.slice(0, MAX_PLACES_PER_ANCHOR).map((position) => ({ position, offset })),
    );
    if (known.length > 1) return found;
    for (const [offset, word] of wanted.entries()) {
      for (const alike of findSimilarWords(word, effort)) {
        found.push(...(index.postings.get(alike) ?? []).slice(0, 6).map((position) => ({ position, offset })));
      }
    }
    return found;
  }

  /** Words of the document that share most letter pairs with a word. */
  function findSimilarWords(word: string, effort: SearchEffort): string[] {
    if (word.length < 4) return [];
    vocabulary ??= indexByLetterPairs(index);
    const shared = new Map<string, number>();
    for (const pair of listLetterPairs(word)) {
      const words = vocabulary.get(pair) ?? [];
      effort.steps += words.length;
      for (const other of words) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    return [...shared]
      .filter(
        ([other, count]) =>
          Math.abs(other.length - word.length) <= 2 && (2 * count) / (word.length + other.length - 2) > 0.45,
      )
      .sort((a, b) => b[1] - a[1])
      .slice(0, 8)
      .map(([other]) => other);
  }

  function compareAt(
    wanted: string[],
    first: number,
    letters: number,
    effort: SearchEffort,
  ): { hit: Hit; similarity: number } | undefined {
    const { tokens } = index;
    let score = 0;
    let missed = 0;
    let at = first;
    let begin: Hit | undefined;
    let end: Hit | undefined;
    for (const word of wanted) {
      effort.steps += 1;
      let bestAlike = 0;
      let bestAt = -1;
      // An inserted or missing word shifts the rest, so similar words count only nearby. Further away, words must be
      // equal.
      for (let near = at; near <= at + MAX_GAP_WORDS && near < tokens.length && bestAlike < 1; near++) {
        const other = tokens[near]?.folded ?? '';
        const alike = (near <= at + 2 ? getWordSimilarity(word, other) : word === other ? 1 : 0) - (near - at) * 0.03;
        if (alike > bestAlike) [bestAlike, bestAt] = [alike, near];
      }
      if (bestAlike < MIN_WORD_SIMILARITY) {
        missed += word.length;
        if (missed > letters * (1 - MIN_SIMILARITY)) return undefined;
        continue;
      }
      score += bestAlike * word.length;
      at = bestAt + 1;
      const hit = tokens[bestAt]?.hit;
      if (hit === undefined || (begin !== undefined && begin.page !== hit.page)) continue;
      begin ??= hit;
      end = hit;
    }
    if (begin === undefined || end === undefined) return undefined;
    return { hit: { ...begin, end: end.end }, similarity: score / letters };
  }
}

function indexByLetterPairs(index: DocumentIndex): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const word of index.postings.keys()) {
    if (word.length < 4 || word.length > 40) continue;
    for (const pair of listLetterPairs(word)) {
      const list = words.get(pair);
      if (list === undefined) words.set(pair, [word]);
      else if (list.length < 2_000) list.push(word);
    }
  }
  return words;
}

function listLetterPairs(word: string): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at + 1 < word.length; at++) found.add(word.slice(at, at + 2));
  return found;
}

/**
 * 1 for equal words, less for each edit, 0 below the minimum. Digits must be equal: a similar number or code is another
 * one.
 */
export function getWordSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  const longer = Math.max(a.length, b.length);
  const most = Math.floor(longer * (1 - MIN_WORD_SIMILARITY));
  if (most === 0 || longer > MAX_WORD_CHARACTERS || Math.abs(a.length - b.length) > most) return 0;
  if (/\d/.test(a) && /\d/.test(b) && a.replaceAll(/\D/g, '') !== b.replaceAll(/\D/g, '')) return 0;
  const edits = getEditDistance(a, b, most);
  return edits > most ? 0 : 1 - edits / longer;
}

const MAX_WORD_CHARACTERS = 60;

/** Levenshtein distance, or any value above `most` if it exceeds `most`. */
function getEditDistance(a: string, b: string, most: number): number {
  let previous = new Uint8Array(b.length + 1).map((_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = new Uint8Array(b.length + 1);
    current[0] = row;
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (a.charCodeAt(row - 1) === b.charCodeAt(column - 1) ? 0 : 1);
      const edits = Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      current[column] = edits;
      least = Math.min(least, edits);
    }
    if (least > most) return least;
    previous = current;
  }
  return previous[b.length] ?? most + 1;
}

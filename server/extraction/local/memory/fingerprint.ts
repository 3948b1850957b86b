import type { Layout } from '../../../parsing/layout.ts';
import { CELL_GAP } from '../../../parsing/layout.ts';
import { wordsOf } from './words.ts';

const MAX_HASHES = 240;
const MAX_LINES = 160;
const MAX_CELL_WORDS = 5;

/**
 * Hashes of what a template repeats: words and short cells without digits. Places play no part, so that a skewed scan,
 * a shifted row or a further page change little.
 */
export function fingerprint(layout: Layout): number[] {
  const found = new Set<number>();
  for (const line of layout.pages.flatMap(({ lines }) => lines).slice(0, MAX_LINES)) {
    for (const cell of line.text.split(CELL_GAP)) {
      const words = wordsOf(cell);
      if (words.length > 1 && words.length <= MAX_CELL_WORDS) found.add(hashWords(words.join(' ')));
      for (const word of words.slice(0, 12)) if (word.length > 2) found.add(hashWords(word));
    }
    if (found.size >= MAX_HASHES) break;
  }
  return [...found].slice(0, MAX_HASHES);
}

/** What a fingerprint has of a text, if it is as long as a template's. */
export function hashText(text: string): number {
  return hashWords(wordsOf(text).join(' '));
}

/** FNV-1a, 32 bits. */
function hashWords(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/**
 * What a word says of a template, by how many of the documents have it. A word of one document only may be a value as
 * well as the template's: it counts as if two had it. Computed once a count: the logarithm of each word took longer
 * than all the rest.
 */
export function weighWords(documents: number): number[] {
  return Array.from({ length: documents + 2 }, (_, count) => Math.log(1 + documents / Math.max(2, count)));
}

/** How alike each of the others is, 0 to 1. A word that most of them have says little. Linear in their sizes. */
export function measureLikeness(own: readonly number[], others: readonly (readonly number[])[]): number[] {
  const counts = new Map<number, number>();
  for (const other of [own, ...others]) for (const hash of other) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const weights = weighWords(others.length + 1);
  const weigh = (hash: number): number => weights[counts.get(hash) ?? 0] ?? 0;
  const mine = new Set(own);
  let whole = 0;
  for (const hash of own) whole += weigh(hash);
  return others.map((other) => {
    let [shared, sum] = [0, 0];
    for (const hash of other) {
      const weight = weigh(hash);
      sum += weight;
      if (mine.has(hash)) shared += weight;
    }
    const all = whole + sum - shared;
    return all === 0 ? 0 : shared / all;
  });
}

/** More teach little, and their time is that of every extraction. */
export const MAX_CHOSEN = 12;

/** The examples most like a document, most alike first. Linear in their number. */
export function chooseExamples<Example extends { fingerprint: readonly number[] }>(
  own: readonly number[],
  examples: readonly Example[],
): Example[] {
  const likeness = measureLikeness(
    own,
    examples.map(({ fingerprint }) => fingerprint),
  );
  return examples
    .map((example, index) => ({ example, likeness: likeness[index] ?? 0 }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_CHOSEN)
    .map(({ example }) => example);
}

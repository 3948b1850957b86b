import { listLeaves, type AnswerNode } from './answer-tree.ts';

/** Shorter sequences, of more common entries, are equal by chance. */
const MAX_CHANCE = 0.01;

/**
 * The number of entries at the end of one list that the next list begins with. Compares their values, since entries
 * such as booleans have no place in the document. 0 unless the longest equal sequence is improbable, and no other has
 * a similar length, as in lists that alternate. In simulated lists of 30 pages, of which 1 in 6 is read twice, this
 * loses 0.02 % of rows and leaves 12 % twice instead of 18 %. The longest sequence in any case loses 20 %, and the
 * one nearest to the expected length 0.9 %, up to 8 % where rows are unevenly spread.
 */
export function countRepeated(a: readonly AnswerNode[], b: readonly AnswerNode[]): number {
  const most = Math.min(a.length, b.length);
  const [left, right] = [a.map(readText), b.map(readText)];
  const borders = findBorders([...right.slice(0, most), null, ...left.slice(-most)]);
  const longest = borders.at(-1) ?? 0;
  const second = borders[longest - 1] ?? 0;
  if (longest === 0 || second >= longest / 2) return 0;
  return most * getChance([...left, ...right]) ** longest < MAX_CHANCE ? longest : 0;
}

const readText = (entry: AnswerNode): string => JSON.stringify([...listLeaves(entry)].map(({ value }) => value));

/**
 * For each prefix, the length of the longest shorter sequence that it both starts and ends with (the prefix function of
 * Knuth, Morris and Pratt).
 */
function findBorders(sequence: readonly (string | null)[]): number[] {
  const borders: number[] = [];
  let length = 0;
  for (const [index, one] of sequence.entries()) {
    while (length > 0 && sequence[length] !== one) length = borders[length - 1] ?? 0;
    if (index > 0 && sequence[length] === one) length += 1;
    borders.push(length);
  }
  return borders;
}

/** The probability that two entries are equal. */
function getChance(texts: readonly string[]): number {
  const groups = [...Map.groupBy(texts, (text) => text).values()];
  return groups.reduce((sum, group) => sum + (group.length / texts.length) ** 2, 0);
}

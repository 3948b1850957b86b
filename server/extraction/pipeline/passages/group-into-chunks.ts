import { omitRepeated, type Passage, type PassageSize } from './passages.ts';

export interface ChunkLimits {
  tokens: number;
  /** Tokens of the answer. */
  answer: number;
  pages: number;
  /** Pages that are shown as pictures. */
  pictures: number;
  isShown: (passage: PassageSize) => boolean;
  cost: (passage: PassageSize) => number;
  answerCost: (passage: PassageSize) => number;
}

/**
 * Each chunk starts with the last passage of the previous one, so that what spans the page break is complete in one of
 * them.
 */
export function groupIntoChunks(passages: readonly Passage[], limits: ChunkLimits): number[][] {
  const { tokens, answer, pages, pictures, isShown, cost, answerCost } = limits;
  const chunks: number[][] = [];
  let chunk: number[] = [];
  let used = { tokens: 0, answer: 0 };
  const add = (position: number): void => {
    const passage = measure(position);
    if (passage === undefined) return;
    chunk.push(position);
    used = { tokens: used.tokens + cost(passage), answer: used.answer + answerCost(passage) };
  };
  const measure = (position: number): PassageSize | undefined => {
    const passage = passages[position];
    return passage !== undefined && chunk.at(-1) === position - 1 ? omitRepeated(passage) : passage;
  };
  const countPages = (positions: readonly number[], next: Passage): number =>
    new Set([...positions.map((position) => passages[position]?.page), next.page]).size;
  const isShownAt = (position: number): boolean => {
    const passage = passages[position];
    return passage !== undefined && isShown(passage);
  };
  passages.forEach((whole, position) => {
    const passage = measure(position) ?? whole;
    const over =
      used.tokens + cost(passage) > tokens ||
      used.answer + answerCost(passage) > answer ||
      countPages(chunk, whole) > pages ||
      (isShown(whole) &&
        countPages(
          chunk.filter((one) => isShownAt(one)),
          whole,
        ) > pictures);
    if (over && chunk.length > 0) {
      const last = chunk.at(-1);
      chunks.push(chunk);
      chunk = [];
      used = { tokens: 0, answer: 0 };
      const before = last === undefined ? undefined : passages[last];
      // A passage that fills a chunk is not repeated: nothing new would fit.
      const fits =
        before !== undefined &&
        cost(before) + cost(passage) <= tokens &&
        answerCost(before) + answerCost(passage) <= answer;
      if (last !== undefined && fits) add(last);
    }
    add(position);
  });
  if (chunk.length > 0) chunks.push(chunk);
  return chunks;
}

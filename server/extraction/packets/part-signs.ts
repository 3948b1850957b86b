import type { CategoryChoice } from './choose-category.ts';

export const PART_SIGNS = ['start', 'end', 'inside', 'insideMean', 'category', 'weakest', 'around'] as const;

/** Pages before and after a part whose doubt concerns it. */
const AROUND = 2;

/** What the confidence in a part depends on. */
export function describePart(
  chances: readonly { probability: number }[],
  { first, end }: { first: number; end: number },
  choice: Pick<CategoryChoice, 'confidence' | 'nearest'>,
): number[] {
  const chanceOf = (index: number) => chances[index]?.probability ?? 1;
  const inside = Array.from({ length: end - first - 1 }, (_, index) => chanceOf(first + 1 + index));
  const [start, stop] = [chanceOf(first), chanceOf(end)];
  const most = Math.max(0, ...inside);
  const all = inside.reduce((product, probability) => product * (1 - probability), start * stop);
  // Without categories, only the cut can be wrong.
  const category = choice.nearest === null ? 1 : choice.confidence;
  return [
    start,
    stop,
    most,
    all,
    category,
    Math.min(start, stop, 1 - most, category),
    doubtIn(chances.slice(Math.max(0, first - AROUND), end + AROUND + 1)),
  ];
}

/** How doubtful starts are, from 0 to 0.5: a part beside doubtful ones is less sure. */
function doubtIn(chances: readonly { probability: number }[]): number {
  const doubts = chances.map(({ probability }) => Math.min(probability, 1 - probability));
  return doubts.reduce((sum, doubt) => sum + doubt, 0) / Math.max(1, doubts.length);
}

import type { CategoryChoice } from './choose-category.ts';

export const PART_SIGNS = ['start', 'end', 'inside', 'insideMean', 'category', 'isNone', 'pages', 'weakest'] as const;

/** What the confidence in a part depends on. */
export function describePart(
  chances: readonly { probability: number }[],
  { first, end }: { first: number; end: number },
  choice: Pick<CategoryChoice, 'category' | 'confidence' | 'nearest'>,
): number[] {
  const chanceOf = (index: number) => chances[index]?.probability ?? 1;
  const inside = Array.from({ length: end - first - 1 }, (_, index) => chanceOf(first + 1 + index));
  const [start, stop] = [chanceOf(first), chanceOf(end)];
  const most = Math.max(0, ...inside);
  const all = inside.reduce((product, probability) => product * (1 - probability), start * stop);
  // Without categories, only the cut can be wrong.
  const category = choice.nearest === null ? 1 : choice.confidence;
  const isNone = choice.nearest !== null && choice.category === null ? 1 : 0;
  return [
    start,
    stop,
    most,
    all,
    category,
    isNone,
    Math.min(20, end - first),
    Math.min(start, stop, 1 - most, category),
  ];
}

import type { CategoryChoice } from './choose-category.ts';

/** Log-odds, but for the last two. */
export const PART_SIGNS = ['weakest', 'joint', 'uncategorized', 'around'] as const;

/** How much each sign counts, in log-odds. */
export interface PartWeights {
  base: number;
  weights: number[];
}

/** Pages before and after a part whose doubt concerns it. */
const AROUND = 2;
/** Probabilities nearer to 0 or 1 say no more. */
const SURE = 0.99;

function logOdds(probability: number): number {
  const bounded = Math.min(SURE, Math.max(1 - SURE, probability));
  return Math.log(bounded / (1 - bounded));
}

/** What the confidence in a part depends on. */
export function describePart(
  chances: readonly { probability: number }[],
  { first, end }: { first: number; end: number },
  choice: Pick<CategoryChoice, 'category' | 'confidence' | 'nearest'>,
): number[] {
  const chanceOf = (index: number) => chances[index]?.probability ?? 1;
  const inside = Array.from({ length: end - first - 1 }, (_, index) => 1 - chanceOf(first + 1 + index));
  // Without categories, only the cut can be wrong.
  const hasCategories = choice.nearest !== null;
  const needed = [chanceOf(first), chanceOf(end), ...inside, hasCategories ? choice.confidence : 1];
  return [
    logOdds(Math.min(...needed)),
    logOdds(needed.reduce((product, probability) => product * probability, 1)),
    hasCategories && choice.category === null ? 1 : 0,
    doubtIn(chances.slice(Math.max(0, first - AROUND), end + AROUND + 1)),
  ];
}

/** How doubtful starts are, from 0 to 0.5: a part beside doubtful ones is less sure. */
function doubtIn(chances: readonly { probability: number }[]): number {
  const doubts = chances.map(({ probability }) => Math.min(probability, 1 - probability));
  return doubts.reduce((sum, doubt) => sum + doubt, 0) / Math.max(1, doubts.length);
}

/** The confidence in a part with these signs, 0 to 1. */
export function weighPart({ base, weights }: PartWeights, signs: readonly number[]): number {
  return 1 / (1 + Math.exp(-signs.reduce((sum, sign, index) => sum + sign * (weights[index] ?? 0), base)));
}

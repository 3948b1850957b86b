import type { CategoryChoice } from './choose-category.ts';
import type { NeighbourSigns } from './neighbour-signs.ts';

/** Log-odds, shares, and counts. */
export const PART_SIGNS = [
  'joint',
  'inside',
  'identifiers',
  'hasCategories',
  'uncategorized',
  'isKnown',
  'none',
] as const;

/** How much each sign counts, in log-odds. */
export interface PartWeights {
  base: number;
  weights: number[];
}

/** Probabilities nearer to 0 or 1 say no more. */
const SURE = 0.99;

function logOdds(probability: number): number {
  const bounded = Math.min(SURE, Math.max(1 - SURE, probability));
  return Math.log(bounded / (1 - bounded));
}

/** What the confidence in a part depends on. */
export function describePart(
  chances: readonly { probability: number; signs: NeighbourSigns | null }[],
  { first, end }: { first: number; end: number },
  { category, confidence, nearest, none, signs }: CategoryChoice,
): number[] {
  const chanceOf = (index: number) => chances[index]?.probability ?? 1;
  const inside = Array.from({ length: end - first - 1 }, (_, index) => 1 - chanceOf(first + 1 + index));
  // Without categories, only the cut can be wrong.
  const hasCategories = nearest !== null;
  const needed = [chanceOf(first), chanceOf(end), ...inside, hasCategories ? confidence : 1];
  const isConfirmed = (index: number) => ((chances[index]?.signs?.identifierDiffers ?? 0) > 0 ? 1 : 0);
  return [
    logOdds(needed.reduce((product, probability) => product * probability, 1)),
    logOdds(Math.min(1, ...inside)),
    isConfirmed(first) + isConfirmed(end),
    hasCategories ? 1 : 0,
    hasCategories && category === null ? 1 : 0,
    signs?.isKnown ?? 0,
    hasCategories ? logOdds(none) : 0,
  ];
}

/** The confidence in a part with these signs, 0 to 1. */
export function weighPart({ base, weights }: PartWeights, signs: readonly number[]): number {
  return 1 / (1 + Math.exp(-signs.reduce((sum, sign, index) => sum + sign * (weights[index] ?? 0), base)));
}

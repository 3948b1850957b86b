import { CATEGORY_SIGNS } from '../../server/extraction/packets/category-signs.ts';
import { NONE_SIGNS, weighCategories, type CategoryWeights } from '../../server/extraction/packets/choose-category.ts';

/** A part with the signs of each category. */
export interface CategoryExample {
  rows: number[][];
  none: number[];
  /** The index of the right category; that of none is the number of categories. */
  right: number;
  weight: number;
}

const ROUNDS = 500;
const RATE = 0.8;
const PENALTY = 0.002;
/** The only sign of which more can speak against a category. */
const IS_KNOWN = CATEGORY_SIGNS.indexOf('isKnown');

/** Fits a conditional logit by gradient descent with momentum. Deterministic. */
export function trainCategories(examples: readonly CategoryExample[]): CategoryWeights {
  const weights: CategoryWeights = { signs: CATEGORY_SIGNS.map(() => 0), none: NONE_SIGNS.map(() => 0) };
  const speed = { signs: weights.signs.map(() => 0), none: weights.none.map(() => 0) };
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = {
      signs: weights.signs.map((one) => -PENALTY * one),
      none: weights.none.map((one) => -PENALTY * one),
    };
    for (const { rows, none, right, weight } of examples) {
      const shares = weighCategories(weights, rows, none);
      for (let index = 0; index < shares.length; index++) {
        const error = ((index === right ? 1 : 0) - (shares[index] ?? 0)) * (weight / total);
        const [target, values] = index < rows.length ? [slope.signs, rows[index] ?? []] : [slope.none, none];
        // Training spends its time here.
        for (let at = 0; at < values.length; at++) target[at] = (target[at] ?? 0) + error * (values[at] ?? 0);
      }
    }
    for (const part of ['signs', 'none'] as const)
      for (const [at, gradient] of slope[part].entries()) {
        speed[part][at] = 0.9 * (speed[part][at] ?? 0) + RATE * gradient;
        const moved = (weights[part][at] ?? 0) + (speed[part][at] ?? 0);
        weights[part][at] = part === 'signs' && at !== IS_KNOWN ? Math.max(0, moved) : moved;
      }
  }
  const round = (of: number[]) => of.map((one) => Math.round(one * 1_000) / 1_000);
  return { signs: round(weights.signs), none: round(weights.none) };
}

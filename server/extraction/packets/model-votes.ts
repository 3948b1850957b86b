import type { NeighbourSigns } from './neighbour-signs.ts';

/** What a model says of a page. */
export interface PageVote {
  page: number;
  /** Undefined where it was not asked, or its answers differ. */
  startsPart?: boolean | undefined;
  /** Undefined as above; null for none. */
  category?: string | null | undefined;
}

/** How much a model's answer counts, in log-odds: it decides what the signs leave open, and loses to clear ones. */
const WEIGHT = 2.5;

const toOdds = (probability: number): number => {
  const bounded = Math.min(1 - 1e-6, Math.max(1e-6, probability));
  return bounded / (1 - bounded);
};

/** Page numbers that go on or begin again are stated, and no opinion. */
const isStated = (signs: NeighbourSigns): boolean =>
  (signs.numberContinues === 2 && signs.numberIsOne < 2) || (signs.numberIsOne === 2 && signs.numberContinues < 2);

/** The chance that a document begins at a page, once a model has answered. */
export function weighStart(probability: number, signs: NeighbourSigns | null, vote: PageVote | undefined): number {
  if (signs === null || vote?.startsPart === undefined || isStated(signs)) return probability;
  const odds = toOdds(probability) * Math.exp(vote.startsPart ? WEIGHT : -WEIGHT);
  return odds / (1 + odds);
}

/** The shares of categories and of none, as the last, once a model has named one for the page. */
export function weighChoice(shares: readonly number[], chosen: number): number[] {
  const weighed = shares.map((share, index) => (index === chosen ? share * Math.exp(WEIGHT) : share));
  const sum = weighed.reduce((total, share) => total + share, 0);
  return sum === 0 ? [...shares] : weighed.map((share) => share / sum);
}

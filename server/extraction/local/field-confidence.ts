import type { Candidate } from './candidates/candidate.ts';

/** What else is known of a chosen value. */
export interface Circumstances {
  /** The next best value's score as a part of the chosen one's, 0 to 1; 0 when there is no other value. */
  rival: number;
  /** Sums that hold or fail with this value. Null if it is in none. */
  adds: boolean | null;
}

/**
 * How sure the words and the place of a value are, 0 to 1, before the ranking gives it a probability:
 *
 *     label × position × fit × (1 − 0.35 × rival²), then raised by half of what is missing to 1 when a sum
 *     confirms the value, or × 0.6 when a sum contradicts it
 *
 * `label`: how surely the words beside the value name the field; `position` and `fit`: how usual the place is and how
 * well the text fits the type; `rival`: how close another value comes.
 */
export function rateConfidence(candidate: Candidate, { rival, adds }: Circumstances): number {
  let confidence = candidate.label * candidate.position * candidate.fit * (1 - 0.35 * rival * rival);
  if (adds === true) confidence += (1 - confidence) / 2;
  if (adds === false) confidence *= 0.6;
  return Math.round(Math.min(0.99, Math.max(0, confidence)) * 1000) / 1000;
}

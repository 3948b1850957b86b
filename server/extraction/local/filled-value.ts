import type { JsonValue } from '../../lib/json-value.ts';
import { createCandidate, type Candidate, type Place, type Signs } from './candidates/candidate.ts';
import type { ScalarField } from './target-fields.ts';

/** A value that was chosen for a leaf, in the form that the schema asks for. */
export interface Filled {
  value: JsonValue;
  candidate: Candidate;
  /** 0 to 1. */
  confidence: number;
  /** Whether a sum or product holds with it; null or absent where none does. */
  adds?: boolean | null;
  /** What the ranking knew of it. */
  features?: readonly number[];
  /** The ids of the examples whose place it has, the nearest first. */
  examples?: readonly string[];
}

/** A value that was found in one way only: its label's certainty is all that speaks for it. */
export function toFilled(field: ScalarField, value: JsonValue, place: Place, signs: Signs): Filled {
  const candidate = createCandidate(field, value, place, signs);
  return { value, candidate, confidence: candidate.label * candidate.position * candidate.fit };
}

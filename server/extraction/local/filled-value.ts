import type { JsonValue } from '../../lib/json-value.ts';
import { createCandidate, type Candidate, type Place, type Signs } from './candidates/candidate.ts';
import type { ScalarField } from './target-fields.ts';

/** A value that was chosen for a leaf, in the form that the schema asks for. */
export interface Filled {
  value: JsonValue;
  candidate: Candidate;
  /** 0 to 1: the ranking gives it. */
  confidence: number;
  /** Whether a sum or product holds with it. */
  adds?: boolean;
  /** What the ranking knew of it. */
  features?: readonly number[];
  /** The ids of the examples whose place it has, the nearest first. */
  examples?: readonly string[];
}

export function fill(value: JsonValue, candidate: Candidate): Filled {
  return { value, candidate, confidence: 0 };
}

export function toFilled(field: ScalarField, value: JsonValue, place: Place, signs: Signs): Filled {
  return fill(value, createCandidate(field, value, place, signs));
}

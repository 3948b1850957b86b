import type { JsonValue } from '../../lib/json-value.ts';
import type { Candidate } from './candidates/candidates.ts';

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
}

import type { JsonValue } from '../../lib/json-value.ts';
import type { Candidate } from './candidates/candidates.ts';

/** A value that was chosen for a leaf, in the form that the schema asks for. */
export interface Filled {
  value: JsonValue;
  candidate: Candidate;
  confidence: number;
}

import type { JsonValue } from '../../lib/json-value.ts';
import type { Recognition } from '../reading/recogniser.ts';
import type { Row } from './segments.ts';
import { createCandidate, type Candidate, type Place, type Signs } from './candidates/candidate.ts';
import { conform } from './conform.ts';
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

/** A candidate's value in the form that its field's schema takes; null where it cannot have it. */
export function fillWith(candidate: Candidate): Filled | null {
  const value = conform(candidate.field, candidate.value, candidate.page.text.slice(candidate.start, candidate.end));
  return value === undefined ? null : fill(value, candidate);
}

/** What speaks for a value of a list, beside how it was read. */
export type ListSigns = Pick<Signs, 'label' | 'source'> & { position?: number };

/** The same for what was read in a row or in one of its cells. */
export function fillFrom(
  field: ScalarField,
  cell: Place['cell'],
  { value, match, fit, ...place }: Recognition,
  signs: ListSigns,
): Filled | null {
  return fillWith(createCandidate(field, value, { cell, ...place }, { position: 1, ...signs, match, fit }));
}

/** What was read in a row. */
export interface InRow extends Recognition {
  row: Row;
}

/** The same for what was read in a whole row. */
export function fillInRow(field: ScalarField, { row, ...found }: InRow, signs: ListSigns): Filled | null {
  return fillFrom(field, { row, from: 0 }, found, signs);
}

import type { SignCode } from '../../../lib/evidence/evidence-signs.ts';

/** What examples say of whether a document has a field. */
export interface ExamplesWithField {
  /** Sums of the weights of the examples that lack the field, and of those that have it. */
  lacking: number;
  having: number;
}

/** How much an example counts: one of the same form most, any other a little. */
export function weighForAbsence(likeness: number): number {
  return 0.05 + likeness ** 2;
}

/** With few examples, half of the documents are assumed to lack the field. */
const ASSUMED_WEIGHT = 0.2;

/** The share of documents like this one that lack the field. */
export function shareLacking({ lacking, having }: ExamplesWithField): number {
  return (lacking + ASSUMED_WEIGHT / 2) / (lacking + having + ASSUMED_WEIGHT);
}

/**
 * The probability that a document lacks a field that was left empty: it is empty where the document lacks it, and where
 * the extractor missed it.
 * @param missRate how often a field that is there is left empty, for each time that one that is not there is
 */
export function rateAbsence(field: ExamplesWithField, missRate: number): number {
  const share = shareLacking(field);
  return Math.round((share / (share + (1 - share) * missRate)) * 1000) / 1000;
}

/** `others_lack`: the document probably lacks it too. `others_have`: it was probably missed. */
export type AbsenceSign = Extract<SignCode, 'others_lack' | 'others_have'>;

export function signOf(field: ExamplesWithField): AbsenceSign {
  return shareLacking(field) >= 0.5 ? 'others_lack' : 'others_have';
}

/** Why a field that was not found is empty. */
export interface Absence {
  /** The probability that the document does not have it. */
  confidence: number;
  /** What examples say of it. */
  sign?: AbsenceSign;
}

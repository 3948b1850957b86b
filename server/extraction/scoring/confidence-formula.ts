/**
 * The confidence of a value, for the pipeline and any other engine that grounds its answers.
 *
 * Models that are asked for their confidence almost always answer that they are sure, and log-probabilities are no
 * better. So confidence is calculated from signs that can be checked without the model. A factor below multiplies
 * either the confidence or what it lacks to 1:
 *
 *     confidence            = MATCH_CONFIDENCE[match] × likeness × (place is a guess: 0.8)
 *     1 - confidence        × 0.35  beside a label that names the field
 *                           × 0.2   matches an enum, format or pattern
 *                           × 0.3   overlapping parts agree
 *                           × 0.5   the second, differently worded question agrees
 *                           × 0.5   a sum holds
 *     confidence            × (0.4 + 0.6 × recognition)  for recognised text
 *                           × 0.75  only one of two overlapping parts has the value
 *                           × 0.55  overlapping parts differ
 *                           × 0.45  the second question differs
 *                           × 0.6   a sum fails
 *                           × 0.55  the line names another field
 *                           × 0.8   a single value without a label; another value has the place
 *                           × 0.55  an entry's value is in another row (1 - confidence × 0.8 in the same one)
 *                           × 0.6   its words are in several cells
 *                           × share of the samples that agree (1 - confidence × 0.7 if all do)
 *
 * A sum counts only if the document contains all but one of its numbers: several others may be invented to match.
 *
 * A null states that the document lacks the field. Its confidence is 0.85 if nothing in the document names the field,
 * 0.5 if something does. The share of the document that no question showed reduces it by up to a half, and the second
 * question counts as for values. So a missing discount does not lower the confidence of a run unless the document
 * mentions a discount.
 *
 * The built-in extractor learns its confidence from annotated documents (`local/ranking/`), nulls included.
 *
 * The confidence of a run is the mean over the schema's leaf fields. A field of list entries counts once, with its mean
 * over the entries.
 */
import type { EvidenceMatch } from '../engine.ts';

/** Base confidence by kind of match. */
export const MATCH_CONFIDENCE: Readonly<Record<EvidenceMatch, number>> = {
  exact: 0.9,
  normalized: 0.86,
  fuzzy: 0.66,
  derived: 0.5,
  not_found: 0.15,
};

const GUESSED_PLACE_FACTOR = 0.8;
const UNNAMED_NULL_CONFIDENCE = 0.85;
const NAMED_NULL_CONFIDENCE = 0.5;
const MAX_CONFIDENCE = 0.99;

export interface ConfidenceSigns {
  isNull: boolean;
  match: EvidenceMatch;
  /** Similarity of a fuzzy match, 0 to 1. */
  likeness: number;
  /** Whether the place was chosen among several by its neighbours. */
  isGuess: boolean;
  /** Whether a label that names the field is beside the place. */
  isLabelled: boolean;
  /** Whether the document names the field, which makes a null doubtful. */
  isNamed: boolean;
  /** Mean confidence of the recognised words; null if the text was not recognised. */
  recognition: number | null;
  /** Whether the value matches a constraint of the schema: an enum, a format or a pattern. */
  isNarrow: boolean;
  /** Share of the document that the questions showed, 0 to 1. */
  seen: number;
  overlap?: 'agreed' | 'alone' | 'contradicted' | undefined;
  second?: 'agreed' | 'alone' | 'contradicted' | undefined;
  /** Whether the sums that contain the value hold; absent if there are none. */
  adds?: boolean | undefined;
  /** Another value has its place. */
  isShared?: boolean | undefined;
  /** Its line names another field. */
  isOtherLabel?: boolean | undefined;
  /** Whether a value of an entry is in the entry's row; absent if that is unknown. */
  isInRow?: boolean | undefined;
  /** Its words are in several cells. */
  isSplit?: boolean | undefined;
  /** Whether it is a single value: a label is expected beside it. */
  isSingle?: boolean | undefined;
  /** Share of the samples that found the value, 0 to 1; absent with one sample. */
  sampleShare?: number | undefined;
}

export function calculateConfidence(signs: ConfidenceSigns): number {
  const { isNull, match, likeness, isGuess, isLabelled, isNamed, recognition, isNarrow, seen, overlap, second, adds } =
    signs;
  let c: number;
  const lift = (share: number): void => void (c += (1 - c) * share);
  if (isNull) {
    c = (isNamed ? NAMED_NULL_CONFIDENCE : UNNAMED_NULL_CONFIDENCE) * (0.5 + 0.5 * seen);
  } else {
    c = MATCH_CONFIDENCE[match] * (match === 'fuzzy' ? likeness : 1) * (isGuess ? GUESSED_PLACE_FACTOR : 1);
    if (match !== 'not_found') {
      if (isLabelled) lift(0.35);
      if (isNarrow) lift(0.2);
    }
    if (match !== 'not_found' && match !== 'derived') {
      if (signs.isOtherLabel === true) c *= 0.55;
      else if (signs.isSingle === true && !isLabelled) c *= 0.8;
      if (signs.isInRow === true) lift(0.2);
      if (signs.isInRow === false) c *= 0.55;
      if (signs.isShared === true) c *= 0.8;
      if (signs.isSplit === true) c *= 0.6;
    }
    if (recognition !== null) c *= 0.4 + 0.6 * recognition;
    if (overlap === 'agreed') lift(0.3);
    if (overlap === 'alone') c *= 0.75;
    if (overlap === 'contradicted') c *= 0.55;
    if (adds === true) lift(0.5);
    if (adds === false) c *= 0.6;
  }
  if (signs.sampleShare === 1) lift(0.3);
  else if (signs.sampleShare !== undefined) c *= signs.sampleShare;
  if (second === 'agreed') lift(0.5);
  else if (second !== undefined) c *= 0.45;
  return Math.round(Math.min(MAX_CONFIDENCE, Math.max(0, c)) * 1000) / 1000;
}

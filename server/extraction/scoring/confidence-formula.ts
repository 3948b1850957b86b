/**
 * How sure a value is: the formula of the pipeline, and of any engine that grounds what it was told.
 *
 * A model's own idea of how sure it is collapses to "sure", by log-probabilities as by words. So it is not asked:
 * confidence is fused from what can be checked without it. Each sign either takes away a part of the confidence, or of
 * what is missing to 1:
 *
 *     c = MATCH[how it was found] × likeness × (place is a guess: 0.8)
 *     what is missing shrinks:  beside a label that names the field 0.35 · meets an enum, format or pattern 0.2 ·
 *                               overlapping parts agree 0.3 · a second, differently framed question agrees 0.5 · a sum
 * holds 0.5
 *     c itself shrinks:         recognised text × (0.4 + 0.6 × recognition) · one of two overlapping parts has it alone
 * × 0.75,
 *                               or they differ × 0.55 · the second question differs × 0.45 · a sum fails × 0.6
 *
 * A sum holds where its numbers add up and at most one of them stands nowhere: more of them may have been invented to
 * fit.
 *
 * A null is a statement too: that the document does not carry the field. It is credible where nothing in the document
 * names the field (0.85), and half so where something does (0.5); a part of the document that no question has shown
 * takes away its share of a half, and the second question counts as it does for values. So a document without a
 * discount does not drag the mean of its run down, and an overlooked discount does.
 *
 * The built-in extractor has a formula of its own (`local/confidence.ts`), of the labels and places that it chose by; a
 * null of its own says only that it found nothing, and has no confidence.
 *
 * The run's confidence is the mean over the schema's leaf fields; a field of a list's entries counts once, with the
 * mean over the entries.
 */
import type { EvidenceMatch } from '../engine.ts';

/** The confidence of a value by how it was found. */
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
  /** Of a fuzzy match, 0 to 1. */
  likeness: number;
  /** Whether the place is one among several, chosen by its neighbours. */
  isGuess: boolean;
  /** Whether a label that names the field is next to the place. */
  isLabelled: boolean;
  /** Whether anything in the document names the field: what makes a null doubtful. */
  isNamed: boolean;
  /** Mean confidence of the words that were recognised; null where the text was read. */
  recognition: number | null;
  /** Whether the schema narrows the value down, and it fits: an enum, a format, a pattern. */
  isNarrow: boolean;
  /** Share of the document that questions have shown, 0 to 1. */
  seen: number;
  overlap?: 'agreed' | 'alone' | 'contradicted' | undefined;
  second?: 'agreed' | 'alone' | 'contradicted' | undefined;
  /** Whether the sums of which the value is a part hold; absent where it is part of none. */
  adds?: boolean | undefined;
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
    if (recognition !== null) c *= 0.4 + 0.6 * recognition;
    if (overlap === 'agreed') lift(0.3);
    if (overlap === 'alone') c *= 0.75;
    if (overlap === 'contradicted') c *= 0.55;
    if (adds === true) lift(0.5);
    if (adds === false) c *= 0.6;
  }
  if (second === 'agreed') lift(0.5);
  else if (second !== undefined) c *= 0.45;
  return Math.round(Math.min(MAX_CONFIDENCE, Math.max(0, c)) * 1000) / 1000;
}

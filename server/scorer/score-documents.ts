import type { JsonObject, JsonValue } from '../lib/json-value.ts';
import { compareDocument, type ComparedLeaf, type Outcome } from './compare-document.ts';
import type { Comparators } from './equal-values.ts';

/** Grows when the same data gets other scores, so that stored scores of another version are told apart. */
export const SCORER_VERSION = '1';

/** In this order: right, wrong, missed, invented, extra, absent. */
export type LeafCounts = [number, number, number, number, number, number];
export const OUTCOMES: readonly Outcome[] = ['right', 'wrong', 'missed', 'invented', 'extra', 'absent'];

/** A judged value with the confidence that it was given. */
export type JudgedValue = [confidence: number, isRight: 0 | 1];

/** What an evaluation stores of a compared value. */
export interface ScoredLeaf {
  path: string;
  outcome: Outcome;
  expected: JsonValue;
  actual: JsonValue;
  confidence: number | null;
}

export interface ScoreRequest {
  definition: JsonObject;
  comparators: Comparators;
  documents: {
    expected: JsonObject;
    predicted: JsonObject;
    evidence: { path: string; confidence: number }[];
  }[];
}

export interface ScoredDocument {
  /** By pattern. */
  counts: Record<string, LeafCounts>;
  judged: JudgedValue[];
  leaves: ScoredLeaf[];
  isExact: boolean;
}

export function scoreDocuments({ definition, comparators, documents }: ScoreRequest): ScoredDocument[] {
  return documents.map(({ expected, predicted, evidence }) => {
    const confidences = new Map(evidence.map(({ path, confidence }) => [path, confidence]));
    return summarizeLeaves(compareDocument(expected, predicted, definition, comparators), confidences);
  });
}

function summarizeLeaves(leaves: readonly ComparedLeaf[], confidences: ReadonlyMap<string, number>): ScoredDocument {
  const counts: Record<string, LeafCounts> = Object.create(null) as Record<string, LeafCounts>;
  const judged: JudgedValue[] = [];
  const scored = leaves.map((leaf): ScoredLeaf => {
    const { pattern, outcome, pointer, expectedPointer, expected, predicted } = leaf;
    const count = (counts[pattern] ??= [0, 0, 0, 0, 0, 0]);
    count[OUTCOMES.indexOf(outcome)]! += 1;
    const confidence = pointer === null ? undefined : confidences.get(pointer);
    if (confidence !== undefined) judged.push([confidence, outcome === 'right' || outcome === 'absent' ? 1 : 0]);
    return {
      path: expectedPointer ?? pointer ?? pattern,
      outcome,
      expected,
      actual: predicted,
      confidence: confidence ?? null,
    };
  });
  const isExact = leaves.every(({ outcome }) => outcome === 'right' || outcome === 'absent');
  return { counts: { ...counts }, judged, leaves: scored, isExact };
}

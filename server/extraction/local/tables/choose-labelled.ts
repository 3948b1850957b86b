import { assign } from '../assign.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { proposeCandidates } from '../candidates/candidates.ts';
import { fillWith, type Filled } from '../filled-value.ts';
import type { LabelHit } from '../labels/labels.ts';
import type { ScalarField } from '../target-fields.ts';

/** The best labelled value of each field. */
export function chooseLabelled(hits: readonly LabelHit[], around: Surroundings): Map<ScalarField, Filled> {
  return chooseConforming(hits.flatMap((hit) => proposeCandidates(hit, around)));
}

/** The best value of each field, in the form that its schema takes. */
export function chooseConforming(candidates: readonly Candidate[]): Map<ScalarField, Filled> {
  const filled = new Map(candidates.map((candidate) => [candidate, fillWith(candidate)]));
  const chosen = assign(candidates.filter((candidate) => filled.get(candidate) !== null));
  return new Map(
    [...chosen].flatMap(([field, candidate]) => {
      const value = filled.get(candidate);
      return value == null ? [] : [[field, value]];
    }),
  );
}

import { assign } from '../assign.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { proposeCandidates } from '../candidates/candidates.ts';
import { conform } from '../conform.ts';
import { fill, type Filled } from '../filled-value.ts';
import type { LabelHit } from '../labels/labels.ts';
import type { ScalarField } from '../target-fields.ts';

/** The best labelled value of each field. */
export function chooseLabelled(hits: readonly LabelHit[], around: Surroundings): Map<ScalarField, Filled> {
  return chooseConforming(hits.flatMap((hit) => proposeCandidates(hit, around)));
}

/** The best value of each field, in the form that its schema takes. */
export function chooseConforming(candidates: readonly Candidate[]): Map<ScalarField, Filled> {
  const values = new Map<Candidate, Filled['value']>();
  for (const candidate of candidates) {
    const value = conform(candidate.field, candidate.value, candidate.page.text.slice(candidate.start, candidate.end));
    if (value !== undefined) values.set(candidate, value);
  }
  return new Map(
    [...assign([...values.keys()])].map(([field, chosen]) => [field, fill(values.get(chosen) ?? null, chosen)]),
  );
}

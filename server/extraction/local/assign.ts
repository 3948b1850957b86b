import { addToGroup } from '../../lib/collections.ts';
import { score, type Candidate } from './candidates/candidate.ts';
import { fillWith, type Filled } from './filled-value.ts';
import type { ScalarField } from './target-fields.ts';
import { kindOf } from './kinds.ts';

/** Below this a candidate is a guess, and a guess is worse than null. */
const MIN_SCORE = 0.24;
/** A value that another field has must be named by a label of its own to be used twice. */
const MIN_SCORE_AGAIN = 0.5;

/**
 * One value a field, best scores first. A place in the document serves one field; only a field for which nothing else
 * is left may take what another one has.
 */
export function assign(
  candidates: readonly Candidate[],
  rate: (candidate: Candidate) => number = score,
): Map<ScalarField, Candidate> {
  const rated = candidates.map((candidate) => ({ candidate, rating: rate(candidate) }));
  rated.sort(
    (a, b) => b.rating - a.rating || a.candidate.row - b.candidate.row || a.candidate.start - b.candidate.start,
  );
  const used = new Map<number, Candidate[]>();
  const assigned = new Map<ScalarField, Candidate>();
  const isUsed = (candidate: Candidate): boolean =>
    used.get(candidate.row)?.some((one) => candidate.start < one.end && one.start < candidate.end) === true;
  const choose = (candidate: Candidate): void => {
    assigned.set(candidate.field, candidate);
    if (!isShared(candidate)) addToGroup(used, candidate.row, candidate);
  };
  for (const { candidate, rating } of rated) {
    if (rating < MIN_SCORE || assigned.has(candidate.field) || (!isShared(candidate) && isUsed(candidate))) continue;
    choose(candidate);
  }
  // The best of each field that is left.
  for (const { candidate, rating } of rated)
    if (rating >= MIN_SCORE_AGAIN && !assigned.has(candidate.field)) choose(candidate);
  return assigned;
}

/** The best value of each field by what its label says, in the form that its schema takes. */
export function chooseConforming(candidates: readonly Candidate[]): Map<ScalarField, Filled> {
  const filled = new Map(
    candidates.flatMap((candidate) => {
      const value = fillWith(candidate);
      return value === null ? [] : [[candidate, value]];
    }),
  );
  return new Map(
    [...assign([...filled.keys()])].flatMap(([field, candidate]) => {
      const value = filled.get(candidate);
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

/** Values that say something of the whole document rather than of one place. */
function isShared(candidate: Candidate): boolean {
  const kind = kindOf(candidate.field);
  return kind === 'currency' || kind === 'boolean' || kind === 'choice' || candidate.match === 'derived';
}

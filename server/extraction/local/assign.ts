import { score, type Candidate } from './candidates/candidate.ts';
import type { ScalarField } from './target-fields.ts';
import { kindOf } from './kinds.ts';

/** Below this a candidate is a guess, and a guess is worse than null. */
const MIN_SCORE = 0.24;
/** A value that another field has must be named by a label of its own to be used twice. */
const MIN_SCORE_AGAIN = 0.5;

export interface Assignment {
  chosen: Candidate;
  /** Score of the best other value, as a part of the chosen one's. */
  rival: number;
}

/**
 * One value a field, best scores first. A place in the document serves one field; only a field for which nothing else
 * is left may take what another one has. Values rated below `first` are left out,
 * and those that another field has below `again`.
 */
export function assign(
  candidates: Candidate[],
  rate: (candidate: Candidate) => number = score,
  { first, again }: { first: number; again: number } = { first: MIN_SCORE, again: MIN_SCORE_AGAIN },
): Map<ScalarField, Assignment> {
  const rated = candidates.map((candidate) => ({ candidate, rating: rate(candidate) }));
  rated.sort(
    (a, b) => b.rating - a.rating || a.candidate.row - b.candidate.row || a.candidate.start - b.candidate.start,
  );
  const byField = new Map<ScalarField, typeof rated>();
  for (const one of rated) {
    const list = byField.get(one.candidate.field);
    if (list === undefined) byField.set(one.candidate.field, [one]);
    else list.push(one);
  }
  const used = new UsedPlaces();
  const assigned = new Map<ScalarField, Assignment>();
  const choose = (candidate: Candidate, rating: number): void => {
    const rivals = (byField.get(candidate.field) ?? []).filter(
      (one) => one.candidate.value !== candidate.value && !used.has(one.candidate),
    );
    const best = Math.max(0, ...rivals.map((one) => one.rating));
    assigned.set(candidate.field, { chosen: candidate, rival: Math.min(1, rating > 0 ? best / rating : 0) });
    used.add(candidate);
  };
  for (const { candidate, rating } of rated) {
    if (rating < first || assigned.has(candidate.field) || used.has(candidate)) continue;
    choose(candidate, rating);
  }
  for (const [field, list] of byField) {
    const best = list[0];
    if (assigned.has(field) || best === undefined || best.rating < again) continue;
    choose(best.candidate, best.rating);
  }
  return assigned;
}

/** Values that say something of the whole document rather than of one place. */
function isShared(candidate: Candidate): boolean {
  const kind = kindOf(candidate.field);
  return kind === 'currency' || kind === 'boolean' || kind === 'choice' || candidate.match === 'derived';
}

class UsedPlaces {
  #byRow = new Map<number, Candidate[]>();

  add(candidate: Candidate): void {
    if (isShared(candidate)) return;
    const row = this.#byRow.get(candidate.row);
    if (row === undefined) this.#byRow.set(candidate.row, [candidate]);
    else row.push(candidate);
  }

  has(candidate: Candidate): boolean {
    if (isShared(candidate)) return false;
    return (this.#byRow.get(candidate.row) ?? []).some((one) => candidate.start < one.end && one.start < candidate.end);
  }
}

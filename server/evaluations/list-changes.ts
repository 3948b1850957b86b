import type { JsonValue } from '../lib/json-value.ts';
import type { ScoredLeaf } from '../scorer/score-documents.ts';

export interface ComparedValue {
  path: string;
  expected: JsonValue;
  before: JsonValue;
  after: JsonValue;
  effect: 'better' | 'worse' | 'neutral';
}

const isRight = (leaf: ScoredLeaf | undefined) =>
  leaf === undefined || leaf.outcome === 'right' || leaf.outcome === 'absent';

/** Rows that match no expected one have no place in common, so their values are told apart by what they are. */
const keyOf = ({ path, outcome, actual }: ScoredLeaf) =>
  outcome === 'extra' ? `extra ${path.replaceAll(/\/\d+/g, '/*')} ${JSON.stringify(actual)}` : path;

/** The values that differ between two evaluations of a document, and what that means. */
export function listChanges(before: readonly ScoredLeaf[], after: readonly ScoredLeaf[]): ComparedValue[] {
  const old = new Map(before.map((leaf) => [keyOf(leaf), leaf]));
  const current = new Map(after.map((leaf) => [keyOf(leaf), leaf]));
  const changes: ComparedValue[] = [];
  for (const key of new Set([...old.keys(), ...current.keys()])) {
    const [was, is] = [old.get(key), current.get(key)];
    const [actualBefore, actualAfter] = [was?.actual ?? null, is?.actual ?? null];
    if (was?.outcome === is?.outcome && JSON.stringify(actualBefore) === JSON.stringify(actualAfter)) continue;
    const effect = isRight(was) === isRight(is) ? 'neutral' : isRight(is) ? 'better' : 'worse';
    const { path = '', expected = null } = is ?? was ?? {};
    changes.push({ path, expected, before: actualBefore, after: actualAfter, effect });
  }
  return changes;
}

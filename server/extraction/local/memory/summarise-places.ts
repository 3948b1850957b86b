import type { JsonValue } from '../../../lib/json-value.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { getWordSimilarity } from '../../grounding/find-similar.ts';
import { restOfCell } from '../segments.ts';
import type { PlaceMatch } from './compare-places.ts';
import { hashText } from './fingerprint.ts';
import type { RememberedValue } from './memory-example.ts';
import type { Place } from './place-index.ts';
import { followerOf, foldText, shapeOf } from './words.ts';

/** What the examples say of a candidate. */
export interface Remembered {
  /** Share of the examples, weighed by their likeness, whose value had this place. */
  share: number;
  /** How surely the most similar place of an example is this one, times that example's likeness; and without. */
  nearest: number;
  best: number;
  match: PlaceMatch;
  /** Share of the examples whose value has the same shape, and whose value is the same. */
  shape: number;
  same: number;
  /** Share of the examples whose value is followed by what follows this one in its cell. */
  follower: number;
  /** Share of the examples in which this text is another field's value. */
  other: number;
  /** `share`, where the examples most like the document count most. */
  nearShare: number;
  /** Share of the examples that have the text as one of their own words: a label more often than a value. */
  fixed: number;
  /** `share` of the best candidate with another value. */
  rival: number;
  /** How many examples have the field, and how alike the nearest one is. */
  examples: number;
  likeness: number;
  /** Share of the examples that have the field. */
  presence: number;
  /** Examples whose place this is. */
  from: string[];
}

export interface RatedCandidates {
  candidates: Candidate[];
  signs: Map<Candidate, Remembered>;
}

/** A value of an example. */
export interface Known {
  id: string;
  value: RememberedValue;
  /** The value, folded. */
  text: string;
  places: readonly Place[];
  likeness: number;
  weight: number;
  /** As `weight`, but next to nothing for all but the examples most like the document. */
  near: number;
  words: ReadonlySet<number>;
}

/** A candidate, and the examples whose place it has. */
export interface RatedPlace {
  candidate: Candidate;
  isNew: boolean;
  /** By the example's index in `known`. */
  matches: ReadonlyMap<number, RatedMatch>;
}

export interface RatedMatch {
  match: PlaceMatch;
  rate: number;
}

const MAX_PROPOSED = 12;
const MAX_FOLLOWER = 40;
const NO_MATCH: PlaceMatch = { before: 0, column: 0, row: 0, position: 0 };

/** Adds what the examples say of the candidates, and the best of those that only they found. */
export function summarise(
  rated: readonly RatedPlace[],
  known: readonly Known[],
  others: (text: string) => number,
  presence: number,
  recalled: RatedCandidates,
): void {
  const total = known.reduce((sum, { weight }) => sum + weight, 0);
  const totalNear = known.reduce((sum, { near }) => sum + near, 0);
  // An example speaks for the places that are most like its own.
  const most = known.map(() => 0);
  for (const { matches } of rated)
    for (const [index, { rate }] of matches) most[index] = Math.max(most[index] ?? 0, rate);
  const found = rated.map(({ candidate, matches, isNew }) => {
    let [share, nearShare, nearest, best] = [0, 0, 0, 0];
    let match = NO_MATCH;
    const from: { id: string; rate: number }[] = [];
    for (const [index, one] of matches) {
      const example = known[index];
      if (example === undefined) continue;
      const { id, likeness, weight, near } = example;
      if (one.rate >= 0.9 * (most[index] ?? 0)) {
        share += weight * one.rate;
        nearShare += near * one.rate;
        from.push({ id, rate: one.rate * likeness });
      }
      best = Math.max(best, one.rate);
      if (one.rate * likeness > nearest) {
        nearest = one.rate * likeness;
        match = one.match;
      }
    }
    return {
      candidate,
      isNew,
      share: share / total,
      nearShare: nearShare / totalNear,
      nearest,
      best,
      match,
      from,
      follower: compareFollower(candidate, known, total),
    };
  });
  const shares = new Map<JsonValue, number>();
  for (const { candidate, share } of found)
    shares.set(candidate.value, Math.max(shares.get(candidate.value) ?? 0, share));
  const sorted = [...shares].toSorted((a, b) => b[1] - a[1]).slice(0, MAX_RIVALS);
  const news = found
    .filter(({ isNew }) => isNew)
    .toSorted((a, b) => b.share - a.share || b.nearest - a.nearest)
    .slice(0, MAX_PROPOSED);
  const likeness = Math.max(...known.map((one) => one.likeness));
  const byStart = Map.groupBy(found, (one) => one.candidate.start);
  for (const { candidate, isNew: _, from, ...place } of [...found.filter(({ isNew }) => !isNew), ...news]) {
    const rival = sorted.find(([value]) => !isSameText(value, candidate.value))?.[1] ?? 0;
    const ids = from.toSorted((a, b) => b.rate - a.rate).map(({ id }) => id);
    const text = compareText(candidate, known, { total, others });
    if (candidate.source === 'memory') {
      inheritLabel(candidate, place, byStart.get(candidate.start) ?? [], likeness >= SAME_FORM);
      recalled.candidates.push(candidate);
    }
    recalled.signs.set(candidate, { ...place, ...text, rival, examples: known.length, likeness, presence, from: ids });
  }
}

/** A document prints a value a few times. */
const MAX_RIVALS = 4;
const SAME_TEXT = 0.85;

/** Whether two values are one, of which recognition got letters wrong: "Inc" and "lnc". */
function isSameText(a: JsonValue, b: JsonValue): boolean {
  return a === b || (typeof a === 'string' && typeof b === 'string' && getWordSimilarity(a, b) >= SAME_TEXT);
}

/** From this likeness on, values end as the nearest example's do. */
const SAME_FORM = 0.35;
/** Of the examples: most of them. */
const MUCH_MORE = 0.5;

type EndedPlace = Pick<Remembered, 'share' | 'follower'>;

/**
 * A label says where a value begins. Where more examples end it sooner than what was found beside the label does, the
 * label is the shorter text's: "Senate Fund Invoice Date", where a gap between two cells was lost.
 */
function inheritLabel(
  candidate: Candidate,
  { share, follower }: EndedPlace,
  sameStart: readonly (EndedPlace & { candidate: Candidate })[],
  isSameForm: boolean,
): void {
  const { page, end } = candidate;
  candidate.label = share;
  for (const { candidate: one, ...other } of sameStart) {
    if (one.page !== page || one.end <= end || other.share > share) continue;
    const isEnded = isSameForm && follower - other.follower > MUCH_MORE;
    if (other.share === share && !isEnded) continue;
    candidate.label = Math.max(candidate.label, one.label * one.position);
    if (!isEnded) continue;
    // It is what the label was found for, and the longer text has more than the value as surely as the examples say.
    candidate.source = one.source;
    one.label *= 1 - (follower - other.follower);
  }
}

/** How far the examples have the candidate's text and its shape. */
function compareText(
  { page, start, end, value: own }: Candidate,
  known: readonly Known[],
  { total, others }: { total: number; others: (text: string) => number },
): Pick<Remembered, 'shape' | 'same' | 'fixed' | 'other'> {
  const quote = page.text.slice(start, end);
  const [ownShape, ownText, hash] = [shapeOf(quote), foldText(String(own)), hashText(quote)];
  let [shape, same, fixed] = [0, 0, 0];
  for (const { value, text, weight, words } of known) {
    if (words.has(hash)) fixed += weight;
    if (value.shape === ownShape) shape += weight;
    if (text === ownText) same += weight;
  }
  return {
    shape: shape / total,
    same: same / total,
    fixed: fixed / total,
    other: Math.min(1, others(ownText) / total),
  };
}

/** The share of the examples whose value goes on in its cell as the candidate does. */
function compareFollower({ page, end }: Candidate, known: readonly Known[], total: number): number {
  const follower = followerOf(restOfCell(page.text.slice(end, end + MAX_FOLLOWER)));
  const ends = ({ value }: Known): boolean =>
    value.follower === follower && (follower === '' || !String(value.value).includes(follower));
  return known.reduce((sum, one) => sum + (ends(one) ? one.weight : 0), 0) / total;
}

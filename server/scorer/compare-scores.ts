import type { LeafCounts } from './score-documents.ts';
import { toScores } from './summarise.ts';

/** The counts of one document in both evaluations, by field. */
export interface ScorePair {
  before: Record<string, LeafCounts>;
  after: Record<string, LeafCounts>;
}

export type Verdict = 'better' | 'worse' | 'same' | 'inconclusive';

export interface ComparedScore {
  before: number;
  after: number;
  verdict: Verdict;
  /** Corrected for the total and all fields. */
  p: number;
  /** Of the difference. */
  interval: [number, number];
}

export interface ScoreComparison {
  score: ComparedScore;
  fields: (ComparedScore & { path: string })[];
  test: string;
}

const SEED = 1;
const MAX_RESAMPLES = 4_000;
/** Draws of a document; more documents get fewer resamples. */
const MAX_DRAWS = 20_000_000;
const MIN_RESAMPLES = 1_000;
const LEVEL = 0.05;
/** A difference of F1 that is no difference in practice. */
const EQUIVALENT = 0.01;

/** The F1 of documents that are drawn with repetition. Documents with equal counts form one group. */
interface Measure {
  groupOf: Int32Array;
  groups: [before: LeafCounts, after: LeafCounts][];
}

/**
 * Compares F1, in total and by field, by a paired bootstrap over documents. The p-values are those of the studentised
 * maximum: the probability that chance makes any of them differ so much. So two evaluations of the same thing have any
 * verdict at all in one of twenty cases.
 */
export function compareScores(pairs: readonly ScorePair[]): ScoreComparison {
  const paths = [...new Set(pairs.flatMap(({ before, after }) => [...Object.keys(before), ...Object.keys(after)]))];
  const measures = [groupPairs(pairs, sumCounts), ...paths.map((path) => groupPairs(pairs, (of) => of[path]))];
  const resamples = Math.max(MIN_RESAMPLES, Math.min(MAX_RESAMPLES, Math.floor(MAX_DRAWS / Math.max(1, pairs.length))));
  const whole = new Float64Array(pairs.length).fill(1);
  const observed = measures.map((measure) => measureF1(measure, whole));
  const drawn = draw(measures, pairs.length, resamples);
  const results = judge(observed, drawn, resamples);
  const [score = results[0] as ComparedScore] = results;
  return {
    score,
    fields: paths
      .map((path, index) => ({ path, ...(results[index + 1] as ComparedScore) }))
      .toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    test:
      `Paired bootstrap over ${pairs.length} documents, ${resamples} resamples, seed ${SEED}, studentised maximum ` +
      'over the score and all fields.',
  };
}

const EMPTY: LeafCounts = [0, 0, 0, 0, 0, 0];

function sumCounts(of: Record<string, LeafCounts>): LeafCounts {
  const sum: LeafCounts = [0, 0, 0, 0, 0, 0];
  for (const counts of Object.values(of)) counts.forEach((count, index) => (sum[index]! += count));
  return sum;
}

function groupPairs(
  pairs: readonly ScorePair[],
  read: (of: Record<string, LeafCounts>) => LeafCounts | undefined,
): Measure {
  const known = new Map<string, number>();
  const groups: Measure['groups'] = [];
  const groupOf = Int32Array.from(pairs, ({ before, after }) => {
    const both: [LeafCounts, LeafCounts] = [read(before) ?? EMPTY, read(after) ?? EMPTY];
    const key = both.join(';');
    let group = known.get(key);
    if (group === undefined) {
      known.set(key, (group = groups.length));
      groups.push(both);
    }
    return group;
  });
  return { groupOf, groups };
}

function measureF1({ groupOf, groups }: Measure, weights: Float64Array): [before: number, after: number] {
  const weightOf = new Float64Array(groups.length);
  for (let document = 0; document < groupOf.length; document += 1) weightOf[groupOf[document]!]! += weights[document]!;
  const sums: [LeafCounts, LeafCounts] = [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
  ];
  groups.forEach((both, group) => {
    const weight = weightOf[group]!;
    both.forEach((counts, side) => counts.forEach((count, index) => (sums[side]![index]! += count * weight)));
  });
  const [before, after] = sums.map(([right, wrong, missed, invented, extra, absent]) =>
    toScores({ right, wrong, missed, invented, extra, absent }),
  );
  return [before?.f1 ?? 0, after?.f1 ?? 0];
}

/** The differences in each resample, by measure. A measure of one group without a difference needs no resamples. */
function draw(measures: readonly Measure[], documents: number, resamples: number): Float64Array[] {
  const random = createRandom(SEED);
  const differences = measures.map(() => new Float64Array(resamples));
  const isEqual = measures.map(({ groups }) => groups.every(([before, after]) => before.join() === after.join()));
  const weights = new Float64Array(documents);
  for (let resample = 0; resample < resamples; resample += 1) {
    weights.fill(0);
    for (let count = 0; count < documents; count += 1) weights[Math.floor(random() * documents)]! += 1;
    measures.forEach((measure, index) => {
      if (isEqual[index] === true) return;
      const [before, after] = measureF1(measure, weights);
      differences[index]![resample] = after - before;
    });
  }
  return differences;
}

function judge(observed: readonly [number, number][], drawn: Float64Array[], resamples: number): ComparedScore[] {
  const differences = observed.map(([before, after]) => after - before);
  const spreads = drawn.map((sample) => deviation(sample));
  const maxima = new Float64Array(resamples);
  drawn.forEach((sample, index) => {
    const spread = spreads[index] ?? 0;
    if (spread === 0) return;
    const difference = differences[index] ?? 0;
    for (let resample = 0; resample < resamples; resample += 1)
      maxima[resample] = Math.max(maxima[resample] ?? 0, Math.abs((sample[resample] ?? 0) - difference) / spread);
  });
  return observed.map(([before, after], index) => {
    const difference = differences[index] ?? 0;
    const spread = spreads[index] ?? 0;
    const reach = spread === 0 ? 0 : Math.abs(difference) / spread - 1e-9;
    const p = spread === 0 ? 1 : (1 + maxima.filter((maximum) => maximum >= reach).length) / (1 + resamples);
    const interval = toInterval(drawn[index] ?? new Float64Array());
    return { before, after, verdict: decide(difference, p, interval), p, interval };
  });
}

function decide(difference: number, p: number, [low, high]: [number, number]): Verdict {
  if (p <= LEVEL && difference !== 0) return difference > 0 ? 'better' : 'worse';
  return low >= -EQUIVALENT && high <= EQUIVALENT ? 'same' : 'inconclusive';
}

function deviation(sample: Float64Array): number {
  const mean = sample.reduce((sum, one) => sum + one, 0) / Math.max(1, sample.length);
  return Math.sqrt(sample.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, sample.length));
}

function toInterval(sample: Float64Array): [number, number] {
  const sorted = sample.toSorted();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return [at(LEVEL / 2), at(1 - LEVEL / 2)];
}

/** Mulberry32: numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

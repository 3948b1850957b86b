import { readFileSync } from 'node:fs';
import { score, type Candidate } from '../candidates/candidate.ts';
import type { Filled } from '../filled-value.ts';
import { readMemoryFeatures } from '../memory/memory-features.ts';
import { rateAbsence, type ExamplesWithField } from '../memory/rate-absence.ts';
import type { Remembered } from '../memory/summarise-places.ts';
import type { ScalarField } from '../target-fields.ts';
import { predict, type BoostedTrees } from './boosted-trees.ts';
import { readFeatures, type ListSigns } from './features.ts';

/** What `npm run train` writes: the model, and how it was trained. */
export interface TrainedRanking {
  trainedOn: Record<string, unknown>;
  ranking: BoostedTrees;
  /** Shares of empty fields that the document did not have, where nothing was proposed and where something was. */
  absence: { withoutCandidates: number; withCandidates: number };
}

const trained = JSON.parse(readFileSync(new URL('./trained-ranking.json', import.meta.url), 'utf8')) as TrainedRanking;

/** The same for candidates of which examples say something; `npm run train:memory` writes it. */
const inMemory = JSON.parse(readFileSync(new URL('./trained-memory.json', import.meta.url), 'utf8')) as Pick<
  TrainedRanking,
  'ranking'
>;

/** Sees the candidates of single fields and the values that were chosen: for training. */
export interface RankingObserver {
  onCandidate(candidate: Candidate, features: readonly number[]): void;
  /** Of the values that were chosen. */
  onPlaced(pointer: string, filled: Filled): void;
  /** Of candidates of which examples say something. */
  onRemembered?(candidate: Candidate, features: readonly number[]): void;
}

interface RankingParts {
  observe?: RankingObserver;
  model?: BoostedTrees;
  memoryModel?: BoostedTrees;
}

const MAX_PROBABILITY = 0.995;

/**
 * How often a field that is there is left empty where examples help, for each time that one that is not there is.
 * With it, nulls in 23 contracts have a mean confidence of .69 and .62 of them are right; with .1 it would be .83.
 */
const MISS_RATE = 0.3;

/** Ranks the candidates of one document by the probability that they are right. */
export class Ranking {
  readonly #schemaShare: number;
  readonly #observe: RankingObserver | undefined;
  readonly #model: BoostedTrees;
  readonly #memoryModel: BoostedTrees;

  /**
   * @param schemaShare share of the schema's fields that the document names
   * @param parts models in place of the trained ones, for cross-validation
   */
  constructor(schemaShare: number, { observe, model, memoryModel }: RankingParts = {}) {
    this.#schemaShare = schemaShare;
    this.#observe = observe;
    this.#model = model ?? trained.ranking;
    this.#memoryModel = memoryModel ?? inMemory.ranking;
  }

  /** The probability of each candidate for a single field. */
  rate(
    candidates: readonly Candidate[],
    confirmed: ReadonlySet<Candidate>,
    remembered?: ReadonlyMap<Candidate, Remembered>,
  ): Map<Candidate, number> {
    const found = candidates.filter(({ source }) => source !== 'memory');
    const byField = Map.groupBy(found, ({ field }) => field);
    const rivals = new Map([...byField].map(([field, of]) => [field, summariseValues(of)]));
    return new Map(
      candidates.map((candidate) => {
        const features = this.#features(candidate, rivals.get(candidate.field), confirmed.has(candidate));
        const isNew = candidate.source === 'memory';
        if (!isNew) this.#observe?.onCandidate(candidate, features);
        const probability = this.#probability(features);
        const signs = remembered?.get(candidate);
        if (signs === undefined) return [candidate, probability] as const;
        const all = readMemoryFeatures(features, probability, signs, isNew);
        this.#observe?.onRemembered?.(candidate, all);
        return [candidate, this.#inMemory(all)] as const;
      }),
    );
  }

  /** Gives the values of a list's items their probabilities. */
  rateList(items: readonly ReadonlyMap<ScalarField, Filled>[], fieldCount: number): void {
    const counts = new Map<ScalarField, number>();
    for (const field of items.flatMap((item) => [...item.keys()])) counts.set(field, (counts.get(field) ?? 0) + 1);
    for (const item of items) {
      for (const [field, filled] of item) {
        const features = this.#features(filled.candidate, undefined, filled.adds === true, {
          items: items.length,
          columnShare: (counts.get(field) ?? 0) / items.length,
          itemShare: item.size / Math.max(1, fieldCount),
        });
        filled.features = features;
        filled.confidence = this.#probability(features);
      }
    }
  }

  /**
   * The probability that the document does not have a field that was left empty.
   * @param examples what examples say of the field; undefined where they say nothing
   */
  rateAbsence(hasCandidates: boolean, examples?: ExamplesWithField): number {
    if (examples !== undefined) return rateAbsence(examples, MISS_RATE);
    return hasCandidates ? trained.absence.withCandidates : trained.absence.withoutCandidates;
  }

  #inMemory(features: number[]): number {
    return Math.round(Math.min(MAX_PROBABILITY, predict(this.#memoryModel, features)) * 1000) / 1000;
  }

  #probability(features: number[]): number {
    return Math.round(Math.min(MAX_PROBABILITY, predict(this.#model, features)) * 1000) / 1000;
  }

  #features(candidate: Candidate, rivals: FieldValues | undefined, isConfirmed: boolean, list?: ListSigns): number[] {
    const own = JSON.stringify(candidate.value);
    const best = rivals?.best.find(({ value }) => value !== own)?.score ?? 0;
    const around = {
      rival: best / Math.max(0.01, score(candidate)),
      otherValues: rivals === undefined ? 0 : rivals.counts.size - 1,
      sameValue: rivals?.counts.get(own) ?? 0,
      isConfirmed,
      schemaShare: this.#schemaShare,
      ...(list === undefined ? {} : { list }),
    };
    return readFeatures(candidate, around);
  }
}

/** The values that the candidates of one field have. */
interface FieldValues {
  counts: Map<string, number>;
  /** The two values with the best scores. */
  best: { value: string; score: number }[];
}

function summariseValues(candidates: readonly Candidate[]): FieldValues {
  const counts = new Map<string, number>();
  const scores = new Map<string, number>();
  for (const candidate of candidates) {
    const value = JSON.stringify(candidate.value);
    counts.set(value, (counts.get(value) ?? 0) + 1);
    scores.set(value, Math.max(scores.get(value) ?? 0, score(candidate)));
  }
  const best = [...scores].map(([value, best]) => ({ value, score: best })).sort((a, b) => b.score - a.score);
  return { counts, best: best.slice(0, 2) };
}

import { readFileSync } from 'node:fs';
import { score, type Candidate } from '../candidates/candidates.ts';
import type { Filled } from '../filled-value.ts';
import type { ScalarField } from '../target-fields.ts';
import { predict, type BoostedTrees } from './boosted-trees.ts';
import { featuresOf } from './features.ts';

/** What `npm run train` writes: the model, and how it was trained. */
export interface TrainedRanking {
  trainedOn: Record<string, unknown>;
  ranking: BoostedTrees;
  /** Shares of empty fields that the document did not have, where nothing was proposed and where something was. */
  absence: { withoutCandidates: number; withCandidates: number };
}

const trained = JSON.parse(readFileSync(new URL('./trained-ranking.json', import.meta.url), 'utf8')) as TrainedRanking;

/** Sees the candidates of single fields and the values that were chosen: for training. */
export interface RankingObserver {
  onCandidate(candidate: Candidate, features: readonly number[]): void;
  /** Of the values that were chosen. */
  onPlaced(pointer: string, filled: Filled): void;
}

const MAX_PROBABILITY = 0.995;

/** Ranks the candidates of one document by the probability that they are right. */
export class Ranking {
  readonly #rowCount: number;
  readonly #observe: RankingObserver | undefined;
  readonly #model: BoostedTrees;

  /** @param model in place of the trained one, for cross-validation */
  constructor(rowCount: number, observe?: RankingObserver, model: BoostedTrees = trained.ranking) {
    this.#rowCount = rowCount;
    this.#observe = observe;
    this.#model = model;
  }

  /** The probability of each candidate for a single field. */
  rate(candidates: readonly Candidate[], confirmed: ReadonlySet<Candidate>): Map<Candidate, number> {
    const byField = Map.groupBy(candidates, ({ field }) => field);
    return new Map(
      candidates.map((candidate) => {
        const others = byField.get(candidate.field) ?? [];
        const features = this.#features(candidate, others, confirmed.has(candidate));
        this.#observe?.onCandidate(candidate, features);
        return [candidate, this.#probability(features)] as const;
      }),
    );
  }

  /** Gives the values of a list's item their probabilities. */
  rateItem(scalars: Map<ScalarField, Filled>): void {
    for (const filled of scalars.values()) {
      const features = this.#features(filled.candidate, [], filled.adds === true);
      filled.features = features;
      filled.confidence = this.#probability(features);
    }
  }

  /** The probability that the document does not have a field that was left empty. */
  rateAbsence(hasCandidates: boolean): number {
    return hasCandidates ? trained.absence.withCandidates : trained.absence.withoutCandidates;
  }

  #probability(features: number[]): number {
    return Math.round(Math.min(MAX_PROBABILITY, predict(this.#model, features)) * 1000) / 1000;
  }

  #features(candidate: Candidate, others: readonly Candidate[], isConfirmed: boolean): number[] {
    const own = JSON.stringify(candidate.value);
    const values = new Map<string, number>();
    let sameValue = 0;
    for (const other of others) {
      const value = JSON.stringify(other.value);
      if (value === own) sameValue += 1;
      else values.set(value, Math.max(values.get(value) ?? 0, score(other)));
    }
    const rival = Math.max(0, ...values.values()) / Math.max(0.01, score(candidate));
    const around = {
      rival,
      otherValues: values.size,
      sameValue,
      isConfirmed,
      rowCount: this.#rowCount,
    };
    return featuresOf(candidate, around);
  }
}

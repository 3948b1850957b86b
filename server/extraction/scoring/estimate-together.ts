/**
 * The confidence of the values of one answer. What was estimated of each one is corrected by the others: of the answer,
 * of its entry, and of its column. A model that errs often in a document may err here too; and where none of a column's
 * values is found as it is, that is how the document writes them. Earlier answers of the model correct them, too.
 */
import { hidePositions } from '../../lib/json-pointer.ts';
import type { ConfidenceFacts } from './confidence-features.ts';
import { estimateLogOdds, toConfidence, type ConfidenceModel } from './estimate-confidence.ts';
import {
  addAnswer,
  estimateErrorRate,
  getRateLogOdds,
  weighErrors,
  type AnswerErrors,
  type ErrorHistory,
} from './error-rate.ts';
import trained from './trained-confidence.json' with { type: 'json' };

export interface FactsAtPath {
  path: string;
  facts: ConfidenceFacts;
}

/** A value with what its confidence is corrected by. */
interface Surrounded {
  /** From its own facts. */
  logOdds: number;
  /** Of the others of the answer, against what is usual. */
  answer: number;
  /** Of the others of its column and of its entry, against those of the answer. */
  column: number;
  entry: number;
  /** Share of the others that are probably wrong, and that are doubtful. */
  wrong: number;
  doubtful: number;
  /** Log-odds that the model's share of wrong values adds. */
  rate: number;
}

export interface ContextFeature {
  name: string;
  read(value: Surrounded): number;
}

export const CONTEXT_FEATURES: readonly ContextFeature[] = [
  { name: 'own', read: ({ logOdds }) => logOdds },
  { name: 'own, doubtful', read: ({ logOdds }) => Math.min(0, logOdds) },
  { name: 'own, sure', read: ({ logOdds }) => Math.max(0, logOdds - SURE) },
  { name: 'answer', read: ({ answer }) => answer },
  { name: 'column', read: ({ column }) => column },
  { name: 'entry', read: ({ entry }) => entry },
  { name: 'wrong', read: ({ wrong }) => wrong },
  { name: 'doubtful', read: ({ doubtful }) => doubtful },
  { name: 'rate', read: ({ rate }) => rate },
  { name: 'rate, own sure', read: ({ rate, logOdds }) => rate * Math.max(0, logOdds) },
  { name: 'rate, own doubtful', read: ({ rate, logOdds }) => rate * Math.min(0, logOdds - DOUBTFUL) },
];

/** Log-odds from which a value is sure. */
const SURE = 3;
/** Log-odds below which it is doubtful. */
const DOUBTFUL = 2;
/** Mean that is assumed where there are few others, and the number of values that it counts as. */
const USUAL = 0.85;
const USUAL_COUNT = 2;
const USUAL_COUNT_OF_ENTRY = 1;
/** Shares of values that are assumed, as counts of four. */
const ASSUMED_COUNT = 4;
const ASSUMED_WRONG = 0.4;
const ASSUMED_DOUBTFUL = 0.5;
const MAX_WRONG = 0.4;
const MAX_DOUBTFUL = 0.8;

interface EstimateOptions {
  /** Of earlier answers; none by default. */
  history?: ErrorHistory;
  model?: ConfidenceModel;
}

interface Estimate {
  /** One for each value, in their order. */
  confidences: number[];
  errors: AnswerErrors;
}

export function estimateTogether(
  values: readonly FactsAtPath[],
  { history = [], model = trained }: EstimateOptions = {},
): Estimate {
  const { base, weights } = model.context;
  const described = describeContext(values, model, history);
  const confidences = described.values.map((surrounded, index) => {
    const logOdds = CONTEXT_FEATURES.reduce(
      (sum, { name, read }) => sum + (weights[name] ?? 0) * read(surrounded),
      base,
    );
    const facts = values[index]?.facts;
    return facts === undefined ? 0 : toConfidence(facts, logOdds);
  });
  return { confidences, errors: described.errors };
}

export function describeContext(
  values: readonly FactsAtPath[],
  model: Pick<ConfidenceModel, 'base' | 'weights'>,
  history: ErrorHistory = [],
): { values: Surrounded[]; errors: AnswerErrors } {
  const rated = values.map(({ path, facts }) => {
    const logOdds = estimateLogOdds(facts, model);
    const entry = facts.isCell ? (/^.*\/\d+(?=\/)/.exec(path)?.[0] ?? null) : null;
    const probability = toProbability(logOdds);
    // Values that are nowhere do not show that a document is hard to read.
    const isDoubtful = facts.match !== 'not_found' && probability >= MAX_WRONG && probability < MAX_DOUBTFUL;
    return { logOdds, probability, isDoubtful, column: hidePositions(path), entry };
  });
  const errors = weighErrors(rated.map(({ logOdds }) => logOdds));
  const rate = getRateLogOdds(estimateErrorRate(addAnswer(history, errors)));
  const total = rated.reduce((sum, { probability }) => sum + probability, 0);
  const columns = sumBy(rated, ({ column }) => column);
  const entries = sumBy(rated, ({ entry }) => entry);
  const wrong = rated.filter(({ probability }) => isWrong(probability)).length;
  const doubtful = rated.filter(({ isDoubtful }) => isDoubtful).length;
  const others = rated.length - 1 + ASSUMED_COUNT;
  const surrounded = rated.map(({ logOdds, probability, isDoubtful, column, entry }): Surrounded => {
    const mean = (of: Sum | undefined, usual: number, count: number): number =>
      ((of?.sum ?? probability) - probability + usual * count) / ((of?.count ?? 1) - 1 + count);
    const answer = mean({ sum: total, count: rated.length }, USUAL, USUAL_COUNT);
    const ofColumn = mean(columns.get(column), answer, USUAL_COUNT);
    const ofEntry = mean(entry === null ? undefined : entries.get(entry), answer, USUAL_COUNT_OF_ENTRY);
    return {
      logOdds,
      answer: toLogOdds(answer) - toLogOdds(USUAL),
      column: toLogOdds(ofColumn) - toLogOdds(answer),
      entry: toLogOdds(ofEntry) - toLogOdds(answer),
      wrong: (wrong - Number(isWrong(probability)) + ASSUMED_WRONG) / others,
      doubtful: (doubtful - Number(isDoubtful) + ASSUMED_DOUBTFUL) / others,
      rate,
    };
  });
  return { values: surrounded, errors };
}

interface Sum {
  sum: number;
  count: number;
}

function sumBy<T extends { probability: number }>(of: readonly T[], key: (one: T) => string | null): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const one of of) {
    const name = key(one);
    if (name === null) continue;
    const known = sums.get(name) ?? { sum: 0, count: 0 };
    sums.set(name, { sum: known.sum + one.probability, count: known.count + 1 });
  }
  return sums;
}

const isWrong = (probability: number): boolean => probability < MAX_WRONG;
const toProbability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
/** Within the range of what can be a mean of estimates. */
const toLogOdds = (probability: number): number => {
  const bounded = Math.min(0.999, Math.max(0.001, probability));
  return Math.log(bounded / (1 - bounded));
};

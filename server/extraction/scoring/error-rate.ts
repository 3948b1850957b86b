/**
 * How often a model errs, estimated from the signs of its answers. A single short answer does not show it: one wrong
 * value in ten is chance. The answers that the model gave before do, and make the values of this one surer or less
 * sure.
 */
import { readLogOdds } from './estimate-confidence.ts';

/** Shares of wrong values that are told apart. */
const RATES = [0.01, 0.02, 0.035, 0.05, 0.07, 0.09, 0.12, 0.16, 0.2, 0.25, 0.3];
/** The share that the log-odds of single values assume. */
const ASSUMED_RATE = 0.12;
/** Without answers, and with few, a rate near this one is assumed. */
const USUAL_RATE = 0.1;
/** Values of one answer that count: its values share what makes a document hard to read. */
const MAX_VALUES = 30;
/** Values after which earlier ones count half: models and their documents change. */
const HALF_LIFE = 1_000;

/** The log-likelihood of answers under each rate, up to a constant; empty without an answer. */
export type ErrorHistory = readonly number[];

/** What one answer says. */
export interface AnswerErrors {
  likelihoods: ErrorHistory;
  /** Values that count, before which earlier ones fade. */
  values: number;
}

/** @param logOdds of the values of an answer, at the assumed rate */
export function weighErrors(logOdds: readonly number[]): AnswerErrors {
  const values = Math.min(MAX_VALUES, logOdds.length);
  const weight = values / Math.max(1, logOdds.length);
  const right = logOdds.map((one) => 1 / (1 + Math.exp(-one)));
  const likelihoods = RATES.map((rate) => {
    const [ofRight, ofWrong] = [(1 - rate) / (1 - ASSUMED_RATE), rate / ASSUMED_RATE];
    return weight * right.reduce((sum, share) => sum + Math.log(share * ofRight + (1 - share) * ofWrong), 0);
  });
  return { likelihoods, values };
}

export function addAnswer(history: ErrorHistory, { likelihoods, values }: AnswerErrors): ErrorHistory {
  const kept = 0.5 ** (values / HALF_LIFE);
  return likelihoods.map((one, index) => (history[index] ?? 0) * kept + one);
}

/** The expected share of wrong values. */
export function estimateErrorRate(history: ErrorHistory): number {
  const scores = RATES.map((rate, index) => (history[index] ?? 0) - (readLogOdds(rate) - readLogOdds(USUAL_RATE)) ** 2);
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return RATES.reduce((sum, rate, index) => sum + (rate * (shares[index] ?? 0)) / total, 0);
}

/** By how much the log-odds of a right value change with the rate. */
export const getRateLogOdds = (rate: number): number => readLogOdds(ASSUMED_RATE) - readLogOdds(rate);

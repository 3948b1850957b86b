import { assign } from './assign.ts';
import { findLine, score, type Candidate } from './candidates/candidate.ts';
import { fillWith, type Filled } from './filled-value.ts';
import type { Recall } from './memory/recall.ts';
import type { Ranking } from './ranking/rank.ts';
import { hasColumns } from './segments.ts';
import { confirmBySums, type TotalFields } from './totals/totals.ts';
import type { ScalarField } from './target-fields.ts';

/** What a value that a sum confirms gains over its rivals. */
const CONFIRMED = 0.35;
/** A value that is more probably wrong than this is an invention: null is better. */
const MIN_PROBABILITY = 0.25;
/** In prose nearly everything below these is wrong: what reads like a label is a word of a sentence. */
const MIN_PROBABILITY_IN_PROSE = 0.5;
const MIN_LABELLED_IN_PROSE = 0.6;
/** "Contract number: C-17" is a label among sentences too, and so is one with its value below. */
const MIN_SURE_SCORE = 0.75;
const MIN_SURE_LABELLED_IN_PROSE = 0.35;
/**
 * Weight of the learned probability in the order of candidates. It decides what the labels leave open; by itself, it
 * does worse than the labels on kinds of documents that it was not trained on.
 */
const LEARNED_PART = 0.2;
/** The same where examples speak: their ranking knows how far they can be trusted. More decides no better. */
const LEARNED_PART_OF_MEMORY = 0.35;

/** How many examples a value names that it was learned from. */
const MAX_NAMED_EXAMPLES = 3;

interface Context {
  totals: TotalFields;
  ranking: Ranking;
  /** Whether the document consists of sentences. */
  isProse: boolean;
  /** What examples say; null without a memory. */
  remembered: Recall | null;
}

/** By or below a heading. */
const HEADED: ReadonlySet<Candidate['source']> = new Set(['title', 'section']);

function minProbability(candidate: Candidate, isProse: boolean): number {
  const { field, source } = candidate;
  // A heading is no sentence. Without a required value there would be no result.
  if (!isProse || HEADED.has(source) || (field.required && !field.nullable)) return MIN_PROBABILITY;
  if (source !== 'label') return MIN_PROBABILITY_IN_PROSE;
  if (score(candidate) < MIN_SURE_SCORE) return MIN_LABELLED_IN_PROSE;
  // A row with columns is a form among the sentences.
  return hasColumns(findLine(candidate)?.text ?? '') ? MIN_PROBABILITY : MIN_SURE_LABELLED_IN_PROSE;
}

/** The best value of each field, in the form that its schema takes. */
export function chooseValues(
  candidates: Candidate[],
  { totals, ranking, isProse, remembered }: Context,
): Map<ScalarField, Filled> {
  const values = new Map<Candidate, Filled>();
  for (const candidate of candidates) {
    const found = score(candidate) > 0 ? fillWith(candidate) : null;
    if (found !== null) values.set(candidate, found);
  }
  const usable = [...values.keys()];
  const confirmed = confirmBySums(usable, totals);
  const probabilities = ranking.rate(usable, confirmed, remembered?.signs);
  const filled = new Map<ScalarField, Filled>();
  const probabilityOf = (candidate: Candidate): number => probabilities.get(candidate) ?? 0;
  const rate = (candidate: Candidate): number => {
    const learned = remembered?.signs.has(candidate) === true ? LEARNED_PART_OF_MEMORY : LEARNED_PART;
    const found = score(candidate) + (confirmed.has(candidate) ? CONFIRMED : 0);
    return (1 - learned) * found + learned * probabilityOf(candidate);
  };
  for (const [field, chosen] of assign(usable, rate)) {
    const value = values.get(chosen);
    if (value !== undefined && probabilityOf(chosen) >= minProbability(chosen, isProse))
      filled.set(field, {
        ...value,
        confidence: probabilityOf(chosen),
        examples: remembered?.signs.get(chosen)?.from.slice(0, MAX_NAMED_EXAMPLES) ?? [],
      });
  }
  return filled;
}

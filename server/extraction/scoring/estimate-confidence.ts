/**
 * The confidence of a value that a model gave: the estimated probability that it is right, on the scale of the built-in
 * extractor's.
 *
 * Models that are asked for their confidence almost always answer that they are sure, and log-probabilities are no
 * better. So confidence is estimated from signs that can be checked without the model, by a logistic regression over
 * them. `trained-confidence.json` holds its weights and the record of its training (`scripts/train-confidence.ts`):
 * real and generated documents, with answers that have the errors of models.
 *
 * A null states that the document lacks the field. The confidence of a run is the mean over the schema's leaf fields. A
 * field of list entries counts once, with its mean over the entries.
 */
import { addKnownWeights, CONFIDENCE_FEATURES, type ConfidenceFacts } from './confidence-features.ts';
import { NO_ORDER } from '../grounding/order/place-order.ts';
import trained from './trained-confidence.json' with { type: 'json' };

export interface ConfidenceModel {
  /** Log-odds of an exact text without signs. */
  base: number;
  /** Log-odds by the name of a feature. */
  weights: Readonly<Record<string, number>>;
  /** How the other values of the answer correct them, by the name of a feature. */
  context: { base: number; weights: Readonly<Record<string, number>> };
}

const MIN_CONFIDENCE = 0.01;
const MAX_CONFIDENCE = 0.999;
/** Of one answer: others that agree make a value surer. */
const MAX_OF_ONE_ANSWER = 0.997;
const CONFIRMED = /^(?:parts|samples|second)_agrees?$/;
/** Of a choice without a place: one of few values is easily guessed. */
const MAX_UNSEEN_CHOICE = 0.5;
/** Of a choice that was concluded from the row of its entry: without a word that states it, nobody can be sure. */
const MAX_CONCLUDED_CHOICE = 0.89;
/** Of a null in the place of a value that does not match the schema: the document probably has one. */
const MAX_OMITTED = 0.3;
/** Of a date with a time zone that the document lacks. */
const MAX_ADDED_ZONE = 0.85;
/** Of a value that a label says is another field's. */
const MAX_FOREIGN = 0.5;

/** Of a value on its own. */
const round = (confidence: number): number => Math.round(confidence * 1000) / 1000;

/** The log-odds of an estimated confidence. */
export function readLogOdds(confidence: number): number {
  const bounded = Math.min(MAX_CONFIDENCE, Math.max(MIN_CONFIDENCE, confidence));
  return Math.log(bounded / (1 - bounded));
}

/** An estimated confidence after one more sign. @param weight log-odds of the sign */
export function adjustConfidence(confidence: number, weight: number): number {
  const logOdds = readLogOdds(confidence) + weight;
  return round(Math.min(MAX_CONFIDENCE, Math.max(MIN_CONFIDENCE, 1 / (1 + Math.exp(-logOdds)))));
}

export function estimateConfidence(facts: ConfidenceFacts, model: ConfidenceModel = trained): number {
  return toConfidence(facts, estimateLogOdds(facts, model));
}

export function estimateLogOdds(
  facts: ConfidenceFacts,
  { base, weights }: Pick<ConfidenceModel, 'base' | 'weights'>,
): number {
  return CONFIDENCE_FEATURES.reduce(
    (sum, { name, read }) => sum + (weights[name] ?? 0) * read(facts),
    base + addKnownWeights(facts),
  );
}

export function toConfidence(facts: ConfidenceFacts, logOdds: number): number {
  const confidence = 1 / (1 + Math.exp(-beCautious(facts, logOdds)));
  return round(Math.min(getMost(facts), Math.max(MIN_CONFIDENCE, confidence)));
}

/** The most that a value can be sure of, whatever else confirms it. */
function getMost(facts: ConfidenceFacts): number {
  if (facts.isOmitted === true) return MAX_OMITTED;
  if (facts.isForeign === true) return MAX_FOREIGN;
  if (facts.kind === 'choice' && !facts.isNull && !facts.isPlaced) return MAX_UNSEEN_CHOICE;
  if (facts.signs.includes('no_zone')) return MAX_ADDED_ZONE;
  if (facts.signs.includes('from_row')) return MAX_CONCLUDED_CHOICE;
  return facts.signs.some((code) => CONFIRMED.test(code)) ? MAX_CONFIDENCE : MAX_OF_ONE_ANSWER;
}

/** Log-odds from which a value without a confirmation is less sure, over how much they go down, and by how much. */
const HIGH = 2;
const HIGH_RANGE = 1;
const MAX_CAUTION = 0.3;
/** Of a value without a label: its place shows that the document has it, not that it is this field's. */
const MAX_CAUTION_UNNAMED = 1;
/** From here on, the order of the values of a list shows whose one is. */
const IN_ORDER = 0.3;

/**
 * Lowers high estimates of values that nothing but a place confirms. On kinds of documents that the weights were not
 * fitted on, these are wrong more often than estimated: with it, 98 % of the values at 0.9 or more are right there.
 */
function beCautious(facts: ConfidenceFacts, logOdds: number): number {
  const { signs, reading, isNull } = facts;
  const isConfirmed = reading > 0 || signs.some((code) => CONFIRMED.test(code));
  if (isNull || isConfirmed) return logOdds;
  const most = isNamed(facts) ? MAX_CAUTION : MAX_CAUTION_UNNAMED;
  return logOdds - (most * Math.min(HIGH_RANGE, Math.max(0, logOdds - HIGH))) / HIGH_RANGE;
}

/**
 * Whether something ties a value to its field: a label, or the places of the other values of its list. Of values that
 * may be exchanged, a label is not enough.
 */
function isNamed({ signs, isEntry, kind, order = NO_ORDER }: ConfidenceFacts): boolean {
  if (signs.includes('exchanged')) return false;
  if (kind === 'choice' || signs.includes('label')) return true;
  return isEntry && (signs.includes('same_column') || Math.max(order.row, order.list) > IN_ORDER);
}

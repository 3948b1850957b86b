import type { Judged } from './calibration.ts';

/** A value that a person checked. */
export interface CheckedValue extends Judged {
  /** JSON Pointer of its field, `*` for each item of a list. */
  field: string;
}

/** How confidences become probabilities that hold for the values of one schema. */
export interface Recalibration {
  /** `none` where neither errs less than the confidences themselves. */
  method: 'none' | 'platt' | 'isotonic';
  /** Checked values that it was fitted on. */
  values: number;
  /** Mean squared error of the probabilities in a cross-check, as they were and as they became. */
  before: number;
  after: number;
  slope: number;
  intercept: number;
  /** What is added for a field. */
  fields: Record<string, number>;
  /** Of `isotonic`: probabilities by what they become, in ascending order. */
  steps: [from: number, to: number][];
}

/** Fewer say too little. */
export const MIN_CHECKED = 100;
const FOLDS = 5;
const NO_STEPS: Recalibration['steps'] = [];

/**
 * Fits Platt scaling with an offset for each field, and isotonic regression on it, and takes what errs less in a
 * cross-check. Null with too few values. Deterministic.
 */
export function fitRecalibration(checked: readonly CheckedValue[]): Recalibration | null {
  if (checked.length < MIN_CHECKED) return null;
  const errors = { none: 0, platt: 0, isotonic: 0 };
  for (let fold = 0; fold < FOLDS; fold++) {
    // Scattered: the values of a document come in the order of its fields.
    const isLeftOut = (index: number): boolean => (Math.imul(index + 1, 0x9e3779b1) >>> 16) % FOLDS === fold;
    const scale = fitPlatt(checked.filter((_, index) => !isLeftOut(index)));
    const steps = fitSteps(
      checked.filter((_, index) => !isLeftOut(index)),
      scale,
    );
    for (const one of checked.filter((_, index) => isLeftOut(index))) {
      const right = one.isRight ? 1 : 0;
      const platt = rescale(scale, one);
      errors.none += (one.confidence - right) ** 2;
      errors.platt += (platt - right) ** 2;
      errors.isotonic += (follow(steps, platt) - right) ** 2;
    }
  }
  const better = errors.isotonic < errors.platt ? 'isotonic' : 'platt';
  const method = errors[better] < errors.none ? better : 'none';
  const scale = fitPlatt(checked);
  const steps = method === 'isotonic' ? fitSteps(checked, scale) : NO_STEPS;
  const count = checked.length;
  return { method, values: count, before: errors.none / count, after: errors[method] / count, ...scale, steps };
}

/** The probability that the value is right. */
export function recalibrate(by: Recalibration, value: Pick<CheckedValue, 'confidence' | 'field'>): number {
  if (by.method === 'none') return value.confidence;
  const probability = follow(by.steps, rescale(by, value));
  return Math.round(Math.min(MOST, Math.max(1 - MOST, probability)) * 1000) / 1000;
}

type Scale = Pick<Recalibration, 'slope' | 'intercept' | 'fields'>;

const MOST = 0.995;
const ROUNDS = 40;
/** Penalties that keep a few values from moving much: on the slope's distance from 1, and on the fields' offsets. */
const SLOPE_PENALTY = 4;
const FIELD_PENALTY = 3;

const logit = (confidence: number): number => {
  const inside = Math.min(MOST, Math.max(1 - MOST, confidence));
  return Math.log(inside / (1 - inside));
};
const sigmoid = (sum: number): number => 1 / (1 + Math.exp(-sum));

function rescale(
  { slope, intercept, fields }: Scale,
  { confidence, field }: Pick<CheckedValue, 'confidence' | 'field'>,
) {
  return sigmoid(slope * logit(confidence) + intercept + (fields[field] ?? 0));
}

/** Newton's method, one parameter after the other. A penalty keeps the curvature above 0. */
function fitPlatt(checked: readonly CheckedValue[]): Scale {
  const scale = { slope: 1, intercept: 0, fields: {} as Record<string, number> };
  const byField = Map.groupBy(checked, ({ field }) => field);
  const step = (of: readonly CheckedValue[], weigh: (one: CheckedValue) => number, penalty: number, from: number) => {
    let [gradient, curvature] = [-penalty * from, penalty];
    for (const one of of) {
      const probability = rescale(scale, one);
      gradient += weigh(one) * ((one.isRight ? 1 : 0) - probability);
      curvature += weigh(one) ** 2 * probability * (1 - probability);
    }
    return gradient / curvature;
  };
  for (let round = 0; round < ROUNDS; round++) {
    scale.intercept += step(checked, () => 1, 0.1, scale.intercept);
    scale.slope += step(checked, ({ confidence }) => logit(confidence), SLOPE_PENALTY, scale.slope - 1);
    // A confidence that says the opposite would be chance.
    scale.slope = Math.max(0.05, scale.slope);
    for (const [field, of] of byField)
      scale.fields[field] = (scale.fields[field] ?? 0) + step(of, () => 1, FIELD_PENALTY, scale.fields[field] ?? 0);
  }
  return scale;
}

interface Block {
  sum: number;
  right: number;
  count: number;
}

const meanOf = ({ right, count }: Block): number => (right + 0.5) / (count + 1);

/** Pools adjacent violators. Each step is the middle of a block. */
function fitSteps(checked: readonly CheckedValue[], scale: Scale): Recalibration['steps'] {
  const levels = new Map<number, Block>();
  for (const one of checked) {
    const probability = rescale(scale, one);
    const level = levels.get(probability) ?? { sum: 0, right: 0, count: 0 };
    level.sum += probability;
    level.right += one.isRight ? 1 : 0;
    level.count += 1;
    levels.set(probability, level);
  }
  const blocks: Block[] = [];
  for (const [, level] of [...levels].toSorted(([a], [b]) => a - b)) {
    let block = level;
    for (let last = blocks.at(-1); last !== undefined && meanOf(last) >= meanOf(block); last = blocks.at(-1)) {
      block = { sum: last.sum + block.sum, right: last.right + block.right, count: last.count + block.count };
      blocks.pop();
    }
    blocks.push(block);
  }
  return blocks.map((block) => [block.sum / block.count, meanOf(block)]);
}

/** Between two steps on the straight line, so that the order stays. */
function follow(steps: Recalibration['steps'], probability: number): number {
  const [first] = steps;
  const last = steps.at(-1);
  if (first === undefined || last === undefined) return probability;
  if (probability <= first[0]) return first[1];
  if (probability >= last[0]) return last[1];
  const after = steps.findIndex(([from]) => from > probability);
  const [x0, y0] = steps[after - 1] ?? first;
  const [x1, y1] = steps[after] ?? last;
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (probability - x0)) / (x1 - x0);
}

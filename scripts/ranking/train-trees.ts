import { findFirstIndex } from '../../server/lib/collections.ts';
import { predict, type BoostedTrees, type TreeNode } from '../../server/extraction/local/ranking/boosted-trees.ts';

export interface Example {
  features: readonly number[];
  isRight: boolean;
  weight: number;
}

export interface TrainingOptions {
  trees: number;
  depth: number;
  learningRate: number;
  /** Least weight of a leaf, as a share of all. */
  minLeaf: number;
  /** Penalty on the values of leaves. */
  lambda: number;
}

const MAX_THRESHOLDS = 20;

/** Gradient boosting on the logistic loss. Deterministic. */
export function trainTrees(features: string[], examples: readonly Example[], options: TrainingOptions): BoostedTrees {
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const right = examples.reduce((sum, { weight, isRight }) => sum + (isRight ? weight : 0), 0);
  const share = Math.min(0.99, Math.max(0.01, right / Math.max(total, 1e-9)));
  const model: BoostedTrees = {
    features,
    base: Math.log(share / (1 - share)),
    trees: [],
  };
  const thresholds = features.map((_, index) => thresholdsOf(examples.map((one) => one.features[index] ?? 0)));
  const bins = thresholds.map((of, feature) =>
    Uint8Array.from(examples, ({ features }) => {
      const value = features[feature] ?? 0;
      return findFirstIndex(of, (threshold) => threshold >= value);
    }),
  );
  const sums = new Float64Array(examples.length).fill(model.base);
  for (let round = 0; round < options.trees; round++) {
    const gradients = examples.map(({ isRight, weight }, index) => {
      const probability = 1 / (1 + Math.exp(-(sums[index] ?? 0)));
      return {
        index,
        gradient: weight * ((isRight ? 1 : 0) - probability),
        hessian: weight * Math.max(1e-6, probability * (1 - probability)),
      };
    });
    const grower = new TreeGrower({
      examples,
      thresholds,
      bins,
      options,
      total,
    });
    const tree = grower.grow(gradients, options.depth);
    model.trees.push(tree);
    const single = { features, base: 0, trees: [tree] };
    examples.forEach((one, index) => {
      const probability = predict(single, one.features);
      sums[index] = (sums[index] ?? 0) + Math.log(probability / (1 - probability));
    });
  }
  return model;
}

/** Candidate thresholds: quantiles of the values, and of the different ones, as most examples may have the same. */
function thresholdsOf(values: number[]): number[] {
  const different = [...new Set(values)].sort((a, b) => a - b);
  if (different.length <= MAX_THRESHOLDS) return different.slice(0, -1);
  const all = [...values].sort((a, b) => a - b);
  return [...new Set([...quantilesOf(all), ...quantilesOf(different)])].sort((a, b) => a - b);
}

function quantilesOf(sorted: readonly number[]): number[] {
  return Array.from(
    { length: MAX_THRESHOLDS },
    (_, index) => sorted[Math.floor(((index + 1) * sorted.length) / (MAX_THRESHOLDS + 1))] ?? 0,
  );
}

interface Gradient {
  index: number;
  gradient: number;
  hessian: number;
}

interface TrainingData {
  examples: readonly Example[];
  thresholds: number[][];
  /** For each feature, the index of each example's first threshold that is at least its value. */
  bins: Uint8Array[];
  options: TrainingOptions;
  /** Weight of all examples. */
  total: number;
}

class TreeGrower {
  readonly #data: TrainingData;
  readonly #minWeight: number;

  constructor(data: TrainingData) {
    this.#data = data;
    this.#minWeight = data.total * data.options.minLeaf;
  }

  grow(rows: Gradient[], depth: number): TreeNode {
    const split = depth === 0 ? null : this.#bestSplit(rows);
    if (split === null) return { value: this.#leafValue(rows) };
    const isLeft = ({ index }: Gradient): boolean => this.#valueAt(index, split.feature) <= split.threshold;
    return {
      ...split,
      left: this.grow(rows.filter(isLeft), depth - 1),
      right: this.grow(
        rows.filter((row) => !isLeft(row)),
        depth - 1,
      ),
    };
  }

  #valueAt(example: number, feature: number): number {
    return this.#data.examples[example]?.features[feature] ?? 0;
  }

  #leafValue(rows: Gradient[]): number {
    const gradient = rows.reduce((sum, one) => sum + one.gradient, 0);
    const hessian = rows.reduce((sum, one) => sum + one.hessian, 0);
    const value = (this.#data.options.learningRate * gradient) / (hessian + this.#data.options.lambda);
    return Math.round(Math.max(-2, Math.min(2, value)) * 10_000) / 10_000;
  }

  #bestSplit(rows: Gradient[]): { feature: number; threshold: number } | null {
    const { lambda } = this.#data.options;
    const gain = (gradient: number, hessian: number): number => (gradient * gradient) / (hessian + lambda);
    const all = rows.reduce((sum, one) => sum + one.gradient, 0);
    const allHessian = rows.reduce((sum, one) => sum + one.hessian, 0);
    const allWeight = rows.reduce((sum, { index }) => sum + (this.#data.examples[index]?.weight ?? 0), 0);
    let best: { feature: number; threshold: number; gain: number } | null = null;
    for (const [feature, thresholds] of this.#data.thresholds.entries()) {
      const bins = this.#data.bins[feature];
      const buckets = thresholds.map(() => ({
        gradient: 0,
        hessian: 0,
        weight: 0,
      }));
      for (const { index, gradient, hessian } of rows) {
        const bucket = buckets[bins?.[index] ?? 0];
        if (bucket === undefined) continue;
        bucket.gradient += gradient;
        bucket.hessian += hessian;
        bucket.weight += this.#data.examples[index]?.weight ?? 0;
      }
      let [left, leftHessian, leftWeight] = [0, 0, 0];
      for (const [position, bucket] of buckets.entries()) {
        left += bucket.gradient;
        leftHessian += bucket.hessian;
        leftWeight += bucket.weight;
        if (leftWeight < this.#minWeight || allWeight - leftWeight < this.#minWeight) continue;
        const improvement =
          gain(left, leftHessian) + gain(all - left, allHessian - leftHessian) - gain(all, allHessian);
        if (improvement > (best?.gain ?? 1e-6))
          best = {
            feature,
            threshold: thresholds[position] ?? 0,
            gain: improvement,
          };
      }
    }
    return best === null ? null : { feature: best.feature, threshold: best.threshold };
  }
}

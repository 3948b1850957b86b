/** A value with the confidence that it was given, and whether it was right. */
export interface Judged {
  confidence: number;
  isRight: boolean;
}

export interface Calibration {
  count: number;
  /** Share that was right. */
  accuracy: number;
  /**
   * Probability that a right value has more confidence than a wrong one: 0.5 tells nothing, 1 tells all. NaN where all
   * are right, or none.
   */
  auroc: number;
  /** Mean distance of confidence and accuracy, over ten bins of confidence, weighted by what they hold. */
  ece: number;
  /** Share of the values that can be taken, the most confident first, while this share of them is right. */
  coverage: { precision: number; coverage: number }[];
  /** Share of wrong values among the most confident share of all, by coverage. */
  risk: { coverage: number; risk: number }[];
  /** The bins of the reliability table that hold values. */
  bins: { from: number; count: number; confidence: number; accuracy: number }[];
}

const BINS = 10;
const PRECISIONS = [0.95, 0.99];
const COVERAGES = [0.25, 0.5, 0.75, 0.9, 1];

/** How many values of each confidence were right, and how many wrong. */
export type ConfidenceLevels = Map<number, { right: number; wrong: number }>;

export function calibrate(judged: readonly Judged[]): Calibration {
  const levels: ConfidenceLevels = new Map();
  for (const { confidence, isRight } of judged) {
    const level = levels.get(confidence) ?? { right: 0, wrong: 0 };
    level[isRight ? 'right' : 'wrong'] += 1;
    levels.set(confidence, level);
  }
  const sorted = judged.toSorted((a, b) => b.confidence - a.confidence);
  return {
    ...calibrateLevels(levels),
    risk: COVERAGES.map((coverage) => {
      const taken = sorted.slice(0, Math.max(1, Math.round(sorted.length * coverage)));
      return { coverage, risk: taken.filter(({ isRight }) => !isRight).length / Math.max(1, taken.length) };
    }),
  };
}

interface Level {
  confidence: number;
  right: number;
  wrong: number;
}

/** The same from counts, without the risk. */
export function calibrateLevels(levels: ConfidenceLevels): Omit<Calibration, 'risk'> {
  const sorted = [...levels]
    .map(([confidence, level]): Level => ({ confidence, ...level }))
    .toSorted((a, b) => b.confidence - a.confidence);
  const right = sorted.reduce((sum, level) => sum + level.right, 0);
  const count = sorted.reduce((sum, level) => sum + level.right + level.wrong, 0);
  const bins = binned(sorted);
  return {
    count,
    accuracy: right / Math.max(1, count),
    auroc: auroc(sorted, right, count - right),
    ece: bins.reduce((off, bin) => off + bin.count * Math.abs(bin.confidence - bin.accuracy), 0) / Math.max(1, count),
    coverage: PRECISIONS.map((precision) => ({ precision, coverage: coverageAt(sorted, precision) })),
    bins,
  };
}

/** By ranks; equal confidences share theirs. */
function auroc(sorted: readonly Level[], right: number, wrong: number): number {
  let wins = 0;
  let rightAbove = 0;
  for (const level of sorted) {
    wins += level.wrong * (rightAbove + level.right / 2);
    rightAbove += level.right;
  }
  return right === 0 || wrong === 0 ? Number.NaN : wins / (right * wrong);
}

/** Values of equal confidence are taken together: a threshold cannot part them. */
function coverageAt(sorted: readonly Level[], precision: number): number {
  let right = 0;
  let seen = 0;
  let taken = 0;
  for (const level of sorted) {
    right += level.right;
    seen += level.right + level.wrong;
    if (right / seen >= precision) taken = seen;
  }
  return taken / Math.max(1, seen);
}

function binned(sorted: readonly Level[]): Calibration['bins'] {
  const bins = Map.groupBy(sorted, ({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)));
  return [...bins]
    .toSorted(([a], [b]) => a - b)
    .map(([bin, of]) => {
      const count = of.reduce((sum, { right, wrong }) => sum + right + wrong, 0);
      const total = of.reduce((sum, { confidence, right, wrong }) => sum + confidence * (right + wrong), 0);
      return {
        from: bin / BINS,
        count,
        confidence: total / count,
        accuracy: of.reduce((sum, { right }) => sum + right, 0) / count,
      };
    });
}

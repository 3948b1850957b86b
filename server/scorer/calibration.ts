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

export function calibrate(judged: readonly Judged[]): Calibration {
  const sorted = judged.toSorted((a, b) => b.confidence - a.confidence);
  const bins = binned(judged);
  return {
    count: judged.length,
    accuracy: judged.filter(({ isRight }) => isRight).length / Math.max(1, judged.length),
    auroc: auroc(sorted),
    ece:
      bins.reduce((off, bin) => off + bin.count * Math.abs(bin.confidence - bin.accuracy), 0) /
      Math.max(1, judged.length),
    coverage: PRECISIONS.map((precision) => ({ precision, coverage: coverageAt(sorted, precision) })),
    risk: COVERAGES.map((coverage) => {
      const taken = sorted.slice(0, Math.max(1, Math.round(sorted.length * coverage)));
      return { coverage, risk: taken.filter(({ isRight }) => !isRight).length / Math.max(1, taken.length) };
    }),
    bins,
  };
}

/** By ranks; equal confidences share theirs. */
function auroc(sorted: readonly Judged[]): number {
  const right = sorted.filter(({ isRight }) => isRight).length;
  const wrong = sorted.length - right;
  let wins = 0;
  let rightAbove = 0;
  for (let index = 0; index < sorted.length;) {
    const level = sorted[index]?.confidence;
    let [rightHere, wrongHere] = [0, 0];
    for (; index < sorted.length && sorted[index]?.confidence === level; index++) {
      if (sorted[index]?.isRight === true) rightHere += 1;
      else wrongHere += 1;
    }
    wins += wrongHere * (rightAbove + rightHere / 2);
    rightAbove += rightHere;
  }
  return right === 0 || wrong === 0 ? Number.NaN : wins / (right * wrong);
}

/** Values of equal confidence are taken together: a threshold cannot part them. */
function coverageAt(sorted: readonly Judged[], precision: number): number {
  let right = 0;
  let taken = 0;
  sorted.forEach(({ confidence, isRight }, index) => {
    if (isRight) right += 1;
    const isLastOfLevel = sorted[index + 1]?.confidence !== confidence;
    if (isLastOfLevel && right / (index + 1) >= precision) taken = index + 1;
  });
  return taken / Math.max(1, sorted.length);
}

function binned(judged: readonly Judged[]): Calibration['bins'] {
  const bins = Map.groupBy(judged, ({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)));
  return [...bins]
    .toSorted(([a], [b]) => a - b)
    .map(([bin, of]) => ({
      from: bin / BINS,
      count: of.length,
      confidence: of.reduce((sum, { confidence }) => sum + confidence, 0) / of.length,
      accuracy: of.filter(({ isRight }) => isRight).length / of.length,
    }));
}

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
  /** Share of wrong values among the most confident share of all, by coverage. */
  risk: { coverage: number; risk: number }[];
}

const BINS = 10;
const COVERAGES = [0.25, 0.5, 0.75, 0.9, 1];

export function calibrate(judged: readonly Judged[]): Calibration {
  const sorted = judged.toSorted((a, b) => b.confidence - a.confidence);
  return {
    count: judged.length,
    accuracy: judged.filter(({ isRight }) => isRight).length / Math.max(1, judged.length),
    auroc: auroc(sorted),
    ece: ece(judged),
    risk: COVERAGES.map((coverage) => {
      const taken = sorted.slice(0, Math.max(1, Math.round(sorted.length * coverage)));
      return { coverage, risk: taken.filter(({ isRight }) => !isRight).length / Math.max(1, taken.length) };
    }),
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

function ece(judged: readonly Judged[]): number {
  const bins = Map.groupBy(judged, ({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)));
  let off = 0;
  for (const bin of bins.values()) {
    const meant = bin.reduce((sum, { confidence }) => sum + confidence, 0);
    off += Math.abs(meant - bin.filter(({ isRight }) => isRight).length);
  }
  return off / Math.max(1, judged.length);
}

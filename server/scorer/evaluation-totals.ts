import { calibrateLevels, type ConfidenceLevels } from './calibration.ts';
import { OUTCOMES, type JudgedValue, type LeafCounts } from './score-documents.ts';
import { toScores } from './summarise.ts';
import { wilsonInterval } from './wilson.ts';

export interface FieldScore {
  path: string;
  observations: number;
  precision: number;
  recall: number;
  f1: number;
  /** Of the share of right observations. */
  margin: [number, number];
  wrong: number;
  missed: number;
  invented: number;
}

export interface TotalScore {
  precision: number;
  recall: number;
  f1: number;
  exactDocuments: number;
  wrong: number;
  missed: number;
  invented: number;
}

export interface StoredCalibration {
  auroc: number | null;
  ece: number | null;
  coverage95: number | null;
  coverage99: number | null;
  bins: { from: number; count: number; confidence: number; accuracy: number }[];
}

/** What a review of all values below a confidence would take, and what it would leave. */
export interface EffortStep {
  below: number;
  values: number;
  documents: number;
  /** Wrong values that nobody looks at. */
  wrongLeft: number;
}

export interface EvaluationTotals {
  score: TotalScore;
  fields: FieldScore[];
  calibration: StoredCalibration;
  /** From `below` 0 to above 1, in hundredths. */
  effort: { values: number; documents: number; wrong: number; auroc: number | null; steps: EffortStep[] };
}

/** Below these numbers, a measure of confidence is chance. */
const MIN_JUDGED = 30;
const STEPS = 102;

const none = (): LeafCounts => [0, 0, 0, 0, 0, 0];

function addTo(sum: LeafCounts, counts: LeafCounts): void {
  counts.forEach((count, index) => (sum[index]! += count));
}

function named(counts: LeafCounts) {
  const [right, wrong, missed, invented, extra, absent] = counts;
  return { right, wrong, missed, invented, extra, absent };
}

/** Adds the scores of documents up, one at a time. */
export class EvaluationSums {
  readonly #fields = new Map<string, LeafCounts>();
  readonly #levels: ConfidenceLevels = new Map();
  readonly #values = new Float64Array(STEPS);
  readonly #wrong = new Float64Array(STEPS);
  readonly #documentsBelow = new Float64Array(STEPS);
  #documents = 0;
  #exact = 0;

  add(counts: Record<string, LeafCounts>, judged: readonly JudgedValue[], isExact: boolean): void {
    this.#documents += 1;
    if (isExact) this.#exact += 1;
    for (const [path, count] of Object.entries(counts)) {
      let sum = this.#fields.get(path);
      if (sum === undefined) this.#fields.set(path, (sum = none()));
      addTo(sum, count);
    }
    let least = STEPS - 1;
    for (const [confidence, isRight] of judged) {
      const level = this.#levels.get(confidence) ?? { right: 0, wrong: 0 };
      if (isRight === 1) level.right += 1;
      else level.wrong += 1;
      this.#levels.set(confidence, level);
      const step = firstStepAbove(confidence);
      this.#values[step]! += 1;
      if (isRight === 0) this.#wrong[step]! += 1;
      least = Math.min(least, step);
    }
    if (judged.length > 0) this.#documentsBelow[least]! += 1;
  }

  conclude(): EvaluationTotals {
    const all = none();
    const fields = [...this.#fields].map(([path, counts]): FieldScore => {
      addTo(all, counts);
      return scoreField(path, counts);
    });
    const { precision, recall, f1 } = toScores(named(all));
    const [, wrong, missed, invented, extra] = all;
    const exactDocuments = this.#exact / Math.max(1, this.#documents);
    const calibration = this.#calibrate();
    return {
      score: { precision, recall, f1, exactDocuments, wrong, missed, invented: invented + extra },
      fields: fields.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
      calibration,
      effort: this.#listEffort(calibration.auroc),
    };
  }

  #calibrate(): StoredCalibration {
    const { count, auroc, ece, coverage, bins } = calibrateLevels(this.#levels);
    if (count < MIN_JUDGED) return { auroc: null, ece: null, coverage95: null, coverage99: null, bins };
    const covers = (precision: number) => coverage.find((one) => one.precision === precision)?.coverage ?? null;
    return {
      auroc: Number.isNaN(auroc) ? null : auroc,
      ece,
      coverage95: covers(0.95),
      coverage99: covers(0.99),
      bins,
    };
  }

  #listEffort(auroc: number | null): EvaluationTotals['effort'] {
    const sum = (of: Float64Array) => of.reduce((total, one) => total + one, 0);
    const wrong = sum(this.#wrong);
    let [values, documents, found] = [0, 0, 0];
    const steps = Array.from({ length: STEPS }, (_, step): EffortStep => {
      values += this.#values[step] ?? 0;
      documents += this.#documentsBelow[step] ?? 0;
      found += this.#wrong[step] ?? 0;
      return { below: step / 100, values, documents, wrongLeft: wrong - found };
    });
    return { values: sum(this.#values), documents: this.#documents, wrong, auroc, steps };
  }
}

/** The first hundredth that is above a confidence: at that threshold the value is reviewed. */
function firstStepAbove(confidence: number): number {
  let step = Math.max(0, Math.min(STEPS - 1, Math.floor(confidence * 100)));
  while (step > 0 && confidence < step / 100) step -= 1;
  while (step < STEPS - 1 && confidence >= step / 100) step += 1;
  return step;
}

function scoreField(path: string, counts: LeafCounts): FieldScore {
  const { right, wrong, missed, invented, extra, absent } = named(counts);
  const observations = counts.reduce((total, count) => total + count, 0);
  const { precision, recall, f1 } = toScores(named(counts));
  return {
    path,
    observations,
    precision,
    recall,
    f1,
    margin: wilsonInterval(right + absent, observations),
    wrong,
    missed,
    invented: invented + extra,
  };
}

/** Checked here, since the counts are stored by position. */
OUTCOMES satisfies readonly (keyof ReturnType<typeof named>)[];

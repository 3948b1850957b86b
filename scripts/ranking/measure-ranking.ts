import { calibrate, type Judged } from '../../server/scorer/calibration.ts';
import { predict, type BoostedTrees } from '../../server/extraction/local/ranking/boosted-trees.ts';
import { FEATURES } from '../../server/extraction/local/ranking/features.ts';
import { trainTrees, type Example, type TrainingOptions } from './train-trees.ts';
import { FOLDS, type TrainingDocument } from './collect-documents.ts';

export const OPTIONS: TrainingOptions = {
  trees: 60,
  depth: 3,
  learningRate: 0.12,
  minLeaf: 0.005,
  lambda: 40,
};
/** What a small data set must have, in examples, to weigh as much as others. */
const MIN_DATASET_WEIGHT = 150;

export interface TrainingSet {
  real: readonly TrainingDocument[];
  generated: readonly TrainingDocument[];
  /** Of the weight of all examples, 0 to 1. */
  generatedShare: number;
}

export interface JudgedDocument {
  dataset: string;
  judged: Judged[];
}

export function trainRanking({ real, generated, generatedShare }: TrainingSet): BoostedTrees {
  const examples = weighDatasets(real);
  const others = generatedShare === 0 ? [] : weighDatasets(generated);
  const sum = (of: readonly Example[]): number => of.reduce((total, { weight }) => total + weight, 0);
  const scale = ((generatedShare / (1 - generatedShare)) * sum(examples)) / Math.max(1e-9, sum(others));
  const scaled = others.map((one) => ({ ...one, weight: one.weight * scale }));
  return trainTrees(FEATURES, [...examples, ...scaled], OPTIONS);
}

/** Judges each data set by a model of all others. Generated documents only train. */
export function judgeNewKinds(set: TrainingSet): JudgedDocument[] {
  return [...new Set(set.real.map(({ dataset }) => dataset))].flatMap((dataset) => {
    const model = trainRanking({ ...set, real: set.real.filter((one) => one.dataset !== dataset) });
    return judgeDocuments(
      model,
      set.real.filter((one) => one.dataset === dataset),
    );
  });
}

/** Judges each fold by a model of all others. */
export function judgeNewDocuments(set: TrainingSet): JudgedDocument[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = trainRanking({ ...set, real: set.real.filter((one) => one.fold !== fold) });
    return judgeDocuments(
      model,
      set.real.filter((one) => one.fold === fold),
    );
  }).flat();
}

/** The values that the model would choose: the best of each single field, and all values in lists. */
function judgeDocuments(model: BoostedTrees, documents: readonly TrainingDocument[]): JudgedDocument[] {
  return documents.map(({ dataset, examples }) => ({
    dataset,
    judged: [...Map.groupBy(examples, ({ field }) => field)].flatMap(([field, of]) => {
      const rated = of.map(({ features, isRight }) => ({ confidence: predict(model, features), isRight }));
      return field === null ? rated : rated.toSorted((a, b) => b.confidence - a.confidence).slice(0, 1);
    }),
  }));
}

/** Each data set weighs the same, whatever its size. */
function weighDatasets(documents: readonly TrainingDocument[]): Example[] {
  return [...Map.groupBy(documents, ({ dataset }) => dataset).values()].flatMap((of) => {
    const total = of.reduce((sum, { examples, weight }) => sum + examples.length * weight, 0);
    const share = MIN_DATASET_WEIGHT / Math.max(MIN_DATASET_WEIGHT, total);
    return of.flatMap(({ examples, weight }) => examples.map((one) => ({ ...one, weight: weight * share })));
  });
}

export function summarise(judged: readonly Judged[]): Record<string, number> {
  const { count, accuracy, auroc, ece, coverage } = calibrate(judged);
  const round = (value: number): number => Number(value.toFixed(3));
  return {
    values: count,
    right: round(accuracy),
    auroc: round(auroc),
    ece: round(ece),
    coverageAt95: round(coverage[0]?.coverage ?? 0),
  };
}

import type { Evidence } from '../extraction/engine.ts';
import { calibrate, type Calibration, type Judged } from './calibration.ts';
import type { ComparedLeaf, Outcome } from './compare-document.ts';

/** What an engine made of one document. */
export interface EvaluatedDocument {
  dataset: string;
  id: string;
  leaves: ComparedLeaf[];
  evidence: Evidence[];
  /** Why there is no prediction. */
  error: string | null;
}

export interface Scores {
  counts: Record<Outcome, number>;
  /** 1 where nothing was predicted and nothing expected. */
  precision: number;
  recall: number;
  f1: number;
}

export interface DatasetSummary extends Scores {
  dataset: string;
  documents: number;
  failed: number;
  /** Mean of the documents' own F1. */
  documentF1: number;
  /** Share of the documents without an error. */
  exact: number;
  fields: Record<string, Scores>;
}

export interface EvaluationSummary {
  datasets: DatasetSummary[];
  /** Unweighted means of the data sets. */
  macro: { precision: number; recall: number; f1: number };
  /** Of the values that were predicted and judged. */
  values: Calibration;
  /** The same with single fields that were left empty. */
  valuesAndNulls: Calibration;
}

export function summarise(documents: readonly EvaluatedDocument[]): EvaluationSummary {
  const datasets = [...Map.groupBy(documents, ({ dataset }) => dataset)].map(([name, of]) =>
    summariseDataset(name, of),
  );
  const mean = (read: (summary: DatasetSummary) => number): number =>
    datasets.reduce((sum, one) => sum + read(one), 0) / Math.max(1, datasets.length);
  const judged = documents.flatMap(judge);
  return {
    datasets,
    macro: { precision: mean((one) => one.precision), recall: mean((one) => one.recall), f1: mean((one) => one.f1) },
    values: calibrate(judged.filter(({ isNull }) => !isNull)),
    valuesAndNulls: calibrate(judged),
  };
}

function summariseDataset(dataset: string, documents: readonly EvaluatedDocument[]): DatasetSummary {
  const each = documents.map(({ leaves }) => score(leaves));
  const all = documents.flatMap(({ leaves }) => leaves);
  const byField = Map.groupBy(all, ({ field }) => field);
  return {
    dataset,
    documents: documents.length,
    failed: documents.filter(({ error }) => error !== null).length,
    ...score(all),
    documentF1: each.reduce((sum, { f1 }) => sum + f1, 0) / Math.max(1, each.length),
    exact:
      each.filter(({ counts }) => counts.wrong + counts.missed + counts.invented + counts.extra === 0).length /
      Math.max(1, each.length),
    fields: Object.fromEntries([...byField].map(([field, leaves]) => [field, score(leaves)])),
  };
}

export function score(leaves: readonly ComparedLeaf[]): Scores {
  const counts: Scores['counts'] = { right: 0, wrong: 0, missed: 0, invented: 0, extra: 0, absent: 0 };
  for (const { outcome } of leaves) counts[outcome] += 1;
  return { counts, ...toScores(counts) };
}

export function toScores(counts: Scores['counts']): Omit<Scores, 'counts'> {
  const predicted = counts.right + counts.wrong + counts.invented + counts.extra;
  const expected = counts.right + counts.wrong + counts.missed;
  const precision = predicted > 0 ? counts.right / predicted : expected > 0 ? 0 : 1;
  const recall = expected > 0 ? counts.right / expected : 1;
  const f1 = precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0;
  return { precision, recall, f1 };
}

/** The leaves that have an evidence entry, with its confidence. */
function judge({ leaves, evidence }: EvaluatedDocument): (Judged & { isNull: boolean })[] {
  const confidences = new Map(evidence.map(({ path, confidence }) => [path, confidence]));
  return leaves.flatMap(({ outcome, pointer }) => {
    const confidence = pointer === null ? undefined : confidences.get(pointer);
    if (confidence === undefined) return [];
    const isNull = outcome === 'missed' || outcome === 'absent';
    return [{ confidence, isNull, isRight: outcome === 'right' || outcome === 'absent' }];
  });
}

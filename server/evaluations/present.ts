import type { Wire } from '../http/operation.ts';
import type { Evaluation } from './repository.ts';

/** A margin as the contract types it. */
type Margin = Wire<'EvaluationField'>['margin'];

export function presentEvaluation(evaluation: Evaluation): Wire<'Evaluation'> {
  const { id, schemaKey, env, status, versionNumber, scorer, errorMessage } = evaluation;
  const { runSettings, items, result, createdAt, createdBy, completedAt } = evaluation;
  const { resolution, samples, memory = false } = runSettings;
  const totals = result?.totals;
  const failed = items.failed + (status === 'cancelled' ? 0 : items.cancelled);
  return {
    id,
    schemaKey,
    env,
    status,
    dataset: { id: evaluation.datasetId, version: evaluation.datasetVersion ?? 1 },
    versionNumber,
    model: `${resolution.provider}/${resolution.model}`,
    samples,
    memory,
    items: { total: items.total, completed: items.completed, failed },
    score: totals?.score ?? null,
    fields: (totals?.fields ?? []).map((field) => ({ ...field, margin: field.margin as Margin })),
    rules: result?.rules ?? [],
    calibration: totals?.calibration ?? null,
    tokens: result?.tokens ?? null,
    cost: result?.cost ?? null,
    durationMs: result?.durationMs ?? null,
    comparators: evaluation.comparators as Wire<'Comparators'>,
    scorer,
    createdAt,
    createdBy,
    completedAt,
    errorMessage,
  };
}

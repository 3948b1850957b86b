import type { ColumnType } from 'kysely';

export interface EvaluationTable {
  id: string;
  workspace_id: string;
  environment_id: string;
  schema_family_id: string;
  schema_version_id: string;
  dataset_id: string;
  /** Null for drafts, which are made of what is unlabelled. */
  dataset_version: number | null;
  /** `evaluation`, or `draft`: its results become drafts. */
  kind: string;
  status: string;
  /** JSON: the model and the options of its runs. */
  run_settings: string;
  /** JSON: `Comparators`. */
  comparators: string;
  /** Stored as 0 or 1: whether answers of earlier evaluations are asked again. */
  is_fresh: ColumnType<number | boolean, number, never>;
  scorer: string;
  /** JSON: `EvaluationResult`; null until it has ended. */
  result: string | null;
  error_message: string | null;
  created_at: string;
  created_by: string | null;
  completed_at: string | null;
}

/** A document of an evaluation. Deleted with the document, and once it expires. */
export interface EvaluationItemTable {
  evaluation_id: string;
  /** That of the item in the version of the data set. */
  position: number;
  item_id: string;
  document_id: string;
  /** Null while it waits, and once the run was deleted. */
  run_id: string | null;
  /** `waiting`, or the status of the run, which a trigger copies. */
  status: string;
  /** `exact`, `inexact` or `failed`; null until it is scored. */
  outcome: string | null;
  /** JSON: the number of values by field and outcome. */
  counts: string | null;
  /** JSON: confidences, and whether the values are right. */
  judged: string | null;
  /** JSON: the compared values. Null once the run has expired or was deleted. */
  leaves: string | null;
  /** Of the compared values without their confidence. */
  values_hash: string | null;
  tokens: number | null;
  cost_nanos: number | null;
  cost_currency: string | null;
  duration_ms: number | null;
}

/** The number of items by state, to be summed over rows: see `db/migrations/counts/status-counts.ts`. */
export interface EvaluationCountTable {
  evaluation_id: string;
  status: string;
  items: number;
}

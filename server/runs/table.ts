import type { ColumnType } from 'kysely';

export interface RunTable {
  id: string;
  workspace_id: string;
  environment_id: string;
  document_id: string;
  schema_family_id: string;
  schema_version_id: string;
  status: string;
  provider: string;
  model: string;
  key_source: string;
  residency: string;
  /** Null on the system fallback. It may name a key that is deleted. */
  provider_key_id: string | null;
  /** Written as 0 or 1: whether a second, differently framed call confirms the values. */
  verify: ColumnType<number | boolean, number, number>;
  /** How often execution began. The completion names the attempt it belongs to: a stale one changes nothing. */
  attempts: number;
  input_tokens: number | null;
  output_tokens: number | null;
  /** JSON `{ code, stage, retryable, … }`. */
  error_code: string | null;
  error_message: string | null;
  /** JSON. */
  extracted_data: string | null;
  confidence: number | null;
  /** JSON array. */
  evidence: string | null;
  /** JSON array of sentences. */
  warnings: string | null;
  started_at: string | null;
  completed_at: string | null;
  /** JSON; null for none. */
  metadata: string | null;
  created_at: string;
  updated_at: string;
}

/** The pairs of all runs' metadata, which a trigger writes, by what lists are filtered by. */
export interface RunMetadataTable {
  environment_id: string;
  schema_family_id: string;
  key: string;
  value: string;
  run_id: string;
}

/** How many rows an unfiltered list has, as a sum over its rows here: see `db/migrations/list-counts.ts`. */
export interface ListCountTable {
  environment_id: string;
  schema_family_id: string;
  documents: number;
  runs: number;
}

/** A call to a model that a run has finished. Gone when the run is final. */
export interface RunCallTable {
  run_id: string;
  key: string;
  /** JSON. */
  answer: string;
}

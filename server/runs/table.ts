import type { ColumnType, Generated } from 'kysely';

export interface RunTable {
  id: string;
  workspace_id: string;
  environment_id: string;
  document_id: string;
  schema_family_id: string;
  schema_version_id: string;
  /** The batch that it is part of; null for none. */
  batch_id: string | null;
  /** The evaluation that it is part of; null for none. */
  evaluation_id: string | null;
  status: string;
  provider: string;
  model: string;
  key_source: string;
  residency: string;
  /** Null for the system fallback. May refer to a deleted key. */
  provider_key_id: string | null;
  /** Stored as 0 or 1: whether a second, differently worded call confirms the values. */
  verify: ColumnType<number | boolean, number, number>;
  /** Number of started attempts. Completions name their attempt, so that stale ones have no effect. */
  attempts: number;
  input_tokens: number | null;
  output_tokens: number | null;
  /** Part of the input tokens. */
  cached_input_tokens: number | null;
  /** Part of the output tokens. */
  reasoning_tokens: number | null;
  /** Billionths of the currency; null if unknown. */
  cost_nanos: number | null;
  cost_currency: string | null;
  /** JSON array of the providers that saw the document; null for none. */
  providers: string | null;
  /** `auto`, `always` or `never`; null for `auto`. */
  vision: string | null;
  /** Billionths of the currency of the model's price; null for no limit. */
  max_cost_nanos: number | null;
  /** JSON array of the models that take over when one fails; null for none. */
  fallbacks: string | null;
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
  /** The range of the document's pages that are read; null for all. */
  pages: string | null;
  /** How many the run read; null before its end, and for a cancelled one. */
  pages_read: number | null;
  /** JSON of what a failed run had found, or null. */
  partial_data: string | null;
  /** JSON array of the completeness of lists, or null. */
  lists: string | null;
  /** JSON array of the fields for which only a part of the document was searched, or null. */
  coverage: string | null;
  /** JSON array of the results of the schema's rules, or null. */
  rules: string | null;
  /** JSON array of the examples of the memory that it used, or null. */
  memory: string | null;
  /** JSON array of the tables that the rules used, with their versions, or null. */
  lookups: string | null;
  /** How often each question is asked. */
  samples: Generated<number>;
  /** JSON, or null. */
  metadata: string | null;
  /** Finished calls that it took over from the run that it repeats. */
  reused_calls: Generated<number>;
  created_at: string;
  updated_at: string;
  /** When retention erased its data; null before. */
  expired_at: string | null;
}

/** One row per metadata pair of a run, for filtered lists. Written by a trigger. */
export interface RunMetadataTable {
  environment_id: string;
  schema_family_id: string;
  key: string;
  value: string;
  run_id: string;
}

/** Totals of unfiltered lists, to be summed over rows: see `db/migrations/counts/list-counts.ts`. */
export interface ListCountTable {
  environment_id: string;
  schema_family_id: string;
  documents: number;
  runs: number;
}

/** A request to a model, and its answer. */
export interface RunExchangeTable {
  run_id: string;
  id: string;
  environment_id: string;
  provider: string;
  model: string;
  answered_by: string | null;
  fingerprint: string | null;
  seed: number | null;
  temperature: number | null;
  prompt_hash: string;
  prompt_version: number;
  requested_at: string;
  duration_ms: number;
  /** HTTP status; null if no answer arrived. */
  status: number | null;
  failure: string | null;
  /** JSON of what the provider counted, or null. */
  usage: string | null;
  /** Sealed and compressed JSON; null where it is not kept. */
  sealed_request: Buffer | null;
  sealed_response: Buffer | null;
  /** When both were kept; null where they are not. */
  kept_at: string | null;
}

/** A finished model call of a run. Deleted when the run completes; others keep it for their rerun. */
export interface RunCallTable {
  run_id: string;
  key: string;
  /** JSON. */
  answer: string;
  /** Whether another run paid for it. */
  is_reused: ColumnType<number | boolean, boolean | undefined, boolean>;
}

import type { Generated } from 'kysely';

export interface BatchTable {
  id: string;
  workspace_id: string;
  environment_id: string;
  schema_family_id: string;
  schema_version_id: string;
  /** Null without one, and once the batch has expired. */
  name: string | null;
  /** `open`, `processing`, `completed` or `cancelled`. */
  status: string;
  /** JSON: the model and the options of its runs. */
  run_settings: string;
  /** JSON, or null. */
  metadata: string | null;
  created_at: string;
  updated_at: string;
  started_at: string | null;
  completed_at: string | null;
  /** When retention erased its name, metadata and results; null before. */
  expired_at: string | null;
}

/** A document of a batch. Deleted with the document, and with its run. */
export interface BatchDocumentTable {
  batch_id: string;
  /** From 1. */
  position: number;
  /** Null for a file that could not be added. */
  document_id: string | null;
  /** The latest run; null while the document waits. */
  run_id: string | null;
  /** Of a batch that splits its documents; null while the document waits. */
  packet_id: Generated<string | null>;
  /** While the document waits for a retry: the failed run, whose answers the next one takes over. */
  earlier_run_id: string | null;
  /** `waiting`, or the status of the run, which a trigger copies. */
  status: string;
  /** Of a file that could not be added. */
  name: string | null;
  /** JSON: why it has no run; null if it has one. */
  error_code: string | null;
  error_message: string | null;
  /** JSON, or null. */
  metadata: string | null;
}

/** The number of documents by state, to be summed over rows: see `db/migrations/counts/batch-counts.ts`. */
export interface BatchCountTable {
  batch_id: string;
  status: string;
  documents: number;
}

import type { ColumnType, Generated } from 'kysely';

/** Written as 0 or 1. */
type Flag = ColumnType<number | boolean, number, number>;

export interface PacketTable {
  id: string;
  workspace_id: string;
  environment_id: string;
  splitter_version_id: string;
  /** The document with all pages. */
  document_id: string;
  /** Whether the document was stored for the packet, and is deleted with it. */
  owns_document: Flag;
  status: string;
  /** Counts the corrections. */
  revision: number;
  /** Whether parts are extracted. */
  extracts: Flag;
  model: string | null;
  /** Of the questions, and of each run: billionths of the currency; null for no limit. */
  max_cost_nanos: number | null;
  vision: Generated<string>;
  page_count: number | null;
  /** JSON: `StoredPart[]`. Null until they are found, and once the document has expired. */
  parts: string | null;
  /** JSON: `PacketPage[]`, as parts. */
  pages: string | null;
  error_message: string | null;
  /** When a person approved it. */
  approved_at: string | null;
  /** JSON: the `AskedModel`. Null where none was asked. */
  asked: string | null;
  created_by: string;
  created_at: string;
  updated_at: string;
  completed_at: string | null;
}

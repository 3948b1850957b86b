export interface MemorySettingsTable {
  environment_id: string;
  schema_family_id: string;
  mode: string;
  updated_at: string;
  updated_by: string | null;
}

/** What one document taught. Deleted with the document, and once it expires. */
export interface MemoryExampleTable {
  id: string;
  workspace_id: string;
  environment_id: string;
  schema_family_id: string;
  document_id: string;
  source: string;
  /** JSON. */
  expected: string;
  /** JSON array of places that are known, or null. */
  places: string | null;
  /** JSON array of hashes; null until the document has been read for it. */
  fingerprint: string | null;
  /** JSON; null until the document has been read for it. */
  content: string | null;
  created_at: string;
  updated_at: string;
  created_by: string | null;
}

/** Which confidences turned out right in the review of a document. Deleted with the document, and once it expires. */
export interface CheckedValuesTable {
  environment_id: string;
  schema_family_id: string;
  document_id: string;
  model: string;
  basis: string;
  /** JSON: `[field, confidence, 0 | 1]` for each value. */
  checked: string;
  checked_at: string;
}

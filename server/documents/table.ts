export interface DocumentTable {
  id: string;
  workspace_id: string;
  environment_id: string;
  schema_family_id: string;
  name: string;
  /** The caller's text at first, the parsed text once parsed. */
  content: string | null;
  mime_type: string;
  file_size: number;
  original_filename: string | null;
  status: string;
  /** JSON `{ code, stage, retryable, … }` of a failed document. */
  error_code: string | null;
  page_count: number | null;
  /** SHA-256 of the bytes: the key in the blob store. */
  blob_hash: string;
  /** JSON; null for none. */
  metadata: string | null;
  created_at: string;
  updated_at: string;
}

/** The pairs of all documents' metadata, which a trigger writes, by what lists are filtered by. */
export interface DocumentMetadataTable {
  environment_id: string;
  schema_family_id: string;
  key: string;
  value: string;
  document_id: string;
}

/** Which layout the bytes gave. One row for equal bytes of one type under one parser version. */
export interface ParsingTable {
  blob_hash: string;
  mime_type: string;
  parser_version: string;
  page_count: number | null;
  created_at: string;
}

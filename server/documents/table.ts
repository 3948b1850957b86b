import type { ColumnType } from 'kysely';

export interface DocumentTable {
  id: string;
  workspace_id: string;
  environment_id: string;
  schema_family_id: string;
  name: string;
  /** The text from the request, replaced by the parsed text. */
  content: string | null;
  /** With the charset of a text that the upload named. */
  mime_type: string;
  file_size: number;
  original_filename: string | null;
  status: string;
  /** JSON `{ code, stage, retryable, … }` of a failed document. */
  error_code: string | null;
  page_count: number | null;
  /** JSON, or null. */
  warnings: string | null;
  /** SHA-256 of the bytes, which is the key in the blob store. Empty once the document has expired. */
  blob_hash: string;
  /** The range of pages that are read; null for all. */
  pages: string | null;
  /** Written as 0 or 1: whether it came with a password. Nothing of it is shared with equal bytes. */
  is_protected: ColumnType<number | boolean, number | undefined, number>;
  /** Until the document is parsed. */
  sealed_password: string | null;
  /** JSON, or null. */
  metadata: string | null;
  /** The packet whose part it is; null for others, and once the packet was deleted without it. */
  packet_id: string | null;
  /** A range of the packet's pages. */
  packet_pages: string | null;
  /** From 0. */
  packet_part: number | null;
  created_at: string;
  updated_at: string;
  /** When retention erased its content; null before. */
  expired_at: string | null;
}

/** One row per metadata pair of a document, for filtered lists. Written by a trigger. */
export interface DocumentMetadataTable {
  environment_id: string;
  schema_family_id: string;
  key: string;
  value: string;
  document_id: string;
}

/** The layout of parsed bytes. One row per combination of bytes, type, parser version and pages. */
export interface ParsingTable {
  blob_hash: string;
  mime_type: string;
  parser_version: string;
  /** The ranges that restrict it, joined by `&`; empty for all pages. */
  pages: string;
  page_count: number | null;
  created_at: string;
}

/**
 * Documents in the full-text index. The words are in the column `words` on PostgreSQL, and in the FTS5 table
 * `document_search` on SQLite.
 */
export interface DocumentWordsTable {
  document_id: string;
  environment_id: string;
  schema_family_id: string;
  /** Whether it has more words than the index keeps. */
  is_partial: ColumnType<number | boolean, number | undefined, number>;
}

/** Documents whose words are not in the index, or have changed. Written by triggers. */
export interface UnindexedDocumentTable {
  document_id: string;
  environment_id: string;
  schema_family_id: string;
  revision: number;
}

import type { ColumnType } from 'kysely';

export interface LookupRow {
  workspace_id: string;
  key: string;
  /** JSON: the names of the columns. */
  columns: string;
  row_count: number;
  /** Counts the replacements, from 1. */
  version: number;
  /** JSON: an array of cells for each row. */
  content: string;
  /** Compared with the version before; null for the first one. */
  rows_added: number | null;
  rows_removed: number | null;
  created_at: ColumnType<string, string, never>;
  updated_at: string;
  updated_by: string | null;
}

/** A version that was replaced. */
export interface LookupVersionRow {
  workspace_id: string;
  key: string;
  version: number;
  columns: string;
  row_count: number;
  rows_added: number | null;
  rows_removed: number | null;
  /** Null where its rows are no longer kept. */
  content: string | null;
  created_at: string;
  created_by: string | null;
}

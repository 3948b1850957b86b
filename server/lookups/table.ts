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
  created_at: ColumnType<string, string, never>;
  updated_at: string;
  updated_by: string | null;
}

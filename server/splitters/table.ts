export interface SplitterTable {
  id: string;
  workspace_id: string;
  splitter_key: string;
  name: string;
  latest_version: number;
  created_at: string;
  updated_at: string;
}

/** What a splitter said from some time on. Never changes. */
export interface SplitterVersionTable {
  id: string;
  splitter_id: string;
  version: number;
  content_hash: string;
  /** JSON: `StoredRules`. */
  rules: string;
  created_at: string;
}

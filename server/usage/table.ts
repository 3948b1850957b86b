/**
 * Sums over ended runs, kept by triggers: see `0016-provider-chains.ts`, `0051-usage-by-insertion.ts` and
 * `0067-usage-pages.ts` in `db/migrations`. On PostgreSQL, several rows may have the same key: usage is their sum.
 */
export interface UsageCountTable {
  workspace_id: string;
  /** Such as `2026-01`. */
  month: string;
  provider: string;
  model: string;
  key_source: string;
  /** Empty for runs whose cost is unknown. */
  currency: string;
  /** On SQLite only, where it is `0`. */
  shard?: string;
  runs: number;
  runs_without_cost: number;
  input_tokens: number;
  cached_input_tokens: number;
  output_tokens: number;
  reasoning_tokens: number;
  cost_nanos: number;
  /** That completed and failed runs read. */
  pages: number;
}
/** The limits of a workspace for each month. Without a row there are none. */
export interface BudgetTable {
  workspace_id: string;
  /** Billionths of the currency; null for no limit. */
  max_cost_nanos: number | null;
  currency: string | null;
  max_pages: number | null;
  updated_at: string;
}

/** What was announced of a limit: once a month for each of its values. */
export interface BudgetNoticeTable {
  workspace_id: string;
  /** Such as `2026-01`. */
  month: string;
  /** `cost` or `pages`. */
  kind: string;
  /** `warning` or `exceeded`. */
  status: string;
  /** The limit: pages, or billionths. */
  max_value: number;
  created_at: string;
}

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

/** Sums over ended runs, kept by a trigger: see `db/migrations/0011-0020/0016-provider-chains.ts`. */
export interface UsageCountTable {
  workspace_id: string;
  /** Such as `2026-01`. */
  month: string;
  provider: string;
  model: string;
  key_source: string;
  /** Empty for runs whose cost is unknown. */
  currency: string;
  /** Rows that differ only in it are summed. */
  shard: string;
  runs: number;
  runs_without_cost: number;
  input_tokens: number;
  cached_input_tokens: number;
  output_tokens: number;
  reasoning_tokens: number;
  cost_nanos: number;
}

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

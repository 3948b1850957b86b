export type ReviewStatus = 'needed' | 'in_review' | 'approved' | 'rejected';

/** Why a review is needed. */
export interface ReviewReason {
  code: 'confidence_below' | 'required_missing' | 'rule_violated' | 'rule_unknown' | 'sampled' | 'requested';
  /** JSON Pointer into the run's data; null for the whole run. */
  path: string | null;
  /** The name of the rule. */
  rule?: string;
}

/** When a run needs a review. */
export interface ReviewConditions {
  /** Null for none. */
  confidenceBelow: number | null;
  /** The fields to which it applies, written as `requiredPaths`; empty for all of them. */
  confidencePaths: string[];
  /** Fields with a limit of their own. */
  confidenceLimits: ConfidenceLimit[];
  /** JSON Pointers, in which the step `*` matches each row of a list. */
  requiredPaths: string[];
  /** Null for none. */
  sample: number | null;
  /** The answers of the schema's rules that ask for a review; null for none. */
  rules: RuleCondition | null;
}

export interface ConfidenceLimit {
  /** Written as `requiredPaths`. */
  path: string;
  confidenceBelow: number;
}

export type RuleCondition = 'violated' | 'violated_or_unknown';

/** What a correction did. */
export interface AppliedAction {
  path: string;
  action: 'confirm' | 'correct' | 'clear' | 'addRow' | 'removeRow';
  value: unknown;
  /** The value before; null for none. */
  previousValue: unknown;
  page: number | null;
  box: number[] | null;
  quote: string | null;
}

export interface ReviewSettingsTable {
  environment_id: string;
  schema_family_id: string;
  confidence_below: number | null;
  /** JSON: JSON Pointers, and a `ConfidenceLimit` for each field with a limit of its own. */
  confidence_paths: string;
  /** JSON: JSON Pointers. */
  required_paths: string;
  sample: number | null;
  rules: string | null;
  updated_at: string;
}

export interface ReviewTable {
  run_id: string;
  id: string;
  workspace_id: string;
  environment_id: string;
  schema_family_id: string;
  status: string;
  /** JSON: `ReviewReason[]`. */
  reasons: string;
  /** JSON: the corrected data. Null before the first correction, and once the run has expired. */
  reviewed_data: string | null;
  claimed_by: string | null;
  claimed_until: string | null;
  decided_by: string | null;
  decided_at: string | null;
  rejection_reason: string | null;
  created_at: string;
  updated_at: string;
}

/** One correction. Its order is its `position`. */
export interface ReviewActionTable {
  run_id: string;
  position: number;
  actor_id: string;
  /** JSON: what was done, without actor and time. */
  content: string;
  created_at: string;
}

import type { ColumnType, Generated } from 'kysely';

export interface EnvironmentTable {
  id: string;
  workspace_id: string;
  slug: string;
  name: string;
  provider_key_id: string | null;
  model: string | null;
  /** Stored as 0 or 1. */
  verify: ColumnType<number | boolean, number, number>;
  /** How many days its documents and runs are kept; null without end. */
  retention_days: number | null;
  /** JSON array; null for anywhere. */
  allowed_residencies: string | null;
  /** JSON array of `{ providerKeyId, model }`; null for none. */
  fallbacks: string | null;
  /** Whether what models are sent and answer is kept. */
  keep_prompts: Generated<number | boolean>;
  /** For how many days; null for the default. Null where nothing was ever kept. */
  prompt_retention_days: number | null;
  created_at: string;
  updated_at: string;
}

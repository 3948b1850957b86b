import type { Generated } from 'kysely';

export interface ApiKeyTable {
  id: string;
  user_id: string;
  name: string;
  secret_hash: string;
  masked_key: string;
  scope: string;
  expires_at: string | null;
  last_used_at: string | null;
  created_at: string;
  /** Limits beside those of the user; null for none. */
  workspace_id: string | null;
  env: string | null;
  role: string | null;
  /** `person` for the row that the sessions of a person belong to, which has no secret. */
  kind: Generated<string>;
}

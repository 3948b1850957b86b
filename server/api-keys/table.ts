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
  /** `person` for the row that the sessions of a person belong to, which has no secret. */
  kind: Generated<string>;
}

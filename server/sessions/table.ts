import type { Generated } from 'kysely';

export interface SessionTable {
  id: string;
  secret_hash: string;
  /** The key that opened it, or the row of the person that signed in. */
  api_key_id: string;
  expires_at: string;
  created_at: string;
  method: Generated<string>;
  /** JSON of `ProviderTokens`, sealed for the id of the session; null unless a provider signed the person in. */
  sealed_tokens: string | null;
  /** When the provider was last asked about the person. */
  checked_at: string | null;
  used_at: string | null;
  /** What the browser calls itself. */
  browser: string | null;
}

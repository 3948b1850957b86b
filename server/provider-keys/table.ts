export interface ProviderKeyTable {
  id: string;
  user_id: string;
  provider: string;
  name: string;
  default_model: string;
  base_url: string | null;
  residency: string | null;
  /** As `lib/secret-box` writes it, bound to the id. Null where the server of the key asks for none. */
  sealed_secret: string | null;
  masked_key: string | null;
  status: string;
  verified_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface ProviderKeyTable {
  id: string;
  user_id: string;
  provider: string;
  name: string;
  default_model: string;
  base_url: string | null;
  residency: string | null;
  context_tokens: number | null;
  /** JSON list of the models that the provider listed for the key. Null if it is not known. */
  published_models: string | null;
  /** In the format of `lib/secret-box`, bound to the id. Null if the provider needs no secret. */
  sealed_secret: string | null;
  masked_key: string | null;
  status: string;
  verified_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface SessionTable {
  id: string;
  secret_hash: string;
  api_key_id: string;
  expires_at: string;
  created_at: string;
}

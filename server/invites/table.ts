export interface InviteTable {
  id: string;
  workspace_id: string;
  role: string;
  email: string | null;
  secret_hash: string;
  created_by: string;
  expires_at: string;
  created_at: string;
}

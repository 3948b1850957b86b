/** The owner has a row too, so that one join answers who may see a workspace. */
export interface MemberTable {
  workspace_id: string;
  user_id: string;
  role: string;
  created_at: string;
}

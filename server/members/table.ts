/** The owner has a row too, so that one join finds all users with access to a workspace. */
export interface MemberTable {
  workspace_id: string;
  user_id: string;
  role: string;
  created_at: string;
}

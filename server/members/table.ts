/** The owner has a row too, so that one join finds all users with access to a workspace. */
export interface MemberTable {
  workspace_id: string;
  user_id: string;
  role: string;
  created_at: string;
  /** `groups` where groups of the identity provider gave the membership, and take it away; null for people. */
  source: string | null;
}

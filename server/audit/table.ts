export interface AuditEntryTable {
  id: string;
  /** The user whose log it is in: the owner of the workspace, or of the key. */
  owner_id: string;
  /** The user that made the change; null for the operator. */
  actor_id: string | null;
  action: string;
  workspace_id: string | null;
  target_type: string;
  target_id: string;
  /** JSON: `Changes`. */
  changes: string;
  created_at: string;
}

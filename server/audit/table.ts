export interface AuditEntryTable {
  id: string;
  /** The user whose log it is in: the owner of the workspace, or of the key. Null for the server's own log. */
  owner_id: string | null;
  /** The user that made the change; null for the operator. */
  actor_id: string | null;
  action: string;
  workspace_id: string | null;
  target_type: string;
  target_id: string;
  /** JSON: `Changes`. */
  changes: string;
  /** JSON: `Details`. */
  details: string;
  /** In the log of its owner, from 1; null until it is sealed. */
  position: number | null;
  /** Covers the entry and the hash of the one before; null until it is sealed. */
  hash: string | null;
  created_at: string;
}

/** The state of one log. */
export interface AuditChainTable {
  /** The user; empty for the server's own log. */
  owner: string;
  /** Of its newest sealed entry. */
  position: number;
  hash: string;
  /** Of the last entry that was past its time and deleted; 0 and empty for none. */
  pruned_position: number;
  pruned_hash: string;
}

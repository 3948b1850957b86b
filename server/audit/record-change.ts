import type { Tx } from '../db/database.ts';
import type { Erased } from './count-erased.ts';
import type { AuditScope, Details } from './repository.ts';

/** What is recorded. A new one also goes into the description in the contract. */
export type AuditAction =
  | 'api_key.created'
  | 'api_key.deleted'
  | 'provider_key.created'
  | 'provider_key.updated'
  | 'provider_key.deleted'
  | 'user.updated'
  | 'workspace.created'
  | 'workspace.imported'
  | 'workspace.updated'
  | 'workspace.deleted'
  | 'budget.updated'
  | 'environment.updated'
  | 'member.added'
  | 'member.updated'
  | 'member.removed'
  | 'invite.created'
  | 'invite.deleted'
  | 'invite.accepted'
  | 'password.updated'
  | 'passkey.created'
  | 'passkey.deleted'
  | 'sign_in.refused'
  | 'webhook.created'
  | 'webhook.updated'
  | 'webhook.deleted'
  | 'webhook.disabled'
  | 'webhook.secret_rotated'
  | 'pin.updated'
  | 'pin.overridden'
  | 'lookup.created'
  | 'lookup.replaced'
  | 'lookup.deleted'
  | 'schema.deleted'
  | 'dataset.deleted'
  | 'memory.updated'
  | 'memory_example.deleted'
  | 'document.deleted'
  | 'document.expired'
  | 'run.deleted'
  | 'run.expired'
  | 'batch.expired'
  | 'packet.deleted'
  | 'privacy.exported'
  | 'erasure.prepared'
  | 'erasure.confirmed'
  | 'erasure.completed';

export interface NewAuditEntry {
  action: AuditAction;
  /** The user that makes the change; null for the operator and the server. */
  actorId: string | null;
  /** The user whose log it is for; for a workspace, its owner. */
  scope: AuditScope;
  targetId: string;
  /** The resource without its secrets; null before a creation. */
  before: object | null;
  /** The same; null after a deletion. */
  after: object | null;
  /** What else is to be known, such as what was erased. */
  details?: Details;
}

export interface AuditLog {
  /** In the transaction of the change. For a workspace, before its row is deleted. */
  record(tx: Tx, ...entries: NewAuditEntry[]): Promise<void>;
  /** A deletion of many documents: its counts, and an entry for each of them with the hash of its file. */
  recordDeletion(tx: Tx, entry: NewAuditEntry, erased: Erased): Promise<void>;
  /** What a deletion or expiry is about to erase, for its `details`. */
  countErased(tx: Tx, erased: Erased): Promise<Details>;
}

import type { Database, Tx } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { Page, PageRequest } from '../lib/pagination.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import { changesBetween } from './changes.ts';
import { insertEntry, listEntries, type AuditEntry, type AuditScope } from './repository.ts';

export type { AuditEntry } from './repository.ts';

/** What is recorded. A new one also goes into the description in the contract. */
export type AuditAction =
  | 'api_key.created'
  | 'api_key.deleted'
  | 'provider_key.created'
  | 'provider_key.updated'
  | 'provider_key.deleted'
  | 'workspace.created'
  | 'workspace.updated'
  | 'workspace.deleted'
  | 'environment.updated'
  | 'member.added'
  | 'member.removed'
  | 'webhook.created'
  | 'webhook.updated'
  | 'webhook.deleted'
  | 'webhook.secret_rotated';

export interface NewAuditEntry {
  action: AuditAction;
  /** The user that makes the change; null for the operator. */
  actorId: string | null;
  /** The user whose log it is for; for a workspace, its owner. */
  scope: AuditScope;
  targetId: string;
  /** The resource without its secrets; null before a creation. */
  before: object | null;
  /** The same; null after a deletion. */
  after: object | null;
}

export interface AuditLog {
  /** In the transaction of the change. For a workspace, before its row is deleted. */
  record(tx: Tx, entry: NewAuditEntry): Promise<void>;
}

export interface AuditService extends AuditLog {
  /** The caller's own log. With the slug of a workspace, only that: throws `forbidden` for a member. */
  list(caller: Caller, slug: string | undefined, page: PageRequest): Promise<Page<AuditEntry>>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  newId: NewId;
  access: WorkspaceAccess;
}

export function createAuditService({ database, clock, newId, access }: Dependencies): AuditService {
  const { db } = database;
  return {
    async record(tx, { action, actorId, scope, targetId, before, after }) {
      const targetType = action.slice(0, action.indexOf('.'));
      const changes = changesBetween(before, after);
      const createdAt = timestamp(clock.now());
      await insertEntry(tx, scope, { id: newId('aud'), actorId, action, targetType, targetId, changes, createdAt });
    },

    async list(caller, slug, page) {
      if (slug === undefined) return listEntries(db, { userId: caller.userId }, page);
      const { workspace } = await access.requireOwner(db, caller, slug);
      return listEntries(db, { workspaceId: workspace.id }, page);
    },
  };
}

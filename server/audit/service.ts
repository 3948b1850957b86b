import type { ServiceDatabase } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { Page, PageRequest } from '../lib/pagination.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import { changesBetween } from './changes.ts';
import type { AuditLog } from './record-change.ts';
import { insertEntry, listEntries, type AuditEntry } from './repository.ts';

export type { AuditEntry } from './repository.ts';

export interface AuditService extends AuditLog {
  /** The caller's own log. With the slug of a workspace, only that: throws `forbidden` for a member. */
  list(caller: Caller, slug: string | undefined, page: PageRequest): Promise<Page<AuditEntry>>;
}

interface Dependencies {
  database: ServiceDatabase;
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

import type { ServiceDatabase } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { Page, PageRequest } from '../lib/pagination.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import { changesBetween } from './changes.ts';
import { countErased } from './count-erased.ts';
import type { AuditLog } from './record-change.ts';
import { insertEntries, listEntries, type AuditEntry, type AuditFilter } from './repository.ts';
import type { AuditTrail } from './trail.ts';

export type { AuditEntry, AuditFilter } from './repository.ts';

export interface AuditService extends AuditLog {
  /** The caller's own log. With the slug of a workspace, only that: throws `forbidden` for a member. */
  list(caller: Caller, slug: string | undefined, filter: AuditFilter, page: PageRequest): Promise<Page<AuditEntry>>;
}

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  newId: NewId;
  access: WorkspaceAccess;
  /** Null where nobody is served. */
  trail?: Pick<AuditTrail, 'flush'>;
}

export function createAuditService({ database, clock, newId, access, trail }: Dependencies): AuditService {
  const { db } = database;
  return {
    countErased,

    async record(tx, ...entries) {
      if (entries.length === 0) return;
      const createdAt = timestamp(clock.now());
      await insertEntries(
        tx,
        entries.map(({ before, after, details = {}, ...entry }) => ({
          id: newId('aud'),
          ...entry,
          targetType: entry.action.slice(0, entry.action.indexOf('.')),
          changes: changesBetween(before, after),
          details,
          createdAt,
        })),
      );
    },

    async list(caller, slug, filter, page) {
      await trail?.flush();
      if (slug === undefined) return listEntries(db, { userId: caller.userId }, filter, page);
      const { workspace } = await access.requireOwner(db, caller, slug);
      return listEntries(db, { workspaceId: workspace.id }, filter, page);
    },
  };
}

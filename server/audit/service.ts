import canonicalize from 'canonicalize';
import type { ServiceDatabase } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { Page, PageRequest } from '../lib/pagination.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import { countErased, listErasedDocuments } from './count-erased.ts';
import type { AuditLog } from './record-change.ts';
import {
  insertEntries,
  listEntries,
  listEntriesAfter,
  type AuditEntry,
  type AuditFilter,
  type Details,
} from './repository.ts';
import type { AuditTrail } from './trail.ts';

/** What changed, by field. `before` is null for a creation, `after` for a deletion. */
type Changes = Record<string, { before: unknown; after: unknown }>;

/** Fields that an entry has by itself, that are computed, or that change without anybody's doing. */
const LEFT_OUT = new Set([
  'id',
  'userId',
  'ownerId',
  'workspaceId',
  'isLocked',
  'lastUsedAt',
  'verifiedAt',
  'failures',
  'circuitUntil',
  'createdAt',
  'updatedAt',
]);

export type { AuditEntry, AuditFilter } from './repository.ts';

export interface AuditService extends AuditLog {
  /** The caller's own log. With the slug of a workspace, only that: throws `forbidden` for a member. */
  list(caller: Caller, slug: string | undefined, filter: AuditFilter, page: PageRequest): Promise<Page<AuditEntry>>;
  /** The same entries up to now, oldest first. */
  read(caller: Caller, slug: string | undefined, filter: AuditFilter): Promise<AsyncGenerator<AuditEntry>>;
}

/** Documents of one deletion that have entries of their own. The counts are of all. */
const MAX_LISTED = 100_000;
/** Entries of one statement. */
const BATCH = 500;

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
  const record: AuditLog['record'] = async (tx, ...entries) => {
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
  };

  async function findScope(caller: Caller, slug: string | undefined) {
    if (slug === undefined) return { userId: caller.userId };
    const { workspace } = await access.requireOwner(db, caller, slug);
    return { workspaceId: workspace.id };
  }

  async function* readEntries(scope: Awaited<ReturnType<typeof findScope>>, filter: AuditFilter) {
    for (let after = ''; ;) {
      const entries = await listEntriesAfter(db, scope, filter, { after, limit: BATCH });
      yield* entries;
      if (entries.length < BATCH) return;
      after = entries.at(-1)?.id ?? '';
    }
  }

  return {
    countErased,

    record,

    async recordDeletion(tx, entry, erased) {
      await record(tx, { ...entry, details: await countErased(tx, erased) });
      const common = { actorId: entry.actorId, scope: entry.scope, before: null, after: null };
      for (let after = '', listed = 0; listed < MAX_LISTED;) {
        const documents = await listErasedDocuments(tx, erased, { after, limit: BATCH });
        const toDetails = (details: Details) => ({ ...details, with: entry.targetId });
        await record(
          tx,
          ...documents.map(({ id, details }) => {
            return { action: 'document.deleted', targetId: id, ...common, details: toDetails(details) } as const;
          }),
        );
        after = documents.at(-1)?.id ?? '';
        listed += documents.length;
        if (documents.length < BATCH) return;
      }
    },

    async list(caller, slug, filter, page) {
      await trail?.flush();
      return listEntries(db, await findScope(caller, slug), filter, page);
    },

    async read(caller, slug, filter) {
      await trail?.flush();
      const now = timestamp(clock.now());
      const to = filter.to !== undefined && filter.to < now ? filter.to : now;
      return readEntries(await findScope(caller, slug), { ...filter, to });
    },
  };
}

/** The fields in which two states of a resource differ, both of JSON values. They must not contain secrets. */
export function changesBetween(before: object | null, after: object | null): Changes {
  const old = new Map<string, unknown>(Object.entries(before ?? {}));
  const current = new Map<string, unknown>(Object.entries(after ?? {}));
  const changes: Changes = {};
  for (const field of new Set([...old.keys(), ...current.keys()])) {
    const change = { before: old.get(field) ?? null, after: current.get(field) ?? null };
    const isChanged = canonicalize(change.before) !== canonicalize(change.after);
    if (isChanged && !LEFT_OUT.has(field)) changes[field] = change;
  }
  return changes;
}

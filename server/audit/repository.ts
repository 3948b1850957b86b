import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../db/database-tables.ts';
import type { Db } from '../db/database.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';

/** What an entry says beyond its fields: never content of documents. */
export type Details = Record<string, string | number | boolean | null>;

export interface AuditEntry {
  id: string;
  actorId: string | null;
  action: string;
  workspaceId: string | null;
  targetType: string;
  targetId: string;
  changes: Record<string, { before: unknown; after: unknown }>;
  details: Details;
  /** In the log, from 1; null until it is sealed. */
  position: number | null;
  /** Covers the entry and the hash of the one before. */
  hash: string | null;
  createdAt: string;
}

export type NewEntry = Omit<AuditEntry, 'workspaceId' | 'position' | 'hash'>;

/** The user whose log an entry is in; for a workspace, its owner. Null for the server's own log. */
export type AuditScope = { userId: string | null } | { workspaceId: string };

/** Of a workspace that was deleted meanwhile, the log is that of its earlier entries. */
const findOwner = (
  { selectFrom, fn, val }: ExpressionBuilder<Tables, 'audit_entries'>,
  scope: AuditScope,
  actor: string | null,
) =>
  'userId' in scope
    ? val(scope.userId)
    : fn.coalesce(
        selectFrom('workspaces').select('owner_id').where('id', '=', scope.workspaceId).$asScalar(),
        selectFrom('audit_entries as earlier')
          .select('earlier.owner_id')
          .where('earlier.workspace_id', '=', scope.workspaceId)
          .where('earlier.owner_id', 'is not', null)
          .limit(1)
          .$asScalar(),
        val(actor),
      );

export async function insertEntries(db: Db, entries: readonly (NewEntry & { scope: AuditScope })[]): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values((builder) =>
      entries.map(({ scope, ...entry }) => ({
        id: entry.id,
        owner_id: findOwner(builder, scope, entry.actorId),
        actor_id: entry.actorId,
        action: entry.action,
        workspace_id: 'userId' in scope ? null : scope.workspaceId,
        target_type: entry.targetType,
        target_id: entry.targetId,
        changes: JSON.stringify(entry.changes),
        details: JSON.stringify(entry.details),
        created_at: entry.createdAt,
      })),
    )
    .execute();
}

/** Which entries are listed. */
export interface AuditFilter {
  /** `document.deleted`, or `document` for all of its kind. */
  action?: string | undefined;
  actor?: string | undefined;
  target?: string | undefined;
  /** ISO 8601. */
  from?: string | undefined;
  to?: string | undefined;
}

const columns = [
  'id',
  'actor_id as actorId',
  'action',
  'workspace_id as workspaceId',
  'target_type as targetType',
  'target_id as targetId',
  'changes',
  'details',
  'position',
  'hash',
  'created_at as createdAt',
] as const;

const parse = <T extends { changes: string; details: string }>(row: T) => ({
  ...row,
  changes: JSON.parse(row.changes) as AuditEntry['changes'],
  details: JSON.parse(row.details) as Details,
});

type LogScope = { userId: string } | { workspaceId: string };

function selectEntries(db: Db, scope: LogScope, { action, actor, target, from, to }: AuditFilter) {
  let entries =
    'userId' in scope
      ? db.selectFrom('audit_entries').where('owner_id', '=', scope.userId)
      : db.selectFrom('audit_entries').where('workspace_id', '=', scope.workspaceId);
  if (action !== undefined) entries = entries.where(action.includes('.') ? 'action' : 'target_type', '=', action);
  if (actor !== undefined) entries = entries.where('actor_id', '=', actor);
  if (target !== undefined) entries = entries.where('target_id', '=', target);
  if (from !== undefined) entries = entries.where('created_at', '>=', from);
  if (to !== undefined) entries = entries.where('created_at', '<', to);
  return entries;
}

/** The entries of a user's log, or of one workspace, newest first. */
export async function listEntries(
  db: Db,
  scope: LogScope,
  filter: AuditFilter,
  page: PageRequest,
): Promise<Page<AuditEntry>> {
  const entries = selectEntries(db, scope, filter);
  const rows = await entries
    .select(columns)
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  const { total } = await entries.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...page, total, data: rows.map(parse) };
}

/** The same entries after one, oldest first. */
export async function listEntriesAfter(
  db: Db,
  scope: LogScope,
  filter: AuditFilter,
  { after, limit }: { after: string; limit: number },
): Promise<AuditEntry[]> {
  const entries = selectEntries(db, scope, filter).where('id', '>', after);
  return (await entries.select(columns).orderBy('id').limit(limit).execute()).map(parse);
}

/** An entry with the log that it is in. */
export type OwnedEntry = AuditEntry & { ownerId: string | null };

/** Entries without a place in their log yet, oldest first. */
export async function listUnsealed(db: Db, limit: number): Promise<OwnedEntry[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .select([...columns, 'owner_id as ownerId'])
    .where('position', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(parse);
}

/** Sealed entries of a log after a position, in its order. */
export async function listSealed(
  db: Db,
  owner: string,
  { after, limit }: { after: number; limit: number },
): Promise<OwnedEntry[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .select([...columns, 'owner_id as ownerId'])
    .where(({ fn, val }) => fn.coalesce('owner_id', val('')), '=', owner)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows.map(parse);
}

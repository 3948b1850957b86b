import type { Db } from '../db/database.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';

export interface AuditEntry {
  id: string;
  actorId: string | null;
  action: string;
  workspaceId: string | null;
  targetType: string;
  targetId: string;
  changes: Record<string, { before: unknown; after: unknown }>;
  createdAt: string;
}

/** The user whose log an entry is in; for a workspace, its owner. */
export type AuditScope = { userId: string } | { workspaceId: string };

export async function insertEntry(db: Db, scope: AuditScope, entry: Omit<AuditEntry, 'workspaceId'>): Promise<void> {
  await db
    .insertInto('audit_entries')
    .columns([
      'id',
      'owner_id',
      'actor_id',
      'action',
      'workspace_id',
      'target_type',
      'target_id',
      'changes',
      'created_at',
    ])
    .values(({ selectFrom }) => ({
      id: entry.id,
      owner_id:
        'userId' in scope
          ? scope.userId
          : selectFrom('workspaces').select('owner_id').where('id', '=', scope.workspaceId).$asScalar().$notNull(),
      actor_id: entry.actorId,
      action: entry.action,
      workspace_id: 'userId' in scope ? null : scope.workspaceId,
      target_type: entry.targetType,
      target_id: entry.targetId,
      changes: JSON.stringify(entry.changes),
      created_at: entry.createdAt,
    }))
    .execute();
}

/** The entries of a user's log, or of one workspace, newest first. */
export async function listEntries(db: Db, scope: AuditScope, page: PageRequest): Promise<Page<AuditEntry>> {
  const entries =
    'userId' in scope
      ? db.selectFrom('audit_entries').where('owner_id', '=', scope.userId)
      : db.selectFrom('audit_entries').where('workspace_id', '=', scope.workspaceId);
  const rows = await entries
    .select([
      'id',
      'actor_id as actorId',
      'action',
      'workspace_id as workspaceId',
      'target_type as targetType',
      'target_id as targetId',
      'changes',
      'created_at as createdAt',
    ])
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  const { total } = await entries.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const data = rows.map((row) => ({ ...row, changes: JSON.parse(row.changes) as AuditEntry['changes'] }));
  return { ...page, total, data };
}

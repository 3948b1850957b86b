import type { Db, Tx } from '../db/database.ts';
import { withRowLock } from '../db/row-locks.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';
import type { ErasureStatus } from './table.ts';

/** What the audit log says of a deletion. */
export type ErasedDetails = Record<string, string | number | boolean | null>;

/** Numbers of what is erased, by kind. */
export type ErasedCounts = Record<string, number>;

export interface Erasure {
  id: string;
  workspaceId: string;
  status: ErasureStatus;
  counts: ErasedCounts;
  createdBy: string;
  createdAt: string;
  confirmedBy: string | null;
  confirmedAt: string | null;
  completedAt: string | null;
}

export interface ErasureDocument {
  position: number;
  documentId: string;
  status: 'waiting' | 'erased' | 'gone';
  /** Null once it is erased. */
  name: string | null;
  /** Of its deletion. */
  entryId: string | null;
  entryPosition: number | null;
  entryHash: string | null;
  details: ErasedDetails | null;
}

const ROWS = 500;

const columns = [
  'erasures.id',
  'erasures.workspace_id as workspaceId',
  'erasures.status',
  'erasures.counts',
  'erasures.created_by as createdBy',
  'erasures.created_at as createdAt',
  'erasures.confirmed_by as confirmedBy',
  'erasures.confirmed_at as confirmedAt',
  'erasures.completed_at as completedAt',
] as const;

const toErasure = <T extends { status: string; counts: string }>(row: T) => ({
  ...row,
  status: row.status as ErasureStatus,
  counts: JSON.parse(row.counts) as ErasedCounts,
});

export async function insertErasure(
  tx: Tx,
  erasure: Pick<Erasure, 'id' | 'workspaceId' | 'createdBy' | 'createdAt'>,
  documentIds: readonly string[],
): Promise<void> {
  await tx
    .insertInto('erasures')
    .values({
      id: erasure.id,
      workspace_id: erasure.workspaceId,
      status: 'prepared',
      counts: '{}',
      created_by: erasure.createdBy,
      created_at: erasure.createdAt,
      confirmed_by: null,
      confirmed_at: null,
      completed_at: null,
    })
    .execute();
  for (let from = 0; from < documentIds.length; from += ROWS)
    await tx
      .insertInto('erasure_documents')
      .values(
        documentIds.slice(from, from + ROWS).map((id, index) => ({
          erasure_id: erasure.id,
          position: from + index + 1,
          document_id: id,
          status: 'waiting',
        })),
      )
      .execute();
}

export async function updateErasure(
  tx: Tx,
  id: string,
  change: Partial<Pick<Erasure, 'status' | 'counts' | 'confirmedBy' | 'confirmedAt' | 'completedAt'>>,
): Promise<void> {
  await tx
    .updateTable('erasures')
    .set({
      ...(change.status !== undefined && { status: change.status }),
      ...(change.counts !== undefined && { counts: JSON.stringify(change.counts) }),
      ...(change.confirmedBy !== undefined && { confirmed_by: change.confirmedBy }),
      ...(change.confirmedAt !== undefined && { confirmed_at: change.confirmedAt }),
      ...(change.completedAt !== undefined && { completed_at: change.completedAt }),
    })
    .where('id', '=', id)
    .execute();
}

/** Locks the row until the transaction ends. */
export async function lockErasure(tx: Tx, id: string): Promise<Erasure | undefined> {
  const locked = withRowLock(tx, tx.selectFrom('erasures').select(columns).where('id', '=', id), 'update');
  const row = await locked.executeTakeFirst();
  return row && toErasure(row);
}

export async function findVisibleErasure(
  db: Db,
  userId: string,
  id: string,
): Promise<{ erasure: Erasure; role: string } | undefined> {
  const row = await db
    .selectFrom('erasures')
    .innerJoin('workspace_members as member', 'member.workspace_id', 'erasures.workspace_id')
    .select([...columns, 'member.role'])
    .where('erasures.id', '=', id)
    .where('member.user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { role, ...erasure } = row;
  return { erasure: toErasure(erasure), role };
}

export async function listErasures(db: Db, workspaceId: string, page: PageRequest): Promise<Page<Erasure>> {
  const listed = db.selectFrom('erasures').where('workspace_id', '=', workspaceId);
  const rows = await listed
    .select(columns)
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  const { total } = await listed.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...page, total: Number(total), data: rows.map(toErasure) };
}

/** The documents in their order, with the entry of the audit log that proves each deletion. */
export async function listErasureDocuments(db: Db, id: string, page: PageRequest): Promise<Page<ErasureDocument>> {
  const listed = db.selectFrom('erasure_documents').where('erasure_id', '=', id);
  const rows = await listed
    .leftJoin('documents', 'documents.id', 'erasure_documents.document_id')
    .leftJoin('audit_entries as entry', (join) =>
      join.onRef('entry.target_id', '=', 'erasure_documents.document_id').on('entry.action', '=', 'document.deleted'),
    )
    .select([
      'erasure_documents.position',
      'erasure_documents.document_id as documentId',
      'erasure_documents.status',
      'documents.name',
      'entry.id as entryId',
      'entry.position as entryPosition',
      'entry.hash as entryHash',
      'entry.details',
    ])
    .orderBy('erasure_documents.position')
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  const { total } = await listed.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const data = rows.map((row) => ({
    ...row,
    status: row.status as ErasureDocument['status'],
    details: row.details === null ? null : (JSON.parse(row.details) as ErasedDetails),
  }));
  return { ...page, total: Number(total), data };
}

/** The next documents that are to be erased. */
export async function listWaiting(
  db: Db,
  id: string,
  limit: number,
): Promise<{ position: number; documentId: string }[]> {
  return db
    .selectFrom('erasure_documents')
    .select(['position', 'document_id as documentId'])
    .where('erasure_id', '=', id)
    .where('status', '=', 'waiting')
    .orderBy('position')
    .limit(limit)
    .execute();
}

export async function markDocument(
  tx: Tx,
  id: string,
  position: number,
  status: Exclude<ErasureDocument['status'], 'waiting'>,
): Promise<void> {
  await tx
    .updateTable('erasure_documents')
    .set({ status })
    .where('erasure_id', '=', id)
    .where('position', '=', position)
    .execute();
}

/** The environments of a workspace. */
export async function listEnvironmentIds(db: Db, workspaceId: string): Promise<string[]> {
  const rows = await db.selectFrom('environments').select('id').where('workspace_id', '=', workspaceId).execute();
  return rows.map(({ id }) => id);
}

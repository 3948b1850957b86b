import type { NotNull } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { ACTIVE } from '../db/active-statuses.ts';
import { withRowLock } from '../db/row-locks.ts';

/** Environments that keep documents and runs for a number of days, by id. */
export async function listRetentions(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string; workspaceId: string; retentionDays: number }[]> {
  return db
    .selectFrom('environments')
    .select(['id', 'workspace_id as workspaceId', 'retention_days as retentionDays'])
    .where('retention_days', 'is not', null)
    .$narrowType<{ retentionDays: NotNull }>()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Environments that have kept what models are sent and answer, by id. */
export async function listPromptRetentions(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string; workspaceId: string; retentionDays: number }[]> {
  return db
    .selectFrom('environments')
    .select(['id', 'workspace_id as workspaceId', 'prompt_retention_days as retentionDays'])
    .where('prompt_retention_days', 'is not', null)
    .$narrowType<{ retentionDays: NotNull }>()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** What an environment no longer keeps. */
export interface ExpiredScope {
  workspaceId: string;
  environmentId: string;
  /** ISO 8601: what was created before this time. */
  before: string;
}

export interface DueDocument {
  id: string;
  status: string;
  blobHash: string;
}

/**
 * Locks up to `limit` documents that are due and have no active run. Until the transaction ends, no run is accepted for
 * them.
 */
export async function lockDueDocuments(tx: Tx, scope: ExpiredScope, limit: number): Promise<DueDocument[]> {
  const due = tx
    .selectFrom('documents')
    .select(['id', 'status', 'blob_hash as blobHash'])
    .where('environment_id', '=', scope.environmentId)
    .where('created_at', '<', scope.before)
    .where('expired_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('runs')
            .select('runs.id')
            .whereRef('runs.document_id', '=', 'documents.id')
            .where('runs.status', 'in', ACTIVE),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(limit);
  const locked = await withRowLock(tx, due, 'delete').execute();
  if (locked.length === 0) return [];
  // A run may have been accepted between the question and the lock.
  const ids = locked.map(({ id }) => id);
  const runs = await tx
    .selectFrom('runs')
    .select('document_id')
    .where('document_id', 'in', ids)
    .where('status', 'in', ACTIVE)
    .execute();
  const active = new Set(runs.map(({ document_id: id }) => id));
  return locked.filter(({ id }) => !active.has(id));
}

/** A trigger erases what webhooks and stored answers have of their content. */
export async function expireDocuments(tx: Tx, ids: string[], now: string): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ content: null, warnings: null, sealed_password: null, blob_hash: '', expired_at: now, updated_at: now })
    .where('id', 'in', ids)
    .execute();
  await tx
    .updateTable('run_exchanges')
    .set(ERASED)
    .where('run_id', 'in', (eb) => eb.selectFrom('runs').select('runs.id').where('document_id', 'in', ids))
    .execute();
}

/** Locks a batch that is due and is not processed. Undefined for none, or if it is started at that moment. */
export async function lockDueBatch(tx: Tx, scope: ExpiredScope): Promise<string | undefined> {
  const due = tx
    .selectFrom('batches')
    .select('id')
    .where('environment_id', '=', scope.environmentId)
    .where('created_at', '<', scope.before)
    .where('expired_at', 'is', null)
    .where('status', '<>', 'processing')
    .orderBy('created_at')
    .limit(1);
  return (await withRowLock(tx, due, 'update').executeTakeFirst())?.id;
}

/** As for documents, a trigger erases the copies. */
export async function expireBatch(tx: Tx, id: string, now: string): Promise<void> {
  await tx
    .updateTable('batches')
    .set({ name: null, metadata: null, expired_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('batch_documents')
    .set({ name: null, metadata: null, error_message: null })
    .where('batch_id', '=', id)
    .execute();
}

/** Final runs that are due, up to `limit`. */
export async function listDueRuns(db: Db, scope: ExpiredScope, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('runs')
    .select('id')
    .where('environment_id', '=', scope.environmentId)
    .where('created_at', '<', scope.before)
    .where('expired_at', 'is', null)
    .where('status', 'not in', ACTIVE)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** As for documents, a trigger erases the copies. */
export async function expireRuns(db: Db, ids: string[], now: string): Promise<void> {
  await db
    .updateTable('runs')
    .set({
      extracted_data: null,
      evidence: null,
      lists: null,
      coverage: null,
      rules: null,
      memory: null,
      partial_data: null,
      warnings: null,
      expired_at: now,
      updated_at: now,
    })
    .where('id', 'in', ids)
    .execute();
  await db.updateTable('reviews').set({ reviewed_data: null }).where('run_id', 'in', ids).execute();
  await db.deleteFrom('review_actions').where('run_id', 'in', ids).execute();
  await db.deleteFrom('run_calls').where('run_id', 'in', ids).execute();
  await db.deleteFrom('run_exchanges').where('run_id', 'in', ids).execute();
}

/** Of a request to a model and its answer, which quote the document. */
const ERASED = { sealed_request: null, sealed_response: null, kept_at: null };

/** Erases what models were sent and answered before a time, of up to `limit` requests. Returns their number. */
export async function erasePrompts(db: Db, { environmentId, before }: ExpiredScope, limit: number): Promise<number> {
  const due = db
    .selectFrom('run_exchanges')
    .select(['run_id', 'id'])
    .where('environment_id', '=', environmentId)
    .where('kept_at', '<', before)
    .orderBy('kept_at')
    .limit(limit);
  const { numUpdatedRows } = await db
    .updateTable('run_exchanges')
    .set(ERASED)
    .where(({ eb, refTuple }) => eb(refTuple('run_id', 'id'), 'in', due.$asTuple('run_id', 'id')))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

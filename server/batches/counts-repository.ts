import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { getDialect } from '../db/row-locks.ts';

export type BatchDocumentStatus = 'waiting' | 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';

/** The number of documents in each state. */
export type BatchCounts = Record<BatchDocumentStatus | 'total', number>;

export const NO_COUNTS: BatchCounts = {
  total: 0,
  waiting: 0,
  pending: 0,
  processing: 0,
  completed: 0,
  failed: 0,
  cancelled: 0,
};

/** The counts of batches, by id. A batch without documents has none. */
export async function readCounts(db: Db, ids: readonly string[]): Promise<Map<string, BatchCounts>> {
  const counts = new Map<string, BatchCounts>();
  if (ids.length === 0) return counts;
  const rows = await db
    .selectFrom('batch_counts')
    .select(['batch_id as id', 'status', ({ fn }) => fn.sum<number>('documents').as('documents')])
    .where('batch_id', 'in', ids)
    .groupBy(['batch_id', 'status'])
    .execute();
  for (const { id, status, documents } of rows) {
    const known = counts.get(id) ?? { ...NO_COUNTS };
    known[status as BatchDocumentStatus] += documents;
    known.total += documents;
    counts.set(id, known);
  }
  return counts;
}

/** Puts the rows of a batch's counts together that no other transaction holds. SQLite has one row a state anyway. */
export async function mergeBatchCounts(tx: Tx, batchId: string): Promise<void> {
  if (getDialect(tx) === 'sqlite') return;
  await sql`
    with gone as (
      delete from batch_counts where ctid = any (array(
        select ctid from batch_counts where batch_id = ${batchId} for update skip locked
      )) returning status, documents
    )
    insert into batch_counts (batch_id, status, documents)
    select ${batchId}, status, sum(documents) from gone group by status having sum(documents) <> 0`.execute(tx);
}

import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { getDialect } from '../db/row-locks.ts';
import { sumCounts, type DocumentCounts } from '../lib/models/document-counts.ts';

/** The counts of batches, by id. A batch without documents has none. */
export async function readCounts(db: Db, ids: readonly string[]): Promise<Map<string, DocumentCounts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('batch_counts')
    .select(['batch_id as id', 'status', ({ fn }) => fn.sum<number>('documents').as('documents')])
    .where('batch_id', 'in', ids)
    .groupBy(['batch_id', 'status'])
    .execute();
  return sumCounts(rows);
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

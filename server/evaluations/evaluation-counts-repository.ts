import type { Db } from '../db/database.ts';
import { sumCounts, type DocumentCounts } from '../lib/models/document-counts.ts';

/** The counts of evaluations, by id. */
export async function readItemCounts(db: Db, ids: readonly string[]): Promise<Map<string, DocumentCounts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('evaluation_counts')
    .select(['evaluation_id as id', 'status', ({ fn }) => fn.sum<number>('items').as('documents')])
    .where('evaluation_id', 'in', ids)
    .groupBy(['evaluation_id', 'status'])
    .execute();
  return sumCounts(rows);
}

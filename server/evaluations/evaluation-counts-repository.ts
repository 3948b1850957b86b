import type { Db } from '../db/database.ts';

export type EvaluationItemStatus = 'waiting' | 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';

/** The number of documents in each state. */
export type ItemCounts = Record<EvaluationItemStatus | 'total', number>;

export const NO_ITEMS: ItemCounts = {
  total: 0,
  waiting: 0,
  pending: 0,
  processing: 0,
  completed: 0,
  failed: 0,
  cancelled: 0,
};

/** The counts of evaluations, by id. */
export async function readItemCounts(db: Db, ids: readonly string[]): Promise<Map<string, ItemCounts>> {
  const counts = new Map<string, ItemCounts>();
  if (ids.length === 0) return counts;
  const rows = await db
    .selectFrom('evaluation_counts')
    .select(['evaluation_id as id', 'status', ({ fn }) => fn.sum<number>('items').as('items')])
    .where('evaluation_id', 'in', ids)
    .groupBy(['evaluation_id', 'status'])
    .execute();
  for (const { id, status, items } of rows) {
    const known = counts.get(id) ?? { ...NO_ITEMS };
    known[status as EvaluationItemStatus] += Number(items);
    known.total += Number(items);
    counts.set(id, known);
  }
  return counts;
}

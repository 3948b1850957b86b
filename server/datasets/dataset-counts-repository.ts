import type { Db } from '../db/database.ts';
import type { ItemLabel } from './table.ts';

/** The number of items by label. */
export type DatasetCounts = Record<ItemLabel | 'total' | 'drafting', number>;

export const NO_ITEMS: DatasetCounts = { total: 0, unlabelled: 0, draft: 0, labelled: 0, drafting: 0 };

/** The counts of data sets, by id. One without items has none. */
export async function readItemCounts(db: Db, ids: readonly string[]): Promise<Map<string, DatasetCounts>> {
  const counts = new Map<string, DatasetCounts>();
  if (ids.length === 0) return counts;
  const rows = await db
    .selectFrom('dataset_counts')
    .select(['dataset_id as id', 'status', ({ fn }) => fn.sum<number>('items').as('items')])
    .where('dataset_id', 'in', ids)
    .groupBy(['dataset_id', 'status'])
    .execute();
  for (const { id, status, items } of rows) {
    const known = counts.get(id) ?? { ...NO_ITEMS };
    known[status as ItemLabel] += Number(items);
    known.total += Number(items);
    counts.set(id, known);
  }
  const drafting = await db
    .selectFrom('evaluations')
    .innerJoin('evaluation_counts as counted', 'counted.evaluation_id', 'evaluations.id')
    .select(['evaluations.dataset_id as id', ({ fn }) => fn.sum<number>('counted.items').as('items')])
    .where('evaluations.dataset_id', 'in', ids)
    .where('evaluations.kind', '=', 'draft')
    .where('evaluations.completed_at', 'is', null)
    .where('counted.status', 'in', ['waiting', 'pending', 'processing'])
    .groupBy('evaluations.dataset_id')
    .execute();
  for (const { id, items } of drafting) counts.set(id, { ...(counts.get(id) ?? NO_ITEMS), drafting: Number(items) });
  return counts;
}

import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { literal } from '../db/literal.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';
import { NO_ITEMS, readItemCounts } from './dataset-counts-repository.ts';
import { selectItems, toItem, type DatasetItem } from './dataset-items-repository.ts';
import type { ItemLabel, SecondState } from './table.ts';

export interface ItemFilter {
  /** `open`: not labelled yet. */
  label?: ItemLabel | 'open' | undefined;
  /** `needed` leaves out what the reader has labelled. */
  second?: SecondState | undefined;
  sort?: 'added' | 'confidence' | undefined;
}

/** As the index has it: what has no draft comes last. */
const sureness = sql`coalesce(item.confidence, 2)`;

export async function listItems(
  db: Db,
  { datasetId, readerId, label, second, sort }: ItemFilter & { datasetId: string; readerId: string },
  page: PageRequest,
): Promise<Page<DatasetItem>> {
  let found = selectItems(db, datasetId);
  if (label === 'open') found = found.where('item.label', '<>', literal('labelled'));
  else if (label !== undefined) found = found.where('item.label', '=', label);
  if (second !== undefined) found = found.where('item.second', '=', second);
  if (second === 'needed')
    found = found.where((eb) => eb.or([eb('item.updated_by', 'is', null), eb('item.updated_by', '<>', readerId)]));
  // What is labelled has no confidence.
  const sorted = sort === 'confidence' && label !== 'labelled' ? found.orderBy(sureness) : found;
  const rows = await sorted.orderBy('item.id').limit(page.pageSize).offset(getOffset(page)).execute();
  let total: number;
  if (second === undefined) {
    const counts = (await readItemCounts(db, [datasetId])).get(datasetId) ?? NO_ITEMS;
    total = label === 'open' ? counts.unlabelled + counts.draft : counts[label ?? 'total'];
  } else {
    const counted = found.clearSelect().select(({ fn }) => fn.countAll<number>().as('total'));
    total = Number((await counted.executeTakeFirstOrThrow()).total);
  }
  return { ...page, total, data: rows.map(toItem) };
}

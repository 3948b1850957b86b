import { listDatasetItems } from '@excerpt/sdk';
import { getClient } from '../../api/console-session.ts';

export interface LabelOrder {
  sort: 'added' | 'confidence';
  /** Whether second labels are given. */
  isSecond: boolean;
}

/** What was skipped while this page is open, by data set. Nothing is held for anybody. */
const skipped = new Map<string, Set<string>>();

export function skipItem(datasetId: string, itemId: string): void {
  const ids = skipped.get(datasetId) ?? new Set();
  skipped.set(datasetId, ids.add(itemId));
}

const PAGE_SIZE = 100;

/** The next item to label; null if none is left. What was skipped comes again after all others. */
export async function findNextItem(id: string, { sort, isSecond }: LabelOrder): Promise<string | null> {
  const passed = skipped.get(id) ?? new Set<string>();
  let first: string | null = null;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const wanted = isSecond ? ({ second: 'needed' } as const) : ({ label: 'open', sort } as const);
    const query = { ...wanted, page, pageSize: PAGE_SIZE };
    const { data } = await listDatasetItems({ client: getClient(), path: { id }, query, throwOnError: true });
    pages = Math.ceil(data.total / PAGE_SIZE);
    first ??= data.data[0]?.id ?? null;
    const next = data.data.find((item) => !passed.has(item.id));
    if (next !== undefined) return next.id;
  }
  skipped.delete(id);
  return first;
}

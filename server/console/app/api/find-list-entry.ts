import { useQuery } from '@tanstack/preact-query';

interface ListPage<Item> {
  total: number;
  data: Item[];
}

export type ReadPage<Item> = (page: { page: number; pageSize: number }) => Promise<ListPage<Item>>;

const PAGE_SIZE = 100;

/**
 * Finds an entry of a list whose ids grow with time, newest first: in the first page, then by halves. Null if the list
 * does not have it.
 */
export async function findListEntry<Item extends { id: string }>(
  id: string,
  read: ReadPage<Item>,
): Promise<Item | null> {
  let first = 1;
  let last = 1;
  let page = 1;
  do {
    const { total, data } = await read({ page, pageSize: PAGE_SIZE });
    const found = data.find((entry) => entry.id === id);
    if (found !== undefined) return found;
    if (page === 1) last = Math.ceil(total / PAGE_SIZE);
    if (id > (data[0]?.id ?? '')) last = page - 1;
    else first = page + 1;
    page = Math.floor((first + last) / 2);
  } while (first <= last);
  return null;
}

/**
 * An entry that only a list returns. Null if the list does not have it.
 * @param operation of the list; the entry is read again with it
 */
export function useListEntry<Item extends { id: string }>(operation: string, id: string, read: ReadPage<Item>) {
  return useQuery({ queryKey: [operation, 'entry', id], queryFn: () => findListEntry(id, read) });
}

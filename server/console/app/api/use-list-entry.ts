import { useQuery } from '@tanstack/preact-query';
import { findListEntry, type ReadPage } from './find-list-entry.ts';

/**
 * An entry that only a list returns. Null if the list does not have it.
 * @param operation of the list; the entry is read again with it
 */
export function useListEntry<Item extends { id: string }>(operation: string, id: string, read: ReadPage<Item>) {
  return useQuery({ queryKey: [operation, 'entry', id], queryFn: () => findListEntry(id, read) });
}

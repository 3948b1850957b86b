import { useQueries, type UseQueryOptions } from '@tanstack/preact-query';
import { useRef, useState } from 'preact/hooks';
import type { VisibleRange } from '../parts/use-visible-range.ts';

/** Entries of each page that is read; the maximum of the API. */
export const PAGE_SIZE = 100;

interface ListPage {
  total: number;
  data: unknown[];
}

export interface ListPages<Item> {
  /** Undefined until the first page is here. */
  total: number | undefined;
  error: Error | null;
  getItem: (index: number) => Item | undefined;
  /** Reads the pages of a range. */
  show: (range: VisibleRange) => void;
  refetch: () => void;
}

/**
 * A long list, of which only the pages in sight are read.
 * @param toQuery reads a page, from 1
 * @param toInterval in milliseconds, after which a page with these entries is read again
 */
export function useListPages<Page extends ListPage>(
  toQuery: (page: { page: number; pageSize: number }) => UseQueryOptions<Page, Error, Page, readonly [string, unknown]>,
  toInterval: (items: Page['data'][number][]) => number | false = () => false,
): ListPages<Page['data'][number]> {
  const [shown, setShown] = useState({ first: 0, last: 0 });
  const pages = Array.from({ length: shown.last - shown.first + 1 }, (_, offset) => shown.first + offset);
  const results = useQueries({
    queries: pages.map((page) => ({
      ...toQuery({ page: page + 1, pageSize: PAGE_SIZE }),
      refetchInterval: ({ state }: { state: { data?: Page | undefined } }) => toInterval(state.data?.data ?? []),
    })),
  });
  // While a page that was scrolled to is read, the list keeps its length.
  const known = useRef<number | undefined>(undefined);
  known.current = results.find(({ data }) => data !== undefined)?.data?.total ?? known.current;
  return {
    total: known.current,
    error: results.find(({ error }) => error !== null)?.error ?? null,
    getItem: (index) => results[Math.floor(index / PAGE_SIZE) - shown.first]?.data?.data[index % PAGE_SIZE],
    show: ({ first, last }) => {
      const next = {
        first: Math.floor(Math.max(0, first) / PAGE_SIZE),
        last: Math.floor(Math.max(0, last) / PAGE_SIZE),
      };
      setShown((before) => (before.first === next.first && before.last === next.last ? before : next));
    },
    refetch: () => results.forEach((result) => void result.refetch()),
  };
}

import type { RunListItem } from '@excerpt/sdk';
import { useQueries } from '@tanstack/preact-query';
import { useRef, useState } from 'preact/hooks';
import { listRunsQuery } from '../../../generated/queries.gen.ts';
import type { EnvironmentSlug } from '../../lib/console-address.ts';
import { isActive } from '../../parts/status-badge.tsx';
import type { VisibleRange } from '../../parts/use-visible-range.ts';

const PAGE_SIZE = 100;
const REFRESH_MS = 3_000;

export interface RunFilter {
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
  status: RunListItem['status'] | undefined;
}

export interface RunPages {
  /** Undefined until the first page is here. */
  total: number | undefined;
  error: Error | null;
  getRun: (index: number) => RunListItem | undefined;
  show: (range: VisibleRange) => void;
  refetch: () => void;
}

/** The runs of a filter, of which only the pages in sight are read. Pages with active runs are read again. */
export function useRunPages({ slug, schemaKey, env, status }: RunFilter): RunPages {
  const [shown, setShown] = useState({ first: 0, last: 0 });
  const pages = Array.from({ length: shown.last - shown.first + 1 }, (_, offset) => shown.first + offset);
  const results = useQueries({
    queries: pages.map((page) => ({
      ...listRunsQuery({
        path: { slug, schemaKey },
        query: { env, page: page + 1, pageSize: PAGE_SIZE, ...(status !== undefined && { status }) },
      }),
      refetchInterval: ({ state }: { state: { data?: { data: RunListItem[] } | undefined } }) =>
        state.data?.data.some((run) => isActive(run.status)) === true ? REFRESH_MS : false,
    })),
  });
  // While a page that was scrolled to is read, the list keeps its length.
  const known = useRef<number | undefined>(undefined);
  known.current = results.find(({ data }) => data !== undefined)?.data?.total ?? known.current;
  return {
    total: known.current,
    error: results.find(({ error }) => error !== null)?.error ?? null,
    getRun: (index) => results[Math.floor(index / PAGE_SIZE) - shown.first]?.data?.data[index % PAGE_SIZE],
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

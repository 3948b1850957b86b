import type { RunListItem } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useMemo } from 'preact/hooks';
import { listRunsQuery } from '../../generated/queries.gen.ts';
import type { EnvironmentSlug } from '../lib/console-address.ts';
import { findUsualFields, hasEnough } from '../lib/lacking-fields.ts';
import { PAGE_SIZE } from './use-list-pages.ts';

interface UsualPlace {
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
  /** A batch whose documents do not count: they are compared with the earlier ones. */
  exceptBatch?: string | undefined;
}

const KEPT_MS = 60_000;
/** While there are too few documents to compare with, such as while a first upload is read. */
const REREAD_MS = 10_000;

const listData = ({ extractedData }: RunListItem) => (extractedData === null ? [] : [extractedData]);

/** The fields that the newest documents of a schema usually have. */
export function useUsualFields({ slug, schemaKey, env, exceptBatch }: UsualPlace): string[] {
  const { data } = useQuery({
    ...listRunsQuery({ path: { slug, schemaKey }, query: { env, status: 'completed', pageSize: PAGE_SIZE } }),
    staleTime: KEPT_MS,
    refetchInterval: ({ state }) => (hasEnough(state.data?.data.length ?? 0) ? false : REREAD_MS),
  });
  return useMemo(() => {
    const completed = data?.data ?? [];
    const earlier = completed.filter(({ batchId }) => exceptBatch === undefined || batchId !== exceptBatch);
    // The documents of a first upload are compared with one another.
    return findUsualFields((hasEnough(earlier.length) ? earlier : completed).flatMap(listData));
  }, [data, exceptBatch]);
}

import { useQuery } from '@tanstack/preact-query';
import { useMemo } from 'preact/hooks';
import { listRunsQuery } from '../../generated/queries.gen.ts';
import type { EnvironmentSlug } from '../lib/console-address.ts';
import { findUsualFields } from '../lib/lacking-fields.ts';
import { PAGE_SIZE } from './use-list-pages.ts';

interface UsualPlace {
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
  /** A batch whose documents do not count: they are compared with the earlier ones. */
  exceptBatch?: string | undefined;
}

const KEPT_MS = 60_000;

/** The fields that the newest documents of a schema usually have. */
export function useUsualFields({ slug, schemaKey, env, exceptBatch }: UsualPlace): string[] {
  const { data } = useQuery({
    ...listRunsQuery({ path: { slug, schemaKey }, query: { env, status: 'completed', pageSize: PAGE_SIZE } }),
    staleTime: KEPT_MS,
  });
  return useMemo(() => {
    const earlier = (data?.data ?? []).filter(({ batchId }) => exceptBatch === undefined || batchId !== exceptBatch);
    return findUsualFields(earlier.flatMap(({ extractedData }) => (extractedData === null ? [] : [extractedData])));
  }, [data, exceptBatch]);
}

import type { RunListItem } from '@excerpt/sdk';
import { listRunsQuery } from '../../../generated/queries.gen.ts';
import { useListPages, type ListPages } from '../../api/use-list-pages.ts';
import type { EnvironmentSlug } from '../../lib/console-address.ts';
import type { RunQuery } from '../../lib/run-query.ts';
import { isActive } from '../../parts/status-badge.tsx';

const REFRESH_MS = 3_000;

export interface RunFilter {
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
  query: RunQuery;
}

/** The runs of a filter. Pages with active runs are read again. */
export const useRunPages = ({ slug, schemaKey, env, query }: RunFilter): ListPages<RunListItem> =>
  useListPages(
    (page) => listRunsQuery({ path: { slug, schemaKey }, query: { env, ...query, ...page } }),
    (runs) => (runs.some((run) => isActive(run.status)) ? REFRESH_MS : false),
  );

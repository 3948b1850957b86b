import { listRuns, type RunListItem } from '@excerpt/sdk';
import { listRunsQuery } from '../../../generated/queries.gen.ts';
import { getClient } from '../../api/console-session.ts';
import { type ListPages, PAGE_SIZE, useListPages } from '../../api/use-list-pages.ts';
import type { EnvironmentSlug } from '../../lib/console-address.ts';
import type { RunQuery } from '../../lib/run-query.ts';
import { isActive } from '../../parts/status-badge.tsx';

/** The most of an export. */
const MAX_IDS = 10_000;

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

/** The ids of all runs of a filter, at most 10,000. */
export async function readAllIds({ slug, schemaKey, env, query }: RunFilter): Promise<string[]> {
  const ids = new Set<string>();
  for (let page = 1, pages = 1; page <= pages && ids.size < MAX_IDS; page += 1) {
    const { data } = await listRuns({
      client: getClient(),
      path: { slug, schemaKey },
      query: { env, ...query, page, pageSize: PAGE_SIZE },
      throwOnError: true,
    });
    pages = Math.ceil(data.total / PAGE_SIZE);
    // A run that starts meanwhile moves others to the next page.
    for (const { id } of data.data) ids.add(id);
  }
  return [...ids];
}

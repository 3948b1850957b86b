import { listRuns } from '@excerpt/sdk';
import { getClient } from '../../api/console-session.ts';
import { PAGE_SIZE } from '../../api/use-list-pages.ts';
import type { RunFilter } from './use-run-pages.ts';

/** The most of an export. */
const MAX_IDS = 10_000;

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

import { listRuns } from '@excerpt/sdk';
import { getClient } from '../../api/console-session.ts';
import { PAGE_SIZE } from '../../api/use-list-pages.ts';
import type { ResultRow } from '../../lib/result-exports.ts';
import type { RunFilter } from './use-run-pages.ts';

/** The results of the runs of a filter, newest first. Runs without data are left out. */
export async function collectResults({ slug, schemaKey, env, status }: RunFilter): Promise<ResultRow[]> {
  const rows = new Map<string, ResultRow>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { env, page, pageSize: PAGE_SIZE, ...(status && { status }) };
    const { data } = await listRuns({ client: getClient(), path: { slug, schemaKey }, query, throwOnError: true });
    pages = Math.ceil(data.total / PAGE_SIZE);
    // A run that starts meanwhile moves others to the next page.
    for (const { id, documentName, extractedData } of data.data)
      if (extractedData !== null) rows.set(id, { document: documentName, runId: id, data: extractedData });
  }
  return [...rows.values()];
}

import { getRun, listReviews, listRuns } from '@excerpt/sdk';
import { getClient } from '../../api/console-session.ts';
import { PAGE_SIZE } from '../../api/use-list-pages.ts';
import type { ResultRow } from '../../lib/result-exports.ts';
import type { RunFilter } from './use-run-pages.ts';

/** The results of the runs of a filter, newest first, as approved in reviews. Runs without data are left out. */
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
  await takeReviewed(rows, { slug, schemaKey, env });
  return [...rows.values()];
}

/** The list of runs has the data as extracted. */
async function takeReviewed(
  rows: Map<string, ResultRow>,
  { slug, ...filter }: Omit<RunFilter, 'status'>,
): Promise<void> {
  for (let page = 1, pages = 1; page <= pages && rows.size > 0; page += 1) {
    const query = { ...filter, status: 'approved' as const, page, pageSize: PAGE_SIZE };
    const { data } = await listReviews({ client: getClient(), path: { slug }, query, throwOnError: true });
    pages = Math.ceil(data.total / PAGE_SIZE);
    const reads = data.data.map(async ({ runId: id }) => {
      const row = rows.get(id);
      if (row === undefined) return;
      const { data: run } = await getRun({ client: getClient(), path: { id }, throwOnError: true });
      if (run.reviewedData !== null) row.data = run.reviewedData;
    });
    await Promise.all(reads);
  }
}

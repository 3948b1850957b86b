import { listDocuments, listRuns } from '@excerpt/sdk';
import { getClient } from '../../api/console-session.ts';
import { ENVIRONMENTS } from '../../lib/console-address.ts';

/** How many documents and runs a schema has in all environments. */
export async function countContents(slug: string, schemaKey: string): Promise<{ documents: number; runs: number }> {
  const request = { client: getClient(), path: { slug, schemaKey }, throwOnError: true } as const;
  const totals = await Promise.all(
    ENVIRONMENTS.map(async (env) => {
      const [documents, runs] = await Promise.all([
        listDocuments({ ...request, query: { env, pageSize: 1, content: false } }),
        listRuns({ ...request, query: { env, pageSize: 1 } }),
      ]);
      return { documents: documents.data.total, runs: runs.data.total };
    }),
  );
  return {
    documents: totals.reduce((sum, { documents }) => sum + documents, 0),
    runs: totals.reduce((sum, { runs }) => sum + runs, 0),
  };
}

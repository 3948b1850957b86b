import { createClient, createSchema, createWorkspace, extract, getRun } from '@excerpt/sdk';
import { setTimeout as delay } from 'node:timers/promises';
import invoiceSchema from '../../../cli/sample/invoice-schema.json' with { type: 'json' };
import { createDatabase, type Database } from '../../../server/db/database.ts';
import { openPostgres } from '../../../server/db/postgres/open-postgres.ts';
import { openPostgresQueue } from '../../../server/jobs/postgres-queue.ts';
import type { JobQueue } from '../../../server/jobs/job-queue.ts';
import { createLogger } from '../../../server/lib/logger.ts';
import { ok } from '../../harness/builders.ts';
import type { Cluster } from '../../harness/postgres/cluster-nodes.ts';

/** A workspace with a schema and a finished run, which further runs copy. */
export interface Pattern {
  /** Path of requests that start another run over the same parsed document. */
  extractPath: string;
  path: { slug: string; schemaKey: string };
  runId: string;
}

export async function makePattern(cluster: Cluster, url: string): Promise<Pattern> {
  const client = createClient({ baseUrl: url, apiKey: cluster.apiKey });
  const { slug } = ok(await createWorkspace({ client, body: { name: 'Benchmark' } }));
  const { schemaKey } = ok(
    await createSchema({
      client,
      path: { slug },
      body: { schemaKey: 'invoice', name: 'Invoice', definition: invoiceSchema },
    }),
  );
  const path = { slug, schemaKey };
  const { runId } = ok(
    await extract({ client, path, body: { name: 'invoice.txt', content: 'Invoice number: 1\nTotal: 118.00\n' } }),
  );
  const run = ok(await getRun({ client, path: { id: runId }, query: { wait: 60 } }));
  if (run.status !== 'completed') throw new Error(`The run is ${run.status}: ${run.errorMessage}`);
  return { path, runId, extractPath: `/workspaces/${slug}/schemas/${schemaKey}/documents/${run.documentId}/extract` };
}

/** Inserts jobs directly into the database, where they become available to all servers at once. */
export class Backlog {
  readonly #database: Database;
  readonly #queue: Promise<JobQueue>;

  constructor(url: string) {
    this.#database = createDatabase(openPostgres({ url, connections: 4, statementTimeoutMs: 0 }));
    const logger = createLogger('silent');
    this.#queue = openPostgresQueue(this.#database, { groupLimits: {}, migrate: false, logger });
  }

  /** Inserts pending runs like the pattern, with ids that start with the prefix. */
  async add({ runId }: Pattern, prefix: string, count: number): Promise<void> {
    const queue = await this.#queue;
    const columns = 'workspace_id, environment_id, document_id, schema_family_id, schema_version_id';
    const ids = Array.from({ length: count }, (_, index) => `${prefix}${String(index).padStart(5, '0')}`);
    const inserted = await this.#database.pool?.query<{ workspace_id: string }>(
      `insert into runs (id, ${columns}, status, provider, model, key_source, residency, attempts, created_at,
        updated_at)
       select made.id, ${columns}, 'pending', provider, model, key_source, residency, 0, now(), now()
       from runs, unnest($2::text[]) as made (id) where runs.id = $1 returning workspace_id`,
      [runId, ids],
    );
    const group = inserted?.rows[0]?.workspace_id ?? '';
    await this.#database.transaction(async (tx) => {
      for (const subject of ids) await queue.enqueue(tx, { kind: 'run.execute', subject, group });
    });
  }

  async close(): Promise<void> {
    await (await this.#queue).close();
    await this.#database.close();
  }
}

/** Milliseconds from the first start to the last end of the runs with the prefix. Waits until all are final. */
export async function spanOf(cluster: Cluster, prefix: string, count: number): Promise<number> {
  for (;;) {
    const [row] = await cluster.rows<{ completed: number; final: number; ms: number }>(`
      select count(*) filter (where status = 'completed')::int as completed,
        count(*) filter (where status in ('completed', 'failed', 'cancelled'))::int as final,
        (extract(epoch from max(completed_at) - min(started_at)) * 1000)::float8 as ms
      from runs where id like '${prefix}%'`);
    if (row?.final === count) {
      if (row.completed !== count) throw new Error(`${row.completed} runs are completed, not ${count}.`);
      return row.ms;
    }
    await delay(250);
  }
}

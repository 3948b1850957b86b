import { types, type Pool, type PoolClient } from 'pg';
import { PgBoss, type ConnectionOptions } from 'pg-boss';
import { JOB_KINDS, type JobCount } from './job-queue.ts';

export const QUEUE_SCHEMA = 'excerpt_jobs';

/** How often pg-boss looks for expired claims. */
const SUPERVISE_SECONDS = 5;

type BossDatabase = NonNullable<ConnectionOptions['db']>;

/** Parses values as pg-boss expects them; the pool's own parsers are the repositories'. */
const toBossDatabase = (connection: Pool | PoolClient): BossDatabase => ({
  executeSql: (text, values) => connection.query({ text, values: values ?? [], types }),
});

export function createBoss(pool: Pool, { migrate, supervise }: { migrate: boolean; supervise: boolean }): PgBoss {
  return new PgBoss({
    db: toBossDatabase(pool),
    schema: QUEUE_SCHEMA,
    migrate,
    createSchema: migrate,
    supervise,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
}

/** Runs several calls of pg-boss in one transaction: pass `db` to each. */
export async function inBossTransaction<T>(pool: Pool, work: (db: BossDatabase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(toBossDatabase(client));
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // Closing the connection rolls back, also when it is already broken.
    client.release(true);
    throw error;
  }
}

/**
 * Counts up to `limit` jobs of each kind. pg-boss's own statistics do not say how long jobs have waited. Finished jobs
 * are deleted, so a scan reads little else.
 */
export async function countBossJobs(pool: Pool, limit: number): Promise<JobCount[]> {
  const counts: JobCount[] = [];
  for (const kind of JOB_KINDS) {
    const { rows } = await pool.query<{ state: JobCount['state']; jobs: number; readySince: Date | null }>({
      text: `select case when state = 'active' then 'running' when start_after <= now() then 'ready' else 'delayed' end
          as "state", count(*)::int as "jobs", min(start_after) as "readySince"
        from (
          select state, start_after from ${QUEUE_SCHEMA}.job where name = $1 and state < 'completed' limit $2
        ) as counted
        group by 1`,
      values: [kind, limit],
      types,
    });
    for (const { state, jobs, readySince } of rows)
      counts.push({ kind, state, jobs, readySince: state === 'ready' ? (readySince?.toISOString() ?? null) : null });
  }
  return counts;
}

/** How many jobs a call changed. */
export function countAffectedJobs(response: object): number {
  if ('affected' in response && typeof response.affected === 'number') return response.affected;
  throw new Error('pg-boss did not report how many jobs it changed.');
}

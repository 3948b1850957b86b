import { CompiledQuery, sql } from 'kysely';
import { types, type Pool } from 'pg';
import { fromKysely, PgBoss, type Db as BossDatabase } from 'pg-boss';
import type { Database, Tx } from '../db/database.ts';
import type { Logger } from '../lib/logger.ts';
import type { ClaimedJob, JobKind, JobLimits, JobQueue, JobSubject } from './queue.ts';

const SCHEMA = 'excerpt_jobs';
const QUEUE = 'jobs';

/** A worker that renewed its claims for so long no more is taken for dead. */
const LEASE_SECONDS = 20;
const RENEW_EVERY_MS = 5_000;
const SUPERVISE_SECONDS = 5;
const DAY_SECONDS = 86_400;

const QUEUE_OPTIONS = {
  policy: 'exclusive',
  partition: true,
  heartbeatSeconds: LEASE_SECONDS,
  expireInSeconds: DAY_SECONDS,
  // How often a job is tried is for its handler to say, and one that waits is never dropped.
  retryLimit: 1_000_000_000,
  retryDelay: 0,
  retentionSeconds: 10 * 365 * DAY_SECONDS,
  warningQueueSize: 1_000_000,
};

/** pg-boss documents its table for those who use SQL beside it. `retry_count` names the attempt, `group_id` is the workspace, `group_tier` the key. */
const JOBS = `${SCHEMA}.job`;
const WAITS = `name = '${QUEUE}' and state < 'active'`;
const IS_ACTIVE = `name = '${QUEUE}' and state = 'active'`;

/**
 * Fair shares: claims serve the highest priority first, and a new job comes one below the last that waits for its workspace, or level
 * with what is being served. Each workspace's jobs stand one step apart, so that they take turns with those of all others.
 */
const PLACE = `
  select coalesce(least(
    coalesce(
      (select min(priority) from ${JOBS} where ${IS_ACTIVE} and group_id is not null and retry_count = 0),
      (select priority from ${JOBS} where ${WAITS} and state = 'created' order by priority desc, created_on limit 1)
    ),
    (select priority - 1 from ${JOBS} where ${WAITS} and group_id = $1 order by priority limit 1)
  ), 0) as priority`;
const PLACE_INDEX = (table: string) => `create index if not exists jobs_place on ${SCHEMA}.${table} (group_id, priority) where state < 'active'`;

const TAKE = (source: string) => `
  taken as (
    update ${JOBS} as job set state = 'active', started_on = now(), heartbeat_on = now(),
      retry_count = case when started_on is null then retry_count else retry_count + 1 end
    where name = '${QUEUE}' and id = any(array(${source}))
    returning id, data, retry_count, priority, created_on
  )
  select id, data ->> 'kind' as kind, data ->> 'subject' as subject, retry_count + 1 as attempt
  from taken order by priority desc, created_on`;

const CLAIM = (limit: number) => `
  with next as (
    select id from ${JOBS} where ${WAITS} and start_after <= now()
    order by priority desc, created_on limit ${limit} for update skip locked
  ), ${TAKE('select id from next')}`;

/** Two statements, which are one transaction: what others claimed is counted when nobody else claims. */
const CLAIM_WITHIN = (limit: number, { workspace, key }: JobLimits) => `
  select pg_advisory_xact_lock(hashtextextended('${SCHEMA} claim', 0));
  with active as materialized (select group_id, group_tier from ${JOBS} where ${IS_ACTIVE} and group_id is not null),
  full_workspaces as (select group_id from active group by group_id having count(*) >= ${workspace ?? 'null'}),
  full_keys as (select group_tier from active where group_tier is not null group by group_tier having count(*) >= ${key ?? 'null'}),
  next as (
    select id, group_id, group_tier, priority, created_on from ${JOBS}
    where ${WAITS} and start_after <= now() and group_id <> all(array(select group_id from full_workspaces))
      and (group_tier is null or group_tier <> all(array(select group_tier from full_keys)))
    order by priority desc, created_on limit ${limit} for update skip locked
  ),
  counted as (
    select id,
      row_number() over (partition by group_id order by priority desc, created_on)
        + (select count(*) from active where active.group_id = next.group_id) as of_workspace,
      case when group_tier is not null then row_number() over (partition by group_tier order by priority desc, created_on)
        + (select count(*) from active where active.group_tier = next.group_tier) else 0 end as with_key
    from next
  ), ${TAKE(`select id from counted where of_workspace <= ${workspace ?? 'of_workspace'} and with_key <= ${key ?? 'with_key'}`)}`;

const RELEASE = `
  update ${JOBS} set state = 'retry', start_after = now() + $3 * interval '1 ms',
    started_on = case when $4::boolean then null else started_on end
  where ${IS_ACTIVE} and id = $1 and retry_count = $2`;

const DISCARD = `delete from ${JOBS} where name = '${QUEUE}' and state <= 'active' and policy = 'exclusive' and coalesce(singleton_key, '') = $1`;

const NEXT_DUE = `
  select case when exists (select from ${JOBS} where ${WAITS} and start_after <= now()) then 0
    else (select ceil(extract(epoch from min(start_after) - now()) * 1000) from ${JOBS} where ${WAITS}) end as ms`;

const singletonKey = ({ kind, subject }: JobSubject) => `${kind} ${subject}`;

const attemptOf = ({ id, attempt }: ClaimedJob) => ({ id, retryCount: attempt - 1 });

/** How many jobs a statement of pg-boss's found as they were given to it. */
function affected(response: object): number {
  if ('affected' in response && typeof response.affected === 'number') return response.affected;
  throw new Error('pg-boss did not say how many jobs it changed.');
}

function bossOn(pool: Pool, { migrate, supervise }: { migrate: boolean; supervise: boolean }): PgBoss {
  // Values as pg-boss reads them: the pool's own way is the repositories'.
  const db: BossDatabase = { executeSql: (text, values) => pool.query({ text, values: values ?? [], types }) };
  return new PgBoss({
    db,
    schema: SCHEMA,
    migrate,
    createSchema: migrate,
    supervise,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
}

function poolOf({ pool }: Database): Pool {
  if (pool === null) throw new Error('The queue of pg-boss needs PostgreSQL.');
  return pool;
}

/** Whether the queue's tables are there, and of this program's version of pg-boss. */
export async function queueSchemaState(database: Database): Promise<'missing' | 'current' | 'other'> {
  const boss = bossOn(poolOf(database), { migrate: false, supervise: false });
  if (!(await boss.isInstalled())) return 'missing';
  try {
    await boss.start();
    return (await boss.getQueue(QUEUE)) === null ? 'missing' : 'current';
  } catch (error) {
    if (error instanceof Error && error.message.includes('requires migrations')) return 'other';
    throw error;
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Makes the queue's tables, or brings them up to date. Programs that do so at once wait for each other. */
export async function migrateQueueSchema(database: Database): Promise<void> {
  const pool = poolOf(database);
  await database.exclusively('queue schema', async () => {
    const boss = bossOn(pool, { migrate: true, supervise: false });
    try {
      await boss.start();
      await boss.createQueue(QUEUE, QUEUE_OPTIONS);
      const queue = await boss.getQueue(QUEUE);
      if (queue === null) throw new Error('The queue was not made.');
      await pool.query(PLACE_INDEX(queue.table));
    } finally {
      await boss.stop({ graceful: false });
    }
  });
}

/**
 * The queue on pg-boss. An empty database gets its tables. Throws when they are an older version's, unless `migrate` lets them be changed.
 * pg-boss keeps the jobs, puts them there in the caller's transaction, knows whose claim a job is, and takes back the
 * jobs of workers that no longer renew their claims. Whom a claim serves is decided here, by shares and limits over all workers.
 */
export async function openPostgresQueue(
  database: Database,
  { limits, migrate, logger }: { limits: JobLimits; migrate: boolean; logger: Logger },
): Promise<JobQueue> {
  const pool = poolOf(database);
  const state = await queueSchemaState(database);
  if (state === 'other' && !migrate) {
    throw new Error(
      'The tables of the queue are another version’s. If this is the newer version, stop the servers of the other and run `excerpt migrate`, ' +
        'or start with --migrate (EXCERPT_MIGRATE=true).',
    );
  }
  if (state !== 'current') await migrateQueueSchema(database);
  const listeners: (() => void)[] = [];
  const isLimited = limits.workspace !== null || limits.key !== null;
  const boss = bossOn(pool, { migrate: false, supervise: true });
  boss.on('error', (error) => logger.warn({ err: error }, 'The upkeep of the queue failed; it will be done again.'));
  boss.on('warning', ({ message }) => logger.warn({ warning: message }, 'The queue warns.'));
  await boss.start();

  const run = <Row>(tx: Tx, text: string, values: unknown[]) => tx.executeQuery<Row>(CompiledQuery.raw(text, values));

  async function claimOnce(limit: number): Promise<ClaimedJob[]> {
    // One message for both statements: their answers come in a list.
    const answers: unknown = await pool.query(isLimited ? CLAIM_WITHIN(limit, limits) : CLAIM(limit));
    const { rows } = (Array.isArray(answers) ? answers.at(-1) : answers) as { rows: (ClaimedJob & { kind: JobKind })[] };
    return rows;
  }

  return {
    async enqueue(tx, job) {
      const { rows } = await run<{ priority: number }>(tx, PLACE, [job.workspaceId]);
      const { kind, subject } = job;
      await boss.send(QUEUE, { kind, subject }, {
        db: fromKysely(tx),
        singletonKey: singletonKey(job),
        priority: rows[0]?.priority ?? 0,
        group: { id: job.workspaceId, ...(job.keyId !== null && { tier: job.keyId }) },
      });
      tx.onCommit(() => listeners.forEach((listener) => listener()));
    },

    async claim(limit) {
      const claimed: ClaimedJob[] = [];
      for (;;) {
        const more = await claimOnce(limit - claimed.length);
        claimed.push(...more);
        // What a limit held back made room for others behind it.
        if (!isLimited || more.length === 0 || claimed.length >= limit) return claimed;
      }
    },

    async complete(tx, job) {
      return affected(await boss.deleteJob(QUEUE, attemptOf(job), { db: fromKysely(tx) })) === 1;
    },

    async release(job, { delayMs, refund }) {
      const { id, retryCount } = attemptOf(job);
      await pool.query(RELEASE, [id, retryCount, delayMs, refund]);
    },

    async discard(tx, job) {
      await run(tx, DISCARD, [singletonKey(job)]);
    },

    recover: async () => 0,

    async nextDueIn() {
      const { rows } = await sql.raw<{ ms: number | null }>(NEXT_DUE).execute(database.db);
      return rows[0]?.ms ?? null;
    },

    onEnqueued(listener) {
      listeners.push(listener);
    },

    leases: {
      renewEveryMs: RENEW_EVERY_MS,
      async renew(held) {
        if (affected(await boss.touch(QUEUE, held.map(attemptOf))) === held.length) return [];
        const lost: ClaimedJob[] = [];
        for (const job of held) {
          if (affected(await boss.touch(QUEUE, attemptOf(job))) === 0) lost.push(job);
        }
        return lost;
      },
    },

    close: () => boss.stop({ graceful: false }),
  };
}

import { CompiledQuery, sql } from 'kysely';
import { types, type Pool } from 'pg';
import { PgBoss, type Db as BossDatabase } from 'pg-boss';
import bossPackage from 'pg-boss/package.json' with { type: 'json' };
import type { Database, Tx } from '../db/database.ts';
import type { Logger } from '../lib/logger.ts';
import { jobStatements } from './job-statements.ts';
import type { ClaimedJob, JobLimits, JobQueue, JobSubject } from './job-queue.ts';

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

/** The queue's statement before another one, and what the other asks of it. */
const JOB_STEP = 'job_step';
const IS_HELD = sql<boolean>`exists (select from ${sql.table(JOB_STEP)})`;

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

/** Whether the queue's tables are there, and of this program's version of pg-boss. Throws when a newer program made them. */
export async function queueSchemaState(database: Database): Promise<'missing' | 'current' | 'older'> {
  const boss = bossOn(poolOf(database), { migrate: false, supervise: false });
  if (!(await boss.isInstalled())) return 'missing';
  const version = (await boss.schemaVersion()) ?? 0;
  const own = bossPackage.pgboss.schema;
  if (version < own) return 'older';
  if (version > own) {
    throw new Error(
      `A newer version of Excerpt made the tables of the queue (${version}, this one knows ${own}). Start that version, or a later one.`,
    );
  }
  try {
    await boss.start();
    return (await boss.getQueue(QUEUE)) === null ? 'missing' : 'current';
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
      await pool.query(jobStatements(SCHEMA, queue.table, QUEUE).placeIndex);
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
  if (state === 'older' && !migrate) {
    throw new Error(
      'The tables of the queue are an earlier version’s. Stop the servers of that version and run `excerpt migrate`, or start with --migrate (EXCERPT_MIGRATE=true).',
    );
  }
  if (state !== 'current') await migrateQueueSchema(database);
  const listeners: (() => void)[] = [];
  const isLimited = limits.workspace !== null || limits.key !== null;
  const boss = bossOn(pool, { migrate: false, supervise: true });
  boss.on('error', (error) => logger.warn({ err: error }, 'The upkeep of the queue failed; it will be done again.'));
  boss.on('warning', ({ message }) => logger.warn({ warning: message }, 'The queue warns.'));
  await boss.start();
  const kept = await boss.getQueue(QUEUE);
  const statements = jobStatements(SCHEMA, kept?.table ?? 'job', QUEUE);

  /** The queue's own statement, or both as one: a round trip costs the database and this program more than most statements. */
  function together(
    tx: Tx,
    { text, values }: { text: (first: number) => string; values: unknown[] },
    other?: CompiledQuery,
  ) {
    if (other === undefined) return tx.executeQuery(CompiledQuery.raw(text(1), values));
    const { sql: otherText, parameters } = other;
    return tx.executeQuery({
      ...other,
      sql: `with ${JOB_STEP} as (${text(parameters.length + 1)}) ${otherText}`,
      parameters: [...parameters, ...values],
    });
  }

  async function claimOnce(limit: number): Promise<ClaimedJob[]> {
    if (!isLimited)
      return (await pool.query<ClaimedJob>({ name: 'claim', text: statements.claim, values: [limit] })).rows;
    // One message for both statements: their answers come in a list.
    const answers: unknown = await pool.query(statements.claimWithin(limit, limits));
    return (answers as { rows: ClaimedJob[] }[]).at(-1)?.rows ?? [];
  }

  return {
    async enqueue(tx, job, subject) {
      await together(
        tx,
        { text: statements.enqueue, values: [job.kind, job.subject, singletonKey(job), job.workspaceId, job.keyId] },
        subject,
      );
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

    async complete(tx, job, record) {
      const { id, retryCount } = attemptOf(job);
      const { numAffectedRows } = await together(
        tx,
        { text: statements.complete, values: [id, retryCount] },
        record?.(IS_HELD),
      );
      return numAffectedRows === 1n;
    },

    async release(job, { delayMs, refund }) {
      const { id, retryCount } = attemptOf(job);
      await pool.query(statements.release, [id, retryCount, delayMs, refund]);
    },

    async discard(tx, job) {
      await tx.executeQuery(CompiledQuery.raw(statements.discard, [singletonKey(job)]));
    },

    recover: async () => 0,

    async nextDueIn() {
      const { rows } = await pool.query<{ ms: number | null }>({ name: 'next due', text: statements.nextDue });
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

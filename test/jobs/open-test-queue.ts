import { createDatabase, type Database } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrations/migrate.ts';
import { openPostgres } from '../../server/db/postgres/open-postgres.ts';
import { openSqlite } from '../../server/db/sqlite/open-sqlite.ts';
import { migrateQueueSchema, openPostgresQueue as openQueue } from '../../server/jobs/postgres-queue.ts';
import type { ClaimedJob, JobLimits, JobQueue, NewJob } from '../../server/jobs/job-queue.ts';
import { createSqliteQueue } from '../../server/jobs/sqlite-queue.ts';
import type { Clock } from '../../server/lib/clock.ts';
import { createIds } from '../../server/lib/ids.ts';
import { createLogger } from '../../server/lib/logger.ts';
import { createTestDatabase } from '../harness/postgres/provide-postgres.ts';
import { ManualClock } from './manual-clock.ts';

/** A queue over an empty database of its own. */
export interface OpenQueue {
  database: Database;
  queue: JobQueue;
  /** Enqueues in one transaction. */
  add(...jobs: NewJob[]): Promise<void>;
  /** In a transaction of its own. */
  complete(job: ClaimedJob): Promise<boolean>;
  /** Lets time pass. */
  advance(ms: number): Promise<void>;
  /** Lets the process be gone that holds the claims, for as long as it takes to be noticed. */
  abandon(): Promise<void>;
  close(): Promise<void>;
}

/** A job that executes a run. */
export const run = (subject: string, workspaceId = 'ws_1', keyId: string | null = null): NewJob => ({
  kind: 'run.execute',
  subject,
  workspaceId,
  keyId,
});

export const NO_LIMITS: JobLimits = { workspace: null, key: null };

export type QueueFactory = (limits?: JobLimits) => Promise<OpenQueue>;

function adderOf(database: Database, queue: JobQueue): OpenQueue['add'] {
  return (...jobs) =>
    database.transaction(async (tx) => {
      for (const job of jobs) await queue.enqueue(tx, job);
    });
}

/** @param clock the real one for jobs that run by themselves */
export async function openSqliteQueue(
  limits = NO_LIMITS,
  clock: ManualClock | Clock = new ManualClock(),
): Promise<OpenQueue> {
  const database = createDatabase(openSqlite(':memory:'));
  await migrate(database);
  const queue = createSqliteQueue(database, { clock, newId: createIds(clock), limits });
  return {
    database,
    queue,
    add: adderOf(database, queue),
    complete: (job) => database.transaction((tx) => queue.complete(tx, job)),
    async advance(ms) {
      if (!(clock instanceof ManualClock)) throw new Error('The real time does as it likes.');
      clock.advance(ms);
    },
    abandon: async () => void (await queue.recover()),
    close: () => database.close(),
  };
}

const template = {
  name: 'queue',
  async prepare(url: string) {
    const database = createDatabase(openPostgres({ url, connections: 4, statementTimeoutMs: 10_000 }));
    await migrateQueueSchema(database);
    await database.close();
  },
};

export const openPostgresQueue: QueueFactory = async (limits = NO_LIMITS) => {
  const { url, drop } = await createTestDatabase(template);
  const database = createDatabase(openPostgres({ url, connections: 8, statementTimeoutMs: 10_000 }));
  const queue = await openQueue(database, { limits, migrate: false, logger: createLogger('error') });
  /** The times of all jobs move into the past: the same as if the clock had gone on. */
  async function advance(ms: number): Promise<void> {
    await database.pool?.query(
      `update excerpt_jobs.job set created_on = created_on - $1 * interval '1 ms', start_after = start_after - $1 * interval '1 ms',
         heartbeat_on = heartbeat_on - $1 * interval '1 ms'`,
      [ms],
    );
  }
  return {
    database,
    queue,
    add: adderOf(database, queue),
    complete: (job) => database.transaction((tx) => queue.complete(tx, job)),
    advance,
    async abandon() {
      await advance(60_000);
      const active = `select 1 from excerpt_jobs.job where state = 'active'`;
      for (let tries = 0; tries < 200; tries += 1) {
        if ((await database.pool?.query(active))?.rowCount === 0) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error('The claims were not taken back.');
    },
    async close() {
      await queue.close();
      await database.close();
      await drop();
    },
  };
};

import { setTimeout as delay } from 'node:timers/promises';
import { createDatabase, type Database } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrations/migrate.ts';
import { openPostgres } from '../../server/db/postgres/open-postgres.ts';
import { openSqlite } from '../../server/db/sqlite/open-sqlite.ts';
import type { ClaimedJob, ClaimRequest, GroupLimits, JobQueue, NewJob } from '../../server/jobs/job-queue.ts';
import { openPostgresQueue as openQueue } from '../../server/jobs/postgres-queue.ts';
import { migrateQueueSchema } from '../../server/jobs/queue-schema.ts';
import { createSqliteQueue } from '../../server/jobs/sqlite-queue.ts';
import type { Clock } from '../../server/lib/clock.ts';
import { createIds } from '../../server/lib/ids.ts';
import { createLogger } from '../../server/lib/logger.ts';
import { createTestDatabase } from '../harness/postgres/provide-postgres.ts';
import { ManualClock } from './manual-clock.ts';

/** A queue on an empty database. */
export interface OpenQueue {
  database: Database;
  queue: JobQueue;
  /** Enqueues all jobs in one transaction. */
  add(...jobs: NewJob[]): Promise<void>;
  /** Claims jobs for a process that is already running the given ones. */
  claim(limit: number, options?: Partial<Omit<ClaimRequest, 'limit'>>): Promise<ClaimedJob[]>;
  /** Completes a job in a transaction of its own. */
  complete(job: ClaimedJob): Promise<boolean>;
  /** Moves time forward. */
  advance(ms: number): Promise<void>;
  /** Lets the claims of a dead process expire. */
  expireClaims(): Promise<void>;
  close(): Promise<void>;
}

/** A job that executes a run. */
export const run = (subject: string, group = 'ws_1'): NewJob => ({ kind: 'run.execute', subject, group });

/** A job that parses a document. */
export const parse = (subject: string, group = 'ws_1'): NewJob => ({ kind: 'document.parse', subject, group });

export type QueueFactory = (groupLimits?: GroupLimits) => Promise<OpenQueue>;

function operationsOf(database: Database, queue: JobQueue): Pick<OpenQueue, 'add' | 'claim' | 'complete'> {
  return {
    add: (...jobs) =>
      database.transaction(async (tx) => {
        for (const job of jobs) await queue.enqueue(tx, job);
      }),
    claim: (limit, options = {}) => queue.claim(() => ({ kind: 'run.execute', running: [], ...options, limit })),
    complete: (job) => database.transaction((tx) => queue.complete(tx, job)),
  };
}

/** @param clock the system's for jobs that run by themselves */
export async function openSqliteQueue(
  groupLimits: GroupLimits = {},
  clock: ManualClock | Clock = new ManualClock(),
): Promise<OpenQueue> {
  const database = createDatabase(openSqlite(':memory:'));
  await migrate(database);
  const logger = createLogger('error');
  const queue = createSqliteQueue(database, { clock, newId: createIds(clock), groupLimits, logger });
  return {
    database,
    queue,
    ...operationsOf(database, queue),
    async advance(ms) {
      if (!(clock instanceof ManualClock)) throw new Error('The system clock cannot be advanced.');
      clock.advance(ms);
    },
    expireClaims: async () => void (await queue.recover()),
    async close() {
      await queue.close();
      await database.close();
    },
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

export const openPostgresQueue: QueueFactory = async (groupLimits = {}) => {
  const { url, drop } = await createTestDatabase(template);
  const database = createDatabase(openPostgres({ url, connections: 8, statementTimeoutMs: 10_000 }));
  const queue = await openQueue(database, { groupLimits, migrate: false, logger: createLogger('error') });
  /** Moves the timestamps of all jobs into the past, as if the clock had moved forward. */
  async function advance(ms: number): Promise<void> {
    await database.pool?.query(
      `update excerpt_jobs.job set created_on = created_on - $1 * interval '1 ms',
         start_after = start_after - $1 * interval '1 ms', heartbeat_on = heartbeat_on - $1 * interval '1 ms'`,
      [ms],
    );
  }
  return {
    database,
    queue,
    ...operationsOf(database, queue),
    advance,
    async expireClaims() {
      await advance(60_000);
      const active = `select 1 from excerpt_jobs.job where state = 'active'`;
      for (let attempt = 0; attempt < 400; attempt += 1) {
        if ((await database.pool?.query(active))?.rowCount === 0) return;
        await delay(50);
      }
      throw new Error('The claims did not expire.');
    },
    async close() {
      await queue.close();
      await database.close();
      await drop();
    },
  };
};

import { createDatabase, type Database } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrations/migrate.ts';
import { openSqlite } from '../../server/db/sqlite.ts';
import type { JobQueue, NewJob } from '../../server/jobs/queue.ts';
import { createSqliteQueue } from '../../server/jobs/sqlite-queue.ts';
import type { Clock } from '../../server/lib/clock.ts';
import { createIds } from '../../server/lib/ids.ts';

/** A queue over an empty database of its own. */
export interface OpenQueue {
  database: Database;
  queue: JobQueue;
  /** Enqueues in one transaction. */
  add(...jobs: NewJob[]): Promise<void>;
  close(): Promise<void>;
}

export type QueueFactory = (clock: Clock) => Promise<OpenQueue>;

export const openSqliteQueue: QueueFactory = async (clock) => {
  const database = createDatabase(openSqlite(':memory:'));
  await migrate(database);
  const queue = createSqliteQueue(database, clock, createIds(clock));
  return {
    database,
    queue,
    add: (...jobs) =>
      database.transaction(async (tx) => {
        for (const job of jobs) await queue.enqueue(tx, job);
      }),
    close: () => database.close(),
  };
};

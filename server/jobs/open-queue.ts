import type { Database } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { Logger } from '../lib/logger.ts';
import { openPostgresQueue } from './postgres-queue.ts';
import type { JobLimits, JobQueue } from './job-queue.ts';
import { createSqliteQueue } from './sqlite-queue.ts';

interface QueueOptions {
  clock: Clock;
  newId: NewId;
  limits?: JobLimits;
  /** Whether tables of an older version are brought up to date. */
  migrate?: boolean;
  logger: Logger;
}

/** The queue of either database. */
export async function openQueue(
  database: Database,
  { clock, newId, limits = { workspace: null, key: null }, migrate = false, logger }: QueueOptions,
): Promise<JobQueue> {
  if (database.dialect === 'sqlite') return createSqliteQueue(database, { clock, newId, limits });
  return openPostgresQueue(database, { limits, migrate, logger });
}

import type { Database } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { Logger } from '../lib/logger.ts';
import type { GroupLimits, JobQueue } from './job-queue.ts';
import { createSqliteQueue } from './sqlite-queue.ts';

interface QueueOptions {
  clock: Clock;
  newId: NewId;
  groupLimits?: GroupLimits;
  /** Whether tables of an older version may be migrated. */
  migrate?: boolean;
  logger: Logger;
  /** The span of the caller, as a `traceparent`. */
  currentTrace?: () => string | null;
}

/** Opens the queue of the database's dialect. */
export async function openQueue(
  database: Database,
  { clock, newId, groupLimits = {}, migrate = false, logger, currentTrace = () => null }: QueueOptions,
): Promise<JobQueue> {
  if (database.dialect === 'sqlite')
    return createSqliteQueue(database, { clock, newId, groupLimits, logger, currentTrace });
  const { openPostgresQueue } = await import('./postgres-queue.ts');
  return openPostgresQueue(database, { groupLimits, migrate, logger, currentTrace });
}

import type { Pool } from 'pg';
import bossPackage from 'pg-boss/package.json' with { type: 'json' };
import type { Database } from '../db/database.ts';
import { JOB_KINDS } from './job-queue.ts';
import { createBoss } from './pg-boss.ts';

/** A worker is considered dead if it has not renewed its claims for this long. */
const LEASE_SECONDS = 20;
const DAY_SECONDS = 86_400;

const QUEUE_OPTIONS = {
  // A table per kind: a backlog of one does not slow the claims of another.
  partition: true,
  heartbeatSeconds: LEASE_SECONDS,
  expireInSeconds: DAY_SECONDS,
  // Handlers decide how often a job is tried. Waiting jobs are never dropped.
  retryLimit: 1_000_000_000,
  retryDelay: 0,
  retentionSeconds: 10 * 365 * DAY_SECONDS,
  warningQueueSize: 1_000_000,
};

export function requirePool({ pool }: Pick<Database, 'pool'>): Pool {
  if (pool === null) throw new Error('The queue of pg-boss needs PostgreSQL.');
  return pool;
}

/**
 * Compares the queue's tables with this program's version of pg-boss. Throws if a newer program created them.
 * `missing`: tables do not exist, or not for all kinds of jobs, and can be created while servers run. `older`: they
 * must be migrated.
 */
export async function readQueueSchemaState(database: Database): Promise<'missing' | 'current' | 'older'> {
  const boss = createBoss(requirePool(database), { migrate: false, supervise: false });
  if (!(await boss.isInstalled())) return 'missing';
  const version = (await boss.schemaVersion()) ?? 0;
  const known = bossPackage.pgboss.schema;
  if (version < known) return 'older';
  if (version > known) {
    throw new Error(
      `A newer version of Excerpt created the queue's tables (version ${version}, this program knows ${known}). ` +
        'Start that version, or a later one.',
    );
  }
  try {
    await boss.start();
    const queues = await boss.getQueues([...JOB_KINDS]);
    return queues.length === JOB_KINDS.length ? 'current' : 'missing';
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Creates the queue's tables, or migrates them. Concurrent programs wait for each other. */
export async function migrateQueueSchema(database: Database): Promise<void> {
  const pool = requirePool(database);
  await database.exclusively('queue schema', async () => {
    const boss = createBoss(pool, { migrate: true, supervise: false });
    try {
      await boss.start();
      for (const kind of JOB_KINDS) await boss.createQueue(kind, QUEUE_OPTIONS);
    } finally {
      await boss.stop({ graceful: false });
    }
  });
}

import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../database.ts';

const MAX_ROUNDS = 50;
const PAUSE_MS = 100;

/**
 * After a migration: ends the connections that servers had before it, each when it is idle, so that they open others.
 * Servers of 0.6.0 before the audit log was chained keep statements whose columns have changed, and fail with these on
 * each connection until it ends. Later ones prepare them again. Gives up on connections that are never idle.
 */
export async function endIdleConnections(db: Db): Promise<void> {
  const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(db);
  const since = rows[0]?.now ?? '';
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { rows: left } = await sql<{ isIdle: boolean }>`
      select state = 'idle' and pg_terminate_backend(pid) as "isIdle" from pg_stat_activity
      where datname = current_database() and usename = current_user and application_name = 'excerpt'
        and pid <> pg_backend_pid() and backend_start < ${since}::timestamptz`.execute(db);
    if (left.length === 0) return;
    await delay(PAUSE_MS);
  }
}

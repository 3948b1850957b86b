import type SqliteDatabase from 'better-sqlite3';
import { setTimeout as delay } from 'node:timers/promises';
import { API_KEY, type Prepared } from '../prepared-server.ts';

/** Waits until the queue is empty, as seen from outside the server. */
export async function untilDone(database: SqliteDatabase.Database): Promise<void> {
  const left = database.prepare<[], number>('select count(*) from jobs').pluck();
  while (left.get() !== 0) await delay(25);
}

/** Inserts waiting runs without notifying the server, which finds them at its next claim. */
export function queueRuns(database: SqliteDatabase.Database, runId: string, prefix: string, count: number): void {
  const insertRun = database.prepare(`
    insert into runs (id, workspace_id, environment_id, document_id, schema_family_id, schema_version_id, status,
    provider, model,
      key_source, residency, attempts, created_at, updated_at)
    select ?, workspace_id, environment_id, document_id, schema_family_id, schema_version_id, 'pending', provider,
    model,
      key_source, residency, 0, created_at, created_at
    from runs where id = ?`);
  const insertJob = database.prepare(`
    insert into jobs (id, kind, subject, group_id, position, state, attempt, due_at, created_at)
    select 'job_' || id, 'run.execute', id, workspace_id, ?, 'ready', 0, created_at, created_at
    from runs where id = ?`);
  database.transaction(() => {
    for (let index = 0; index < count; index += 1) {
      const id = `${prefix}${String(index).padStart(5, '0')}`;
      insertRun.run(id, runId);
      insertJob.run(index, id);
    }
  })();
}

/** Milliseconds from the request for the last run to the end of all runs, by their timestamps. */
export async function runQueued(
  prepared: Prepared,
  url: string,
  database: SqliteDatabase.Database,
  { count, round }: { count: number; round: number },
): Promise<number> {
  const prefix = `run_queued-${round}-`;
  queueRuns(database, prepared.runId, prefix, count - 1);
  const response = await fetch(url, { method: 'POST', headers: { 'x-api-key': API_KEY } });
  const { runId } = (await response.json()) as { runId: string };
  await untilDone(database);
  const span = database.prepare<[string, string], { begin: string; end: string; completed: number }>(`
    select max(created_at) as begin, max(completed_at) as end, sum(status = 'completed') as completed from runs
    where id = ? or id like ?`);
  const { begin, end, completed } = span.get(runId, `${prefix}%`) ?? { begin: '', end: '', completed: 0 };
  if (completed !== count) throw new Error(`${completed} runs are completed, not ${count}.`);
  return Date.parse(end) - Date.parse(begin);
}

import { sql, type RawBuilder } from 'kysely';
import { compiledOnce, compileOnce } from '../db/compiled-query.ts';
import type { Database } from '../db/database.ts';
import { literal } from '../db/literal.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { ClaimedJob, JobKind, JobLimits, JobQueue } from './job-queue.ts';

const deleteClaimed = compileOnce((db, id: string, attempt: number) =>
  db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', literal('running'))
    .returning('id'),
);

const selectNextDue = compileOnce((db) =>
  db
    .selectFrom('jobs')
    .select(({ fn }) => fn.min<string | null>('due_at').as('dueAt'))
    .where('state', '=', literal('ready')),
);

interface ClaimedRow {
  id: string;
  kind: JobKind;
  subject: string;
  attempt: number;
  place: number;
}

const claimOf = (due: RawBuilder<unknown>) => sql<ClaimedRow>`
  update jobs set state = 'running', attempt = attempt + 1
  where id in (${due})
  returning id, kind, subject, attempt, place`;

/** With its plus, the time chooses no index: the one by place has the order, and a claim reads little more than what it takes. */
const isDue = (now: string) => sql`state = 'ready' and +due_at <= ${now}`;

/** SQLite plans by a parameter of `limit`, and would prepare the statement again for each use; by a sum it does not. */
const unplanned = (limit: number) => sql`${limit} + 0`;

/** The next due jobs. */
const claimDue = compiledOnce((db, now: string, limit: number) => ({
  compile: () =>
    claimOf(sql`select id from jobs where ${isDue(now)} order by place, id limit ${unplanned(limit)}`).compile(db),
}));

/** The job was the claim's a statement ago, and nobody else has the connection since. */
const IS_HELD = sql<boolean>`true`;

/** Where a new job stands: level with what is being served, or one behind the last that waits for its workspace. */
const placeOf = (workspaceId: string) => sql<number>`
  max(
    coalesce(
      (select max(place) from jobs where state = 'running' and attempt = 1),
      (select min(place) from jobs where state = 'ready' and attempt = 0),
      0
    ),
    coalesce((select max(place) + 1 from jobs where state = 'ready' and workspace_id = ${workspaceId}), 0)
  )`;

/**
 * The queue as a table. One process holds the data directory, so a claim needs no lease: see `db/instance-lock.ts`.
 * Claims serve the lowest place first: the jobs of each workspace stand one place apart, so that workspaces take turns.
 */
export function createSqliteQueue(
  { db, relaxed }: Database,
  { clock, newId, limits }: { clock: Clock; newId: NewId; limits: JobLimits },
): JobQueue {
  const listeners: (() => void)[] = [];
  const isLimited = limits.workspace !== null || limits.key !== null;

  /** The next due jobs, without those that a limit holds back: by how many of their workspace and key run, or come before them. */
  const withinLimits = (now: string, limit: number) => sql`
    with running as materialized (select workspace_id, key_id from jobs where state = 'running'),
    next as (
      select id, workspace_id, key_id, place from jobs
      where ${isDue(now)}
        and workspace_id not in (select workspace_id from running group by workspace_id having count(*) >= ${limits.workspace})
        and (key_id is null or key_id not in (select key_id from running where key_id is not null group by key_id having count(*) >= ${limits.key}))
      order by place, id limit ${unplanned(limit)}
    ),
    counted as (
      select id, key_id,
        row_number() over (partition by workspace_id order by place, id)
          + (select count(*) from running where running.workspace_id = next.workspace_id) as of_workspace,
        row_number() over (partition by key_id order by place, id)
          + (select count(*) from running where running.key_id = next.key_id) as with_key
      from next
    )
    select id from counted
    where (${limits.workspace} is null or of_workspace <= ${limits.workspace})
      and (key_id is null or ${limits.key} is null or with_key <= ${limits.key})`;

  async function claimOnce(limit: number): Promise<ClaimedJob[]> {
    const now = timestamp(clock.now());
    // A claim that is lost with the power is made again at the next start, as is one whose process is gone.
    const { rows } = await relaxed((connection) =>
      connection.executeQuery(
        isLimited ? claimOf(withinLimits(now, limit)).compile(connection) : claimDue(connection, now, limit),
      ),
    );
    return rows.toSorted((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1)).map(({ place: _place, ...job }) => job);
  }

  return {
    async enqueue(tx, { kind, subject, workspaceId, keyId }, statement) {
      if (statement !== undefined) await tx.executeQuery(statement);
      const now = timestamp(clock.now());
      await tx
        .insertInto('jobs')
        .values({
          id: newId('job'),
          kind,
          subject,
          workspace_id: workspaceId,
          key_id: keyId,
          place: placeOf(workspaceId),
          state: 'ready',
          attempt: 0,
          due_at: now,
          created_at: now,
        })
        .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
        .execute();
      tx.onCommit(() => listeners.forEach((listener) => listener()));
    },

    async claim(limit) {
      const claimed = await claimOnce(limit);
      // What a limit held back made room for others behind it.
      while (isLimited && claimed.length < limit) {
        const more = await claimOnce(limit - claimed.length);
        if (more.length === 0) break;
        claimed.push(...more);
      }
      return claimed;
    },

    async complete(tx, job, record) {
      if ((await deleteClaimed(tx, job.id, job.attempt)) === undefined) return false;
      if (record === undefined) return true;
      const { numAffectedRows } = await tx.executeQuery(record(IS_HELD));
      return numAffectedRows !== 0n;
    },

    async release(job, { delayMs, refund }) {
      await db
        .updateTable('jobs')
        .set({
          state: 'ready',
          attempt: refund ? job.attempt - 1 : job.attempt,
          due_at: timestamp(clock.now() + delayMs),
        })
        .where('id', '=', job.id)
        .where('attempt', '=', job.attempt)
        .execute();
    },

    async discard(tx, { kind, subject }) {
      await tx.deleteFrom('jobs').where('kind', '=', kind).where('subject', '=', subject).execute();
    },

    async recover() {
      const { numUpdatedRows } = await db
        .updateTable('jobs')
        .set({ state: 'ready', due_at: timestamp(clock.now()) })
        .where('state', '=', literal('running'))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    async nextDueIn() {
      const next = await selectNextDue(db);
      const dueAt = next?.dueAt ?? null;
      return dueAt === null ? null : Math.max(0, Date.parse(dueAt) - clock.now());
    },

    onEnqueued(listener) {
      listeners.push(listener);
    },

    leases: null,

    close: async () => undefined,
  };
}

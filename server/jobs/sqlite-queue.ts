import { sql } from 'kysely';
import { compileOnce } from '../db/compiled-query.ts';
import type { Database } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { JobKind, JobQueue } from './queue.ts';

const deleteClaimed = compileOnce((db, id: string, attempt: number) =>
  db.deleteFrom('jobs').where('id', '=', id).where('attempt', '=', attempt).where('state', '=', 'running').returning('id'),
);

/** The queue as a table. One process holds the data directory, so a claim needs no lease: see `db/instance-lock.ts`. */
export function createSqliteQueue({ db, dialect, relaxed }: Database, clock: Clock, newId: NewId): JobQueue {
  const listeners: (() => void)[] = [];

  return {
    async enqueue(tx, { kind, subject }) {
      const now = timestamp(clock.now());
      await tx
        .insertInto('jobs')
        .values({ id: newId('job'), kind, subject, state: 'ready', attempt: 0, due_at: now, created_at: now })
        .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
        .execute();
      tx.onCommit(() => listeners.forEach((listener) => listener()));
    },

    async claim(limit) {
      // A claim that is lost with the power is made again at the next start, as is one whose process is gone.
      const claimed = sql<{ id: string; kind: JobKind; subject: string; attempt: number }>`
        update jobs set state = 'running', attempt = attempt + 1
        where id in (
          select id from jobs where state = 'ready' and due_at <= ${timestamp(clock.now())} order by due_at, id limit ${limit}
          ${dialect === 'postgres' ? sql`for update skip locked` : sql``}
        )
        returning id, kind, subject, attempt`;
      return (await relaxed((connection) => claimed.execute(connection))).rows;
    },

    async complete(tx, job) {
      return (await deleteClaimed(tx, job.id, job.attempt)) !== undefined;
    },

    async release(job, { delayMs, refund }) {
      await db
        .updateTable('jobs')
        .set({ state: 'ready', attempt: refund ? job.attempt - 1 : job.attempt, due_at: timestamp(clock.now() + delayMs) })
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
        .where('state', '=', 'running')
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    async nextDueIn() {
      const next = await db
        .selectFrom('jobs')
        .select('due_at')
        .where('state', '=', 'ready')
        .orderBy('due_at')
        .limit(1)
        .executeTakeFirst();
      return next === undefined ? null : Math.max(0, Date.parse(next.due_at) - clock.now());
    },

    onEnqueued(listener) {
      listeners.push(listener);
    },
  };
}

import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { cacheFirstRow } from '../db/cached-query.ts';
import type { Database, Db } from '../db/database.ts';
import { literal } from '../db/literal.ts';
import { steadyClock, timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { Logger } from '../lib/logger.ts';
import { createAcknowledgements } from './acknowledgements.ts';
import {
  JOB_KINDS,
  type ClaimedJob,
  type ClaimRequest,
  type GroupLimits,
  type JobCount,
  type JobKind,
  type JobQueue,
  type NewJob,
} from './job-queue.ts';
import { claimIdleStatement, claimStatement, END_POSITION, LOW_POSITION, type ClaimedRow } from './sqlite-claim.ts';

const deleteClaimed = cacheFirstRow((db, { id, claim }: { id: string; claim: number }) =>
  db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('attempt', '=', claim)
    .where('state', '=', literal('running'))
    .returning('id'),
);

/** The position of a new job: after running jobs, and after the last job of its group. */
function selectPosition({ kind, group, isLow = false }: NewJob) {
  const [first, end] = isLow ? [LOW_POSITION, END_POSITION] : [0, LOW_POSITION];
  const inRange = sql`kind = ${kind} and position >= ${first} and position < ${end}`;
  const last = (condition: RawBuilder<unknown>) =>
    sql`(select max(position) + 1 from jobs where ${inRange} and ${condition})`;
  return sql<number>`
    max(
      coalesce(
        ${last(sql`state = 'running' and attempt = 1`)},
        (select min(position) from jobs where ${inRange} and state = 'ready' and attempt = 0),
        ${first}
      ),
      coalesce(${last(sql`state = 'ready' and group_id = ${group}`)}, 0),
      coalesce(${last(sql`state = 'running' and group_id = ${group}`)}, 0)
    )`;
}

interface QueueDependencies {
  clock: Clock;
  newId: NewId;
  groupLimits: GroupLimits;
  logger: Logger;
  /** The span of the caller, as a `traceparent`. */
  currentTrace?: () => string | null;
}

/**
 * The queue as a table. One process holds the data directory, so a claim needs no lease: see
 * `db/open-database.ts`. Claims serve the lowest position of a kind first. The jobs of a group are one position
 * apart, so that groups take turns.
 */
export function createSqliteQueue(
  { db, unsynced }: Database,
  { clock, newId, groupLimits, logger, currentTrace = () => null }: QueueDependencies,
): JobQueue {
  const listeners: ((kind: JobKind) => void)[] = [];
  const steady = steadyClock(clock);

  const acknowledgements = createAcknowledgements(
    // If a power failure undoes the deletion, the job is recovered and its handler finds the subject finished.
    (jobs) =>
      unsynced(async (connection) => {
        for (const job of jobs) await deleteClaimed(connection, job);
      }),
    logger,
  );

  async function claimBy(connection: Db, kind: JobKind, statement: CompiledQuery<ClaimedRow>): Promise<ClaimedJob[]> {
    const { rows } = await connection.executeQuery<ClaimedRow>(statement);
    return rows
      .toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
      .map(({ position, ...job }) => ({ ...job, kind, claim: job.attempt, isLow: position >= LOW_POSITION }));
  }

  function claimOnce(connection: Db, kind: JobKind, limit: number, below: number): Promise<ClaimedJob[]> {
    const request = { kind, limit, below, now: timestamp(steady.now()) };
    return claimBy(connection, kind, claimStatement(connection, request, groupLimits[kind]));
  }

  /** One job, so that no group gets more than its limit. */
  function claimOfIdleGroup(connection: Db, { kind, limit, running }: ClaimRequest): Promise<ClaimedJob[]> {
    const request = { kind, limit: Math.min(limit, 1), below: LOW_POSITION, now: timestamp(steady.now()) };
    const busy = [...new Set(running.map(({ group }) => group))];
    return claimBy(connection, kind, claimIdleStatement(connection, request, busy));
  }

  async function claimBelow(connection: Db, kind: JobKind, limit: number, below: number): Promise<ClaimedJob[]> {
    if (limit <= 0) return [];
    const claimed = await claimOnce(connection, kind, limit, below);
    // Skipped jobs of full groups leave room for others.
    while (groupLimits[kind] !== undefined && claimed.length < limit) {
      const more = await claimOnce(connection, kind, limit - claimed.length, below);
      if (more.length === 0) break;
      claimed.push(...more);
    }
    return claimed;
  }

  async function claimRequested(connection: Db, request: ClaimRequest): Promise<ClaimedJob[]> {
    if (request.isForIdleGroups === true) return claimOfIdleGroup(connection, request);
    const { kind, limit, lowLimit = limit } = request;
    const anyLimit = Math.min(limit, lowLimit);
    const claimed = await claimBelow(connection, kind, anyLimit, END_POSITION);
    if (claimed.length === anyLimit)
      claimed.push(...(await claimBelow(connection, kind, limit - anyLimit, LOW_POSITION)));
    return claimed;
  }

  return {
    async enqueue(tx, job) {
      const { kind, subject, group } = job;
      await tx
        .insertInto('jobs')
        .values({
          id: newId('job'),
          kind,
          subject,
          group_id: group,
          position: selectPosition(job),
          state: 'ready',
          attempt: 0,
          due_at: timestamp(steady.now()),
          created_at: timestamp(clock.now()),
          trace_parent: currentTrace(),
        })
        .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
        .execute();
      tx.onCommit(() => listeners.forEach((listener) => listener(kind)));
    },

    // If a power failure undoes the claim, the job is claimed again at the next start.
    claim: (request, begin) =>
      unsynced(async (connection) => {
        const claimed = await claimRequested(connection, request());
        for (const job of claimed) await begin?.(connection, job);
        return claimed;
      }),

    complete: async (tx, job) => (await deleteClaimed(tx, job)) !== undefined,

    acknowledge: (job) => acknowledgements.add(job),
    flush: () => acknowledgements.flush(),

    async release(job, { delayMs, refund }) {
      await db
        .updateTable('jobs')
        .set({
          state: 'ready',
          attempt: refund ? job.attempt - 1 : job.attempt,
          due_at: timestamp(steady.now() + delayMs),
        })
        .where('id', '=', job.id)
        .where('attempt', '=', job.claim)
        .execute();
    },

    async discard(tx, { kind, subject }) {
      await tx.deleteFrom('jobs').where('kind', '=', kind).where('subject', '=', subject).execute();
    },

    async count(limit) {
      const now = timestamp(steady.now());
      const counts: JobCount[] = [];
      for (const kind of JOB_KINDS) {
        const some = db.selectFrom('jobs').select(['state', 'due_at']).where('kind', '=', kind).limit(limit);
        const { rows } = await sql<{ state: JobCount['state']; jobs: number; readySince: string }>`
          select
              case when state = 'running' then state when due_at <= ${now} then 'ready' else 'delayed' end as "state",
            count(*) as "jobs", min(due_at) as "readySince"
          from (${some}) group by 1`.execute(db);
        counts.push(
          ...rows.map((row) => ({ ...row, kind, readySince: row.state === 'ready' ? row.readySince : null })),
        );
      }
      return counts;
    },

    async recover() {
      const now = timestamp(steady.now());
      // The clock was set back since they were enqueued.
      await db
        .updateTable('jobs')
        .set({ due_at: now })
        .where('state', '=', literal('ready'))
        .where('due_at', '>', now)
        .where('created_at', '>', now)
        .execute();
      const { numUpdatedRows } = await db
        .updateTable('jobs')
        .set({ state: 'ready', due_at: now })
        .where('state', '=', literal('running'))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    onEnqueued: (listener) => void listeners.push(listener),
    leases: null,
    close: () => acknowledgements.flush(),
  };
}

import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { cacheQuery } from '../db/cached-query.ts';
import type { Db } from '../db/database.ts';
import type { JobKind } from './job-queue.ts';

export interface ClaimedRow {
  id: string;
  subject: string;
  group: string;
  attempt: number;
  position: number;
  traceParent: string | null;
}

interface Claim {
  kind: JobKind;
  limit: number;
  now: string;
  /** Jobs below this position. */
  below: number;
}

/** Jobs of low priority have positions from here on, behind all others. */
export const LOW_POSITION = 2 ** 50;
export const END_POSITION = 2 ** 51;

const claim = (due: RawBuilder<unknown>) => sql<ClaimedRow>`
  update jobs set state = 'running', attempt = attempt + 1
  where id in (${due})
  returning id, subject, group_id as "group", attempt, position, trace_parent as "traceParent"`;

/**
 * The unary plus keeps SQLite from searching by time: the index by position delivers the order, and reads little beyond
 * the limit.
 */
const isDue = ({ kind, now, below }: Omit<Claim, 'limit'>) =>
  sql`kind = ${kind} and state = 'ready' and position < ${below} and +due_at <= ${now}`;

/** Groups take turns, so that the first job of an idle one is among the first. */
const MAX_SEARCHED = 500;

/** @param busyGroups as a JSON list */
const claimIdle = cacheQuery((db, { limit, busyGroups, ...due }: Claim & { busyGroups: string }) => ({
  compile: () =>
    claim(sql`
      select id from (
        select id, group_id, position from jobs where ${isDue(due)} order by position, id limit ${MAX_SEARCHED}
      )
      where group_id not in (select value from json_each(${busyGroups}))
      order by position, id limit ${limit}`).compile(db),
}));

/** Claims due jobs of groups that are not among `busyGroups`. */
export function claimIdleStatement(db: Db, request: Claim, busyGroups: string[]): CompiledQuery<ClaimedRow> {
  return claimIdle(db, { ...request, busyGroups: JSON.stringify(busyGroups) });
}

const claimDue = cacheQuery((db, { limit, ...due }: Claim) => ({
  compile: () => claim(sql`select id from jobs where ${isDue(due)} order by position, id limit ${limit}`).compile(db),
}));

/** Excludes jobs of groups at their limit, counting running jobs and those in the same claim. */
const claimWithinLimit = cacheQuery((db, { kind, now, below, limit, groupLimit }: Claim & { groupLimit: number }) => ({
  compile: () =>
    claim(sql`
      with running as materialized (
        select group_id, count(*) as jobs from jobs where kind = ${kind} and state = 'running' group by group_id
      ),
      next as (
        select id, group_id, position from jobs
        where ${isDue({ kind, now, below })}
          and group_id not in (select group_id from running where jobs >= ${groupLimit})
        order by position, id limit ${limit}
      ),
      counted as (
        select id,
          row_number() over (partition by group_id order by position, id)
            + coalesce((select jobs from running where running.group_id = next.group_id), 0) as of_group
        from next
      )
      select id from counted where of_group <= ${groupLimit}`).compile(db),
}));

/**
 * Claims the next due jobs of a kind. Compiled once and searched by partial indexes: with 50,000 jobs waiting, a claim
 * takes as long as with 500 (`test/jobs/queue-plans.test.ts`).
 */
export function claimStatement(db: Db, request: Claim, groupLimit: number | undefined): CompiledQuery<ClaimedRow> {
  return groupLimit === undefined ? claimDue(db, request) : claimWithinLimit(db, { ...request, groupLimit });
}

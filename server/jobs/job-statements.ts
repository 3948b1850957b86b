import type { JobLimits } from './job-queue.ts';

/**
 * The statements over pg-boss's table of jobs, which it documents for those who use SQL beside it: `retry_count` names the attempt,
 * `group_id` is the workspace and `group_tier` the key.
 * @param schema of pg-boss
 * @param ownTable of the queue
 * @param queue its name
 */
export function jobStatements(schema: string, ownTable: string, queue: string) {
  const table = `${schema}.${ownTable}`;
  const waits = `name = '${queue}' and state < 'active'`;
  // Nothing is ever blocked here: these are the words of pg-boss's own index over what waits, which is not used without them.
  const waitsInOrder = `${waits} and not blocked`;
  const isActive = `name = '${queue}' and state = 'active'`;

  const take = (source: string) => `
    taken as (
      update ${table} as job set state = 'active', started_on = now(), heartbeat_on = now(),
        retry_count = case when started_on is null then retry_count else retry_count + 1 end
      where name = '${queue}' and id = any(array(${source}))
      returning id, data, retry_count, priority, created_on
    )
    select id, data ->> 'kind' as kind, data ->> 'subject' as subject, retry_count + 1 as attempt
    from taken order by priority desc, created_on`;

  /**
   * Fair shares: claims serve the highest priority first, and a new job comes one below the last that waits for its workspace, or
   * level with what is being served. Each workspace's jobs stand one step apart, so that they take turns with those of all others.
   */
  const place = (workspace: string) => `
    coalesce(least(
      coalesce(
        (select min(priority) from ${table} where ${isActive} and group_id is not null and retry_count = 0),
        (select priority from ${table} where ${waitsInOrder} and state = 'created' order by priority desc, created_on limit 1)
      ),
      (select priority - 1 from ${table} where ${waits} and group_id = ${workspace} order by priority limit 1)
    ), 0)`;

  return {
    /** Kind, subject, key of the job, workspace and provider key, from the parameter `first` on. With the queue's options, as pg-boss does it. */
    enqueue: (first: number) => {
      const [kind, subject, key, workspace, providerKey] = [0, 1, 2, 3, 4].map(
        (index) => `$${first + index}::text`,
      ) as [string, string, string, string, string];
      return `
        insert into ${table} (name, data, priority, singleton_key, group_id, group_tier, policy, retry_limit, retry_delay, retry_backoff,
          retry_delay_max, expire_seconds, heartbeat_seconds, deletion_seconds, keep_until, dead_letter)
        select name, jsonb_build_object('kind', ${kind}, 'subject', ${subject}), ${place(workspace)}, ${key}, ${workspace}, ${providerKey},
          policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds, deletion_seconds,
          now() + retention_seconds * interval '1 s', dead_letter
        from ${schema}.queue where name = '${queue}'
        on conflict do nothing`;
    },

    /** The job and the attempt that has it, from the parameter `first` on. */
    complete: (first: number) =>
      `delete from ${table} where ${isActive} and id = $${first} and retry_count = $${first + 1} returning id`,

    /** For the place of a new job among those of its workspace. */
    placeIndex: `create index if not exists jobs_place on ${table} (group_id, priority) where state < 'active'`,

    /** Takes up to $1. */
    claim: `
      with next as (
        select id from ${table} where ${waitsInOrder} and start_after <= now()
        order by priority desc, created_on limit $1::bigint for update skip locked
      ), ${take('select id from next')}`,

    /**
     * Statements that are one transaction: what others claimed is counted when nobody else claims. How many jobs the limits let by
     * cannot be foreseen, and a plan for few of them would read all that waits.
     */
    claimWithin: (limit: number, { workspace, key }: JobLimits) => `
      select pg_advisory_xact_lock(hashtextextended('${table} claim', 0));
      set local enable_seqscan = off;
      set local enable_sort = off;
      with active as materialized (select group_id, group_tier from ${table} where ${isActive} and group_id is not null),
      full_workspaces as (select group_id from active group by group_id having count(*) >= ${workspace ?? 'null'}),
      full_keys as (select group_tier from active where group_tier is not null group by group_tier having count(*) >= ${key ?? 'null'}),
      next as (
        select id, group_id, group_tier, priority, created_on from ${table}
        where ${waitsInOrder} and start_after <= now() and group_id <> all(array(select group_id from full_workspaces))
          and (group_tier is null or group_tier <> all(array(select group_tier from full_keys)))
        order by priority desc, created_on limit ${limit} for update skip locked
      ),
      counted as (
        select id,
          row_number() over (partition by group_id order by priority desc, created_on)
            + (select count(*) from active where active.group_id = next.group_id) as of_workspace,
          case when group_tier is not null then row_number() over (partition by group_tier order by priority desc, created_on)
            + (select count(*) from active where active.group_tier = next.group_tier) else 0 end as with_key
        from next
      ), ${take(`select id from counted where of_workspace <= ${workspace ?? 'of_workspace'} and with_key <= ${key ?? 'with_key'}`)}`,

    /** The job $1 of the attempt $2, due in $3 milliseconds; $4 whether the attempt did not count. */
    release: `
      update ${table} set state = 'retry', start_after = now() + $3 * interval '1 ms',
        started_on = case when $4::boolean then null else started_on end
      where ${isActive} and id = $1 and retry_count = $2`,

    /** The job with the key $1, whether it waits or is active. */
    discard: `delete from ${table} where name = '${queue}' and state <= 'active' and policy = 'exclusive' and coalesce(singleton_key, '') = $1`,

    nextDue: `
      select case when exists (select from ${table} where ${waits} and start_after <= now()) then 0
        else (select ceil(extract(epoch from min(start_after) - now()) * 1000) from ${table} where ${waits}) end as ms`,
  };
}

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { GroupLimits } from '../../server/jobs/job-queue.ts';
import { databases } from '../harness/test-database.ts';
import { openPostgresQueue, openSqliteQueue, run, type OpenQueue } from './open-test-queue.ts';

const SHORT = 500;
const LONG = 50_000;
const CLAIMS = 21;

const OLD = '2026-01-01T00:00:00.000Z';

async function fillSqlite({ database }: OpenQueue, jobs: number): Promise<void> {
  await sql`
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${jobs})
    insert into jobs (id, kind, subject, group_id, position, state, attempt, due_at, created_at)
    select printf('job_%08d', n), 'run.execute', 'run_' || n, 'ws_' || (n % 50), n, 'ready', 0, ${OLD}, ${OLD}
    from numbers`.execute(database.db);
}

/** Copies an enqueued job as pg-boss stores it. */
async function fillPostgres({ add, database }: OpenQueue, jobs: number): Promise<void> {
  await add(run('run_first', 'ws_first'));
  await database.pool?.query(`
    insert into excerpt_jobs.job (name, data, group_id, policy, retry_limit, heartbeat_seconds, keep_until, created_on)
    select name, data, 'ws_' || (n % 50), policy, retry_limit, heartbeat_seconds, keep_until,
    created_on + n * interval '1 us'
    from excerpt_jobs.job, generate_series(2, ${jobs}) as n where name = 'run.execute'`);
  await database.pool?.query('analyze excerpt_jobs.job');
}

const DIALECTS = {
  sqlite: { open: openSqliteQueue, fill: fillSqlite },
  postgres: { open: openPostgresQueue, fill: fillPostgres },
};

async function timeClaim({ claim }: OpenQueue): Promise<number> {
  const begin = performance.now();
  expect(await claim(1)).toHaveLength(1);
  return performance.now() - begin;
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

describe.each(databases)('the queue on %s', (name) => {
  it.each<[string, GroupLimits]>([
    ['without limits', {}],
    ['with a limit per group', { 'run.execute': 1_000 }],
  ])('claims from a backlog of 50,000 jobs as fast as from 500, %s', async (_title, limits) => {
    const { open, fill } = DIALECTS[name];
    const [short, long] = [await open(limits), await open(limits)];
    try {
      await fill(short, SHORT);
      await fill(long, LONG);
      const times = { short: [] as number[], long: [] as number[] };
      for (let claims = 0; claims < CLAIMS; claims += 1) {
        times.short.push(await timeClaim(short));
        times.long.push(await timeClaim(long));
      }
      // A claim that reads the backlog takes a hundred times as long.
      expect(median(times.long) / median(times.short)).toBeLessThan(10);
    } finally {
      await short.close();
      await long.close();
    }
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobStatements } from '../../server/jobs/job-statements.ts';
import { NO_LIMITS, openPostgresQueue, openSqliteQueue, type OpenQueue } from './open-test-queue.ts';

const WAITING = 50_000;
const CLAIMED = 16;

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** The most rows that one step of a plan reads. */
function mostRows(node: PlanNode): number {
  return Math.max(node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0), ...(node.Plans ?? []).map(mostRows));
}

describe('the queue on PostgreSQL with a long backlog', () => {
  let open: OpenQueue;
  let statements: ReturnType<typeof jobStatements>;
  beforeAll(async () => {
    open = await openPostgresQueue();
    await open.add({ kind: 'run.execute', subject: 'run_first', workspaceId: 'ws_many', keyId: null });
    const { pool } = open.database;
    // As pg-boss stores what is enqueued, each one place behind the one before.
    await pool?.query(`
      insert into excerpt_jobs.job (name, data, priority, group_id, policy, singleton_key, retry_limit, heartbeat_seconds, keep_until)
      select name, data, -n, group_id, policy, 'run.execute run_' || n, retry_limit, heartbeat_seconds, keep_until
      from excerpt_jobs.job, generate_series(1, ${WAITING}) as n where name = 'jobs'`);
    await pool?.query('analyze excerpt_jobs.job');
    const queue = await pool?.query<{ table_name: string }>(
      `select table_name from excerpt_jobs.queue where name = 'jobs'`,
    );
    statements = jobStatements('excerpt_jobs', queue?.rows[0]?.table_name ?? '', 'jobs');
  });
  afterAll(() => open.close());

  /** Executes all statements of the text in one transaction, which is rolled back, and explains the last. */
  async function rowsReadBy(text: string, values: unknown[] = []): Promise<number> {
    const client = await open.database.pool?.connect();
    if (client === undefined) throw new Error('There is no PostgreSQL.');
    try {
      await client.query('begin');
      const parts = text.split(';');
      for (const part of parts.slice(0, -1)) await client.query(part);
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, format json) ${parts.at(-1)}`,
        values,
      );
      const [{ Plan }] = JSON.parse(rows[0]?.['QUERY PLAN'] ?? '') as [{ Plan: PlanNode }];
      return mostRows(Plan);
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  it('claims without reading what is not claimed', async () => {
    expect(await rowsReadBy(statements.claim, [CLAIMED])).toBe(CLAIMED);
  });

  it.each([
    { workspace: 1_000, key: null },
    { workspace: null, key: 1_000 },
    { workspace: 1_000, key: 1_000 },
  ])('claims within limits of %o without reading what is not claimed', async (limits) => {
    expect(await rowsReadBy(statements.claimWithin(CLAIMED, limits))).toBe(CLAIMED);
  });

  it.each(['ws_many', 'ws_other'])(
    'finds the place of a new job of %s without reading those that wait',
    async (workspaceId) => {
      const job = ['run.execute', 'run_new', 'run.execute run_new', workspaceId, null];
      expect(await rowsReadBy(statements.enqueue(1), job)).toBe(1);
    },
  );

  it('knows that something is due without reading all that is', async () => {
    expect(await rowsReadBy(statements.nextDue)).toBe(1);
  });
});

describe('the queue on SQLite', () => {
  /** Milliseconds of a claim of one job with so many waiting: the median of some. */
  async function claimTime(waiting: number, limits = NO_LIMITS): Promise<number> {
    const { database, queue, close } = await openSqliteQueue(limits);
    try {
      await sql`
        with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${waiting})
        insert into jobs (id, kind, subject, workspace_id, place, state, attempt, due_at, created_at)
        select printf('job_%08d', n), 'run.execute', 'run_' || n, 'ws_' || (n % 50), n, 'ready', 0, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'
        from numbers`.execute(database.db);
      const times: number[] = [];
      for (let claims = 0; claims < 15; claims += 1) {
        const begin = performance.now();
        expect(await queue.claim(1)).toHaveLength(1);
        times.push(performance.now() - begin);
      }
      return times.toSorted((a, b) => a - b)[7] ?? 0;
    } finally {
      await close();
    }
  }

  it.each([NO_LIMITS, { workspace: 1_000, key: 1_000 }])(
    'claims as quickly with a long backlog as with a short one, within limits of %o',
    async (limits) => {
      const short = await claimTime(500, limits);
      expect(await claimTime(WAITING, limits)).toBeLessThan(Math.max(short * 10, 2));
    },
  );
});

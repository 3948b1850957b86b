import { createWorkspace, extract, listRuns, listWorkspaces } from '@excerpt/sdk';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { endOfRun, failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startTcpProxy, type TcpProxy } from '../harness/tcp-proxy.ts';

/** The database goes away and comes back. SQLite's is a file. */
describe.runIf(inject('database') === 'postgres')('a database', () => {
  let direct: TestApp;
  let proxy: TcpProxy;
  let app: TestApp;

  beforeAll(async () => {
    direct = await startTestApp();
    proxy = await startTcpProxy(direct.databaseUrl);
    const settings = { EXCERPT_DATABASE_TIMEOUT_SECONDS: '1' };
    app = await startTestApp({
      engine: scriptedEngine(),
      settings,
      beside: { dataDir: direct.dataDir, databaseUrl: proxy.url },
    });
  });
  afterAll(async () => {
    await proxy.set('open');
    await app.close();
    await proxy.close();
    await direct.close();
  });

  const statusOf = async (path: string) => (await fetch(app.url + path)).status;

  async function expectOutage(): Promise<void> {
    const { client } = app.admin;
    const [read, written] = await Promise.all([
      listWorkspaces({ client }),
      createWorkspace({ client, body: { name: 'During the outage' } }),
    ]);
    for (const answer of [read, written]) {
      expect(failure(answer)).toMatchObject({ status: 503, code: 'unavailable', retryable: true });
      expect(answer.response?.headers.get('retry-after')).toBe('5');
      expect(failure(answer).message).not.toMatch(/ECONN|postgres|127\.0\.0\.1/);
    }
    // Checks are shared for a moment, so the first may be from before the outage.
    await expect.poll(() => statusOf('/readyz')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
  }

  async function expectService(): Promise<void> {
    const path = await workspaceWithSchema(app.admin);
    const { client } = app.admin;
    const { runId } = ok(await extract({ client, path, body: { name: 'a.txt', content: 'Total: 1' } }));
    expect((await endOfRun(app.admin, runId)).status).toBe('completed');
    expect(ok(await listRuns({ client, path })).total).toBe(1);
    expect(await statusOf('/readyz')).toBe(200);
  }

  test.each(['gone', 'silent'] as const)(
    'that is %s is answered for with 503, and service resumes by itself',
    async (state) => {
      await expectService();
      await proxy.set(state);
      // Those that are answered by connections of before, and those that need new ones.
      for (let round = 0; round < (state === 'gone' ? 3 : 1); round += 1) await expectOutage();
      await proxy.set('gone');
      await proxy.set('open');
      await expect.poll(() => statusOf('/readyz')).toBe(200);
      await expectService();
      expect(
        ok(await listWorkspaces({ client: app.admin.client })).data.filter(({ name }) => name === 'During the outage'),
      ).toEqual([]);
    },
    60_000,
  );

  test('that ends all connections, as for a restart, costs no request after that', async () => {
    await expectService();
    const client = new pg.Client({ connectionString: direct.databaseUrl });
    await client.connect();
    const others = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    const { rows } = await client.query<{ pid: number }>(`select pid, pg_terminate_backend(pid) ${others}`);
    const ended = rows.map(({ pid }) => pid);
    expect(ended.length).toBeGreaterThan(0);
    const left = async () => (await client.query(`select pid ${others} and pid = any($1)`, [ended])).rowCount;
    await expect.poll(left).toBe(0);
    await client.end();
    // A request that holds a connection at that moment may still be refused.
    const status = async () => (await listWorkspaces({ client: app.admin.client })).response?.status;
    await expect.poll(status).toBe(200);
    await expectService();
  });
});

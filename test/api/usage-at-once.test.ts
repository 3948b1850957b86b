import { createWorkspace, getUsage } from '@excerpt/sdk';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ok } from '../harness/builders.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

/** SQLite has one writer, so that no run waits for another one's count. */
describe.runIf(inject('database') === 'postgres')('the usage of runs that end at once', () => {
  let app: TestApp;
  const open: pg.Client[] = [];

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(async () => {
    for (const client of open) await client.end();
    await app.close();
  });

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    open.push(client);
    return client;
  }

  const count = (client: pg.Client, slug: string, runs: number) =>
    client.query(
      `insert into usage_counts (workspace_id, month, provider, model, key_source, currency, runs, runs_without_cost,
         input_tokens, cached_input_tokens, output_tokens, reasoning_tokens, cost_nanos)
       select id, '2026-01', 'local', 'local-1', 'system', '', 1, 0, 10, 0, 2, 0, 0
       from workspaces, generate_series(1, $2::int) where slug = $1`,
      [slug, runs],
    );

  test('is counted without waiting, merged, and summed', async () => {
    const { client } = app.admin;
    const { slug } = ok(await createWorkspace({ client, body: { name: 'Usage' } }));
    const [first, second] = [await connect(), await connect()];
    await first.query('begin');
    await count(first, slug, 1);
    await second.query(`set lock_timeout = '5s'`);
    // The other transaction is open: waiting for it would fail.
    await count(second, slug, 2_000);
    await first.query('commit');

    const { rows } = await second.query<{ kept: number }>(
      `select count(*)::int as kept from usage_counts join workspaces on workspaces.id = workspace_id where slug = $1`,
      [slug],
    );
    expect(rows[0]?.kept).toBeLessThan(2_000);
    const usage = ok(await getUsage({ client, path: { slug }, query: { month: '2026-01' } }));
    expect(JSON.stringify(usage)).toContain('"runs":2001');
  });
});

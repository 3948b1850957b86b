import pg from 'pg';
import { getMe } from '@excerpt/sdk';
import { describe, expect, inject, test } from 'vitest';
import { startTestApp } from '../harness/test-app.ts';
import { ok } from '../harness/builders.ts';

/** Connections that the test's database allows. */
const ALLOWED = 30;
const REQUESTS = 60;

describe.runIf(inject('database') === 'postgres')('nodes on a database with few connections', () => {
  test('share what it allows, and refuse no request', async () => {
    const first = await startTestApp();
    const observer = new pg.Client({ connectionString: first.databaseUrl, application_name: 'observer' });
    await observer.connect();
    const name = new URL(first.databaseUrl).pathname.slice(1);
    await observer.query(`alter database "${name}" connection limit ${ALLOWED}`);
    const second = await startTestApp({ beside: first });
    try {
      const user = await first.addUser('pro');
      const users = [user, second.same(user)];
      const countUnderLoad = async () => {
        const requests = Array.from({ length: REQUESTS }, async (_, index) =>
          ok(await getMe({ client: (users[index % 2] ?? user).client })),
        );
        await Promise.all(requests);
        const { rows } = await observer.query<{ used: number }>(
          'select count(*)::int as used from pg_stat_activity where datname = current_database()',
        );
        return rows[0]?.used ?? Infinity;
      };
      // The first node learns of the limit, and of the second node, within seconds.
      await expect.poll(countUnderLoad, { timeout: 60_000, interval: 1_000 }).toBeLessThanOrEqual(ALLOWED);
    } finally {
      await observer.end();
      await second.close();
      await first.close();
    }
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../server/config.ts';
import { createTestDatabase } from './provide-postgres.ts';
import type { Template, TestDatabase } from './postgres-databases.ts';
import { listProcesses } from '../processes.ts';

const databases: TestDatabase[] = [];
afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop();
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('PostgreSQL for tests', () => {
  it('creates a database per test from a shared template', async () => {
    let prepared = 0;
    const template: Template = {
      name: 'harness',
      async prepare(url) {
        prepared += 1;
        await query(url, "create table greetings (word text); insert into greetings values ('hello')");
      },
    };
    databases.push(...(await Promise.all([1, 2, 3].map(() => createTestDatabase(template)))));
    const [one, other] = databases;
    await query(one?.url ?? '', "insert into greetings values ('again')");
    expect(await query(one?.url ?? '', 'select count(*)::int as words from greetings')).toEqual([{ words: 2 }]);
    expect(await query(other?.url ?? '', 'select word from greetings')).toEqual([{ word: 'hello' }]);
    expect(prepared).toBe(1);
  });

  it('drops a database with its connections', async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    await database.drop();
    await expect(query(database.url, 'select 1')).rejects.toThrow(/does not exist/);
  });

  it.skipIf(readEnvironment()['EXCERPT_TEST_DATABASE_URL'])(
    'is stopped after its process was killed, and cleaned up by the next start',
    { timeout: 60_000 },
    async () => {
      const program =
        "import { startPostgres } from './test/harness/postgres/postgres-server.ts'; " +
        'const { stop } = await startPostgres(); ' +
        "process.once('SIGTERM', () => stop().then(() => process.exit(0))); " +
        "console.log('started'); setInterval(() => {}, 1000);";
      const cwd = fileURLToPath(new URL('../../..', import.meta.url));
      const start = () =>
        spawn(process.execPath, ['--input-type=module', '-e', program], { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
      const started = async (child: ReturnType<typeof start>) =>
        void (await once(createInterface(child.stdout!), 'line'));
      const clusterOf = async (pid: number | undefined): Promise<string | undefined> => {
        const keeper = (await listProcesses()).find(({ parent }) => parent === pid);
        return /-D (\S+)/.exec(keeper?.command ?? '')?.[1];
      };

      const first = start();
      await started(first);
      const cluster = (await clusterOf(first.pid)) ?? '';
      expect(existsSync(cluster)).toBe(true);
      first.kill('SIGKILL');
      await once(first, 'close');
      await expect
        .poll(async () => (await listProcesses()).filter(({ command }) => command.includes(cluster)))
        .toEqual([]);

      const second = start();
      await started(second);
      expect(existsSync(cluster)).toBe(false);
      second.kill('SIGTERM');
      expect(await once(second, 'close')).toEqual([0, null]);
    },
  );
});

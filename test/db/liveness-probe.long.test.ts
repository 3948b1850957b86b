import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createDatabase, type Database } from '../../server/db/database.ts';
import { openPostgres } from '../../server/db/postgres/open-postgres.ts';
import { createTestDatabase } from '../harness/postgres/provide-postgres.ts';
import { startTcpProxy } from '../harness/tcp-proxy.ts';

const STATEMENT_TIMEOUT_MS = 300_000;

const openOn = (url: string) =>
  createDatabase(openPostgres({ url, connections: 3, statementTimeoutMs: STATEMENT_TIMEOUT_MS }));

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (reason: unknown) => reason,
  );

/** What a statement, a transaction, a query of the pool and a lock report when the network drops their packets. */
async function failuresWhileSilent(url: string): Promise<unknown[]> {
  const proxy = await startTcpProxy(url);
  const database = openOn(proxy.url);
  const query = (on: Database['db']) => sql`select 1`.execute(on);
  try {
    await database.exclusively('first', async () => query(database.db));
    const begun = Promise.withResolvers<void>();
    const silenced = Promise.withResolvers<void>();
    const transaction = database.transaction(async (tx) => {
      await query(tx);
      begun.resolve();
      await silenced.promise;
      await query(tx);
    });
    await begun.promise;
    await proxy.set('silent');
    silenced.resolve();
    const failures = await Promise.all([
      failureOf(query(database.db)),
      failureOf(transaction),
      failureOf(database.exclusively('second', async () => undefined)),
      failureOf(database.pool?.query('select 1') ?? Promise.resolve()),
    ]);
    await proxy.set('gone');
    await proxy.set('open');
    await database.exclusively('third', async () => query(database.db));
    return failures;
  } finally {
    await proxy.close();
    await database.close();
  }
}

it(
  'a database that stops responding fails pending work long before the statement timeout, and slow statements continue',
  async () => {
    const { url, drop } = await createTestDatabase();
    const database = openOn(url);
    try {
      // As long as the probe needs to find a database dead.
      const slow = sql<{ answer: number }>`select 7 as answer from pg_sleep(12)`.execute(database.db);
      const [statement, transaction, lock, direct] = await failuresWhileSilent(url);
      for (const failure of [statement, transaction, lock])
        expect(failure).toMatchObject({ code: 'unavailable', headers: { 'retry-after': '5' } });
      expect(direct).toBeInstanceOf(Error);
      expect((await slow).rows).toEqual([{ answer: 7 }]);
    } finally {
      await database.close();
      await drop();
    }
  },
  STATEMENT_TIMEOUT_MS / 2,
);

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createDatabase, type Database } from '../../server/db/database.ts';
import { openPostgres } from '../../server/db/postgres/open-postgres.ts';
import { createTestDatabase } from '../harness/postgres/provide-postgres.ts';
import { startTcpProxy } from '../harness/tcp-proxy.ts';

const openOn = (url: string) => createDatabase(openPostgres({ url, connections: 3, statementTimeoutMs: 60_000 }));

async function failureOf(work: Promise<unknown>): Promise<{ error: unknown; seconds: number }> {
  const begin = performance.now();
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return { error, seconds: (performance.now() - begin) / 1000 };
}

/** What a statement, the middle of a transaction, a direct query and a lock see that find the network silent. */
async function whileSilent(url: string): Promise<void> {
  const proxy = await startTcpProxy(url);
  const database = openOn(proxy.url);
  const ask = (on: Pick<Database, 'db'>['db']) => sql`select 1`.execute(on);
  try {
    await database.exclusively('first', async () => ask(database.db));
    let begun: () => void = () => undefined;
    let goOn: () => void = () => undefined;
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
    const transaction = database.transaction(async (tx) => {
      await ask(tx);
      begun();
      await mayGoOn;
      await ask(tx);
    });
    await isBegun;
    await proxy.set('silent');
    goOn();
    const failures = await Promise.all([
      failureOf(ask(database.db)),
      failureOf(transaction),
      failureOf(database.pool?.query('select 1') ?? Promise.resolve()),
      failureOf(database.exclusively('second', async () => undefined)),
    ]);
    for (const { error, seconds } of failures) {
      expect(error).toBeInstanceOf(Error);
      expect(seconds).toBeLessThan(15);
    }
    // What asks by itself, past the repositories, sees the connection's own error.
    for (const index of [0, 1, 3])
      expect(failures[index]?.error).toMatchObject({ code: 'unavailable', headers: { 'retry-after': '5' } });

    await proxy.set('gone');
    await proxy.set('open');
    await database.exclusively('third', async () => ask(database.db));
  } finally {
    await proxy.close();
    await database.close();
  }
}

// It takes as long as a database is given to answer.
it('a database that falls silent fails what waits for it long before the longest statement’s time; a slow statement is left alone', async () => {
  const { url, drop } = await createTestDatabase();
  const database = openOn(url);
  try {
    const slow = sql<{ answer: number }>`select 7 as answer from pg_sleep(8)`.execute(database.db);
    await whileSilent(url);
    expect((await slow).rows).toEqual([{ answer: 7 }]);
  } finally {
    await database.close();
    await drop();
  }
}, 60_000);

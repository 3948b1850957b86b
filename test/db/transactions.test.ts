import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../server/db/database.ts';
import { openPostgres } from '../../server/db/postgres/open-postgres.ts';
import { openSqlite } from '../../server/db/sqlite/open-sqlite.ts';
import { createTestDatabase } from '../harness/postgres/provide-postgres.ts';
import { databases } from '../harness/test-database.ts';

describe.each(databases)('a database on %s', (dialect) => {
  let database: Database;
  let drop: () => Promise<void>;

  beforeEach(async () => {
    const server = dialect === 'postgres' ? await createTestDatabase() : null;
    const store =
      server === null
        ? openSqlite(':memory:')
        : openPostgres({ url: server.url, connections: 3, statementTimeoutMs: 30_000 });
    database = createDatabase(store);
    await sql`create table notes (id text not null primary key)`.execute(database.db);
    drop = async () => {
      await database.close();
      await server?.drop();
    };
  });
  afterEach(() => drop());

  const insert = (...ids: string[]) =>
    sql`insert into notes (id) values ${sql.join(ids.map((id) => sql`(${id})`))}`.compile(database.db);
  const ids = async () => (await sql<{ id: string }>`select id from notes order by id`.execute(database.db)).rows;

  it('rolls back a transaction whose second insert fails and runs none of its commit hooks', async () => {
    let commits = 0;
    const failing = database.transaction(async (tx) => {
      tx.onCommit(() => (commits += 1));
      await tx.executeQuery(insert('a'));
      await tx.executeQuery(sql`insert into notes (id) values (null)`.compile(tx));
    });
    await expect(failing).rejects.toThrow(/null/i);
    expect(await ids()).toEqual([]);
    expect(commits).toBe(0);
  });

  it('rolls back a single statement that fails at its second row', async () => {
    await expect(database.execute(insert('a', 'a'))).rejects.toThrow(/unique/i);
    expect(await ids()).toEqual([]);
  });

  it('commits a single statement, and reports the rows that it changed', async () => {
    expect(await database.execute(insert('a', 'b'))).toMatchObject({ numAffectedRows: 2n });
    expect(await ids()).toEqual([{ id: 'a' }, { id: 'b' }]);
  });

  it('refuses two statements in one', async () => {
    const two = sql`insert into notes (id) values (${'a'}); insert into notes (id) values (${'b'})`.compile(
      database.db,
    );
    await expect(database.execute(two)).rejects.toThrow(Error);
    expect(await ids()).toEqual([]);
  });

  it('runs commit hooks after the commit', async () => {
    const seen: unknown[] = [];
    await database.transaction(async (tx) => {
      tx.onCommit(() => void ids().then((rows) => seen.push(...rows)));
      await tx.executeQuery(insert('a'));
    });
    await expect.poll(() => seen).toEqual([{ id: 'a' }]);
  });
});

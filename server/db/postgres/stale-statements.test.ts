import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/harness/postgres/provide-postgres.ts';
import { createDatabase, type Database, type Db } from '../database.ts';
import { openPostgres } from './open-postgres.ts';

let server: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeAll(async () => {
  server = await createTestDatabase();
  database = createDatabase(openPostgres({ url: server.url, connections: 1, statementTimeoutMs: 30_000 }));
  await sql`create table things (id int)`.execute(database.db);
  await sql`insert into things values (1)`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const read = async (db: Db) => (await sql`select * from things where id = ${1}`.execute(db)).rows;
/** More often than statements are used before they are prepared. */
const prepare = async () => {
  for (let use = 0; use < 10; use += 1) await read(database.db);
};

test('a statement that was prepared before a migration is prepared again', async () => {
  await prepare();
  await sql`alter table things add column a int`.execute(database.db);
  expect(await read(database.db)).toEqual([{ id: 1, a: null }]);
  await prepare();
  expect(await read(database.db)).toEqual([{ id: 1, a: null }]);
});

test('a transaction with such a statement runs again', async () => {
  await prepare();
  await sql`alter table things add column b int`.execute(database.db);
  let runs = 0;
  const rows = await database.transaction((tx) => {
    runs += 1;
    return read(tx);
  });
  expect([rows, runs]).toEqual([[{ id: 1, a: null, b: null }], 2]);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type Database } from '../database.ts';
import { migrate, newestSchemaChange, readSchemaState } from '../migrations/migrate.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { CannotGoBack, goBack } from './go-back.ts';

const NOW = '2026-01-01T00:00:00.000Z';

async function open(to?: string): Promise<Database> {
  const database = createDatabase(openSqlite(':memory:'));
  await migrate(database, to);
  return database;
}

let database: Database;
beforeAll(async () => {
  database = await open();
});
afterAll(() => database.close());

describe('a way back is refused', () => {
  test.each([
    ['no-such', `There is no schema no-such. The newest ones are 0067-usage-pages, `],
    ['0027', 'No version can be brought back whose schema is before 0028-erased-words.'],
    [newestSchemaChange, `The database has the schema ${newestSchemaChange}: ${newestSchemaChange} is not before it.`],
  ])('to %s', async (to, message) => {
    const failed = goBack(database, to, { isTried: true });
    await expect(failed).rejects.toThrow(message);
    await expect(failed).rejects.toBeInstanceOf(CannotGoBack);
  });

  test('of a database that lacks changes', async () => {
    const earlier = await open('0070-batch-packets');
    await expect(goBack(earlier, '0068', { isTried: true })).rejects.toThrow(
      `The database lacks ${newestSchemaChange}. Run`,
    );
    await expect(goBack(earlier, '0070', { isTried: true })).rejects.toThrow('is not before it');
    await earlier.close();
  });
});

test('a way back is tried and then gone, with what it loses', async () => {
  await database.db.insertInto('users').values({ id: 'u', name: 'ada', plan: 'pro', created_at: NOW }).execute();
  const workspace = { id: 'w', slug: 'acme', name: 'Acme', description: null, owner_id: 'u' };
  await database.db
    .insertInto('workspaces')
    .values({ ...workspace, created_at: NOW, updated_at: NOW })
    .execute();
  await sql`insert into budgets (workspace_id, max_pages, updated_at) values ('w', 1, ${NOW})`.execute(database.db);

  const expected = {
    from: newestSchemaChange,
    to: '0067-usage-pages',
    losses: [{ table: 'budgets', column: null, count: 1, reason: 'unknown_table' }],
  };
  expect(await goBack(database, '0067', { isTried: true })).toEqual(expected);
  expect((await readSchemaState(database)).pending).toEqual([]);
  expect((await sql`select 1 from budgets`.execute(database.db)).rows).toHaveLength(1);

  expect(await goBack(database, '0067-usage-pages', { isTried: false })).toEqual(expected);
  expect((await readSchemaState(database)).pending).toEqual([
    '0068-budgets',
    '0069-splitter-evaluations',
    '0070-batch-packets',
    newestSchemaChange,
  ]);
  await expect(sql`select 1 from budgets`.execute(database.db)).rejects.toThrow('no such table');
  await migrate(database);
  expect((await readSchemaState(database)).pending).toEqual([]);
});

/** Going back to the schema of an earlier program: what is lost is said first, and all else is as it made it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../server/db/database.ts';
import { goBack } from '../../server/db/going-back/go-back.ts';
import { readPostgresSchema } from '../../server/db/going-back/postgres-schema.ts';
import { readSqliteSchema } from '../../server/db/going-back/sqlite-step.ts';
import { migrate, readSchemaState, schemaChanges } from '../../server/db/migrations/migrate.ts';
import { openPostgres } from '../../server/db/postgres/open-postgres.ts';
import { openSqlite } from '../../server/db/sqlite/open-sqlite.ts';
import { createTestDatabase } from '../harness/postgres/provide-postgres.ts';
import { databases } from '../harness/test-database.ts';
import { rowsAfter } from './earlier-rows.ts';

const changes = Object.keys(schemaChanges);
const EARLIER_RELEASE = '0028-erased-words';
/** Before changes of columns and rows, and before the newest ones. */
const states = [EARLIER_RELEASE, ...changes.slice(-3, -1)];

describe.each(databases)('going back on %s', (dialect) => {
  let folder: string;
  const closers: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'excerpt-back-'));
  });
  afterEach(async () => {
    for (const close of closers.splice(0).toReversed()) await close();
    await rm(folder, { recursive: true });
  });

  async function open(name: string): Promise<Database> {
    const server = dialect === 'postgres' ? await createTestDatabase() : null;
    if (server !== null) closers.push(() => server.drop());
    const store =
      server === null
        ? openSqlite(join(folder, `${name}.db`))
        : openPostgres({ url: server.url, connections: 2, statementTimeoutMs: 30_000 });
    const database = createDatabase(store);
    closers.push(() => database.close());
    return database;
  }
  const run = (database: Database, text: string) =>
    database.db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text));
  const countOf = async (database: Database, table: string) =>
    Number((await run(database, `select count(*) as n from ${table}`)).rows[0]?.['n']);

  async function fill(database: Database): Promise<void> {
    for (const change of changes) {
      await migrate(database, change);
      for (const row of rowsAfter[change] ?? []) await run(database, row);
    }
  }

  /** All definitions, in one order, however they came to be. */
  async function describeSchema({ db }: Database): Promise<string[]> {
    const all = db as unknown as Kysely<never>;
    const lines =
      dialect === 'sqlite'
        ? (await readSqliteSchema(all)).things.map(
            ({ type, name, text }) => `${type} ${name} ${text.replaceAll('"', '')}`,
          )
        : Object.entries(await readPostgresSchema(all, 'public')).flatMap(([kind, list]) =>
            (list as unknown[]).map((one) => `${kind} ${JSON.stringify(one)}`),
          );
    return lines.filter((line) => !line.includes('kysely_')).sort();
  }

  test.each(states)('to %s gives its schema, loses what was said, and can be undone', async (to) => {
    const database = await open('filled');
    await fill(database);
    const before = await describeSchema(database);
    expect(before.length).toBeGreaterThan(100);
    const said = await goBack(database, to, { isTried: true });
    expect(await describeSchema(database)).toEqual(before);
    expect(await readSchemaState(database)).toMatchObject({ pending: [], unknown: [] });

    const runs = await countOf(database, 'runs');
    const lostRuns = said.losses.filter(({ table, column }) => table === 'runs' && column === null);
    expect(await goBack(database, to, { isTried: false })).toEqual(said);
    expect(await countOf(database, 'runs')).toBe(runs - lostRuns.reduce((sum, { count }) => sum + count, 0));
    expect(await readSchemaState(database)).toMatchObject({ pending: changes.slice(changes.indexOf(to) + 1) });
    const fresh = await open('fresh');
    await migrate(fresh, to);
    expect(await describeSchema(database)).toEqual(await describeSchema(fresh));

    await migrate(database);
    expect(await describeSchema(database)).toEqual(before);
    expect(await readSchemaState(database)).toMatchObject({ pending: [], unknown: [] });
  });

  test('counts rows and values, of what the earlier program does not know', async () => {
    const database = await open('counted');
    await fill(database);
    await run(database, `update runs set rules = '[]' where id = 'run_1'`);
    const datasets = await countOf(database, 'datasets');
    expect(datasets).toBeGreaterThan(0);
    await run(
      database,
      `insert into audit_entries (id, owner_id, actor_id, action, target_type, target_id, changes, created_at)
        values ('aud_own', null, null, 'server.backup', 'server', 'srv', '{}', '2026-01-31T09:30:00.123Z')`,
    );
    const { from, losses } = await goBack(database, '0028', { isTried: true });
    expect(from).toBe(changes.at(-1));
    expect(losses).toContainEqual({ table: 'datasets', column: null, count: datasets, reason: 'unknown_table' });
    expect(losses).toContainEqual({
      table: 'runs',
      column: 'rules',
      count: expect.any(Number),
      reason: 'unknown_column',
    });
    expect(losses.find(({ table, column }) => table === 'audit_entries' && column === null)?.count).toBeGreaterThan(0);
    expect(losses.every(({ count }) => count > 0)).toBe(true);
  });

  test('is refused to what is not before the schema, with the reason', async () => {
    const database = await open('refused');
    await migrate(database, changes.at(-2));
    const refusal = (to: string) =>
      goBack(database, to, { isTried: true }).then(String, (error: Error) => error.message);
    expect(await refusal('0099-none')).toContain('There is no schema 0099-none.');
    expect(await refusal(changes.at(-1) ?? '')).toContain(`The database has the schema ${changes.at(-2)}`);
    expect(await refusal('0028')).toContain('Run `excerpt migrate` before you go back.');
    expect(await refusal('0027')).toContain('whose schema is before 0028-erased-words');
  });
});

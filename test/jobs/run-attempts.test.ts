import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../server/db/database.ts';
import { migrate, schemaChanges } from '../../server/db/migrations/migrate.ts';
import { openPostgres } from '../../server/db/postgres/open-postgres.ts';
import { openSqlite } from '../../server/db/sqlite/open-sqlite.ts';
import { finishAttempt, startRun } from '../../server/runs/attempt-repository.ts';
import { rowsAfter } from '../db/earlier-rows.ts';
import { createTestDatabase } from '../harness/postgres/provide-postgres.ts';
import { databases } from '../harness/test-database.ts';

const NOW = '2026-02-01T00:00:00.000Z';

describe.each(databases)('the attempts of a run on %s', (dialect) => {
  let database: Database;
  let drop: () => Promise<void>;

  beforeEach(async () => {
    const server = dialect === 'postgres' ? await createTestDatabase() : null;
    const store =
      server === null
        ? openSqlite(':memory:')
        : openPostgres({ url: server.url, connections: 3, statementTimeoutMs: 30_000 });
    database = createDatabase(store);
    drop = async () => {
      await database.close();
      await server?.drop();
    };
    for (const change of Object.keys(schemaChanges)) {
      await migrate(database, change);
      for (const row of rowsAfter[change] ?? []) await database.db.executeQuery(CompiledQuery.raw(row));
    }
    await database.db.updateTable('runs').set({ status: 'pending', attempts: 0 }).where('id', '=', 'run_1').execute();
  });
  afterEach(() => drop());

  const start = (attempt: number) => startRun(database.db, { id: 'run_1', attempt }, NOW);
  async function finish(attempt: number, errorMessage: string): Promise<boolean> {
    const answerer = {
      provider: 'local',
      model: 'local-1',
      residency: 'EU',
      keySource: 'system',
      providerKeyId: null,
    } as const;
    const outcome = {
      status: 'failed',
      completedAt: NOW,
      errorMessage,
      answerer,
      providers: [],
      pagesRead: 0,
      reusedCalls: 0,
    } as const;
    const result = await database.execute(finishAttempt(database.db, { id: 'run_1', attempt }, outcome));
    return result.numAffectedRows === 1n;
  }
  const run = () =>
    database.db
      .selectFrom('runs')
      .select(['status', 'attempts', 'error_message as errorMessage'])
      .where('id', '=', 'run_1')
      .executeTakeFirstOrThrow();

  it('are recorded once, and a redelivered job finds the run final', async () => {
    expect(await start(1)).toMatchObject({ id: 'run_1' });
    expect(await finish(1, 'first')).toBe(true);
    expect(await finish(1, 'again')).toBe(false);
    expect(await start(2)).toBeUndefined();
    expect(await run()).toEqual({ status: 'failed', attempts: 1, errorMessage: 'first' });
  });

  it('cannot be recorded after a later attempt has started', async () => {
    await start(1);
    await start(2);
    expect(await finish(1, 'late')).toBe(false);
    expect(await run()).toMatchObject({ status: 'processing', attempts: 2 });
    expect(await finish(2, 'second')).toBe(true);
    expect(await run()).toEqual({ status: 'failed', attempts: 2, errorMessage: 'second' });
  });

  it('cannot start after a later attempt has started', async () => {
    await start(2);
    expect(await start(1)).toBeUndefined();
    expect(await finish(2, 'second')).toBe(true);
  });

  it('start again with the same number when they were refunded', async () => {
    await start(1);
    expect(await start(1)).toMatchObject({ id: 'run_1' });
    expect(await finish(1, 'first')).toBe(true);
  });
});

/** Statements beside another program that holds the lock of the database, and how statements are prepared. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase, { type Database as Connection } from 'better-sqlite3';
import { CompiledQuery, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabase, type Database } from '../database.ts';
import { openSqlite } from './open-sqlite.ts';
import { isLocked, PatientConnection } from './patient-connection.ts';
import { withStatementCache, type Writes } from './statement-cache.ts';

/** What Kysely uses of a connection. */
type SqliteDatabaseLike = Pick<Connection, 'prepare' | 'close'>;

describe('beside another program', () => {
  let folder: string;
  let database: Database;
  let other: Connection;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'excerpt-waiting-'));
    const path = join(folder, 'a.db');
    database = createDatabase(openSqlite(path));
    await sql`create table texts (text text unique)`.execute(database.db);
    other = new SqliteDatabase(path, { timeout: 0 });
  });
  afterEach(async () => {
    other.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const write = (text: string, db = database.db) => sql`insert into texts values (${text})`.execute(db);
  const read = async () =>
    (await sql<{ text: string }>`select text from texts order by text`.execute(database.db)).rows;

  test('a writer waits for its lock, and readers do not', async () => {
    other.exec(`begin immediate; insert into texts values ('other')`);
    let isWritten = false;
    const writing = write('own').then(() => (isWritten = true));
    const inTransaction = database.transaction((tx) => sql`insert into texts values ('third')`.execute(tx));
    expect(await read()).toEqual([]);
    expect(isWritten).toBe(false);
    other.exec('commit');
    await Promise.all([writing, inTransaction]);
    expect((await read()).map(({ text }) => text)).toEqual(['other', 'own', 'third']);
  });

  test('a writer that waits too long is told of an outage', async () => {
    other.exec('begin immediate');
    const now = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(10_001);
    await expect(write('own')).rejects.toMatchObject({ code: 'unavailable', retryable: true });
    now.mockReset().mockRestore();
    other.exec('rollback');
    await write('own');
  });

  test('other errors are told at once, and the connection goes on', async () => {
    await write('own');
    await expect(write('own')).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' });
    await expect(sql`select * from none`.execute(database.db)).rejects.toThrow('no such table');
    expect(await read()).toHaveLength(1);
  });

  test('writers of one name take turns, and are not refused', async () => {
    const order: string[] = [];
    const first = database.exclusively('x', async () => {
      await Promise.resolve();
      order.push('first');
    });
    const second = database.tryExclusively('x', async () => void order.push('second'));
    await first;
    expect([await second, order]).toEqual([true, ['first', 'second']]);
  });

  test('a shared transaction is on the disk when it is done', async () => {
    await database.sharedTransaction((tx) => sql`insert into texts values ('shared')`.execute(tx));
    expect(other.prepare('select text from texts').pluck().all()).toEqual(['shared']);
    await database.truncateLog();
    await database.check();
  });
});

describe('a locked statement', () => {
  /** Is locked so often before it succeeds. */
  function run(times: number, isInTransaction = false) {
    let left = times;
    const pauses: number[] = [];
    const connection = {
      async executeQuery() {
        left -= 1;
        if (left >= 0) throw new SqliteDatabase.SqliteError('locked', 'SQLITE_BUSY');
        return { rows: [] };
      },
    };
    const patient = new PatientConnection(connection as never, {
      isInTransaction: () => isInTransaction,
      pause: async (ms) => void pauses.push(ms),
    });
    return { pauses, done: patient.executeQuery(CompiledQuery.raw('select 1')) };
  }

  test('is tried again after longer and longer pauses', async () => {
    const { pauses, done } = run(7);
    expect(await done).toEqual({ rows: [] });
    expect(pauses).toEqual([2, 4, 8, 16, 32, 50, 50]);
  });

  test('within a transaction is not, since what that has read may be outdated', async () => {
    const { pauses, done } = run(1, true);
    await expect(done).rejects.toMatchObject({ code: 'unavailable' });
    expect(pauses).toEqual([]);
  });
});

test('a lock is told from other errors', () => {
  const error = (code: string) => new SqliteDatabase.SqliteError('x', code);
  expect(
    [error('SQLITE_BUSY'), error('SQLITE_BUSY_SNAPSHOT'), error('SQLITE_FULL'), new Error('SQLITE_BUSY')].map(isLocked),
  ).toEqual([true, true, false, false]);
});

describe('statements', () => {
  function open() {
    const connection = new SqliteDatabase(':memory:');
    const noted: unknown[] = [];
    const writes: Writes = {
      areUnsynced: false,
      sync: async () => undefined,
      refuse: () => undefined,
      noteError: (error) => noted.push(error),
    };
    const prepared = vi.spyOn(connection, 'prepare');
    return { cache: withStatementCache(connection, writes) as SqliteDatabaseLike, connection, writes, noted, prepared };
  }

  test('are prepared once, until there are too many', () => {
    const { cache, prepared } = open();
    for (let index = 0; index < 500; index += 1) cache.prepare(`select ${index} as n`);
    cache.prepare('select 0 as n');
    expect(prepared).toHaveBeenCalledTimes(500);
    expect(cache.prepare('select 500 as n').all([])).toEqual([{ n: 500 }]);
    cache.prepare('select 0 as n');
    expect(prepared).toHaveBeenCalledTimes(502);
    cache.close();
  });

  test('say what is to be synced, and what went wrong', () => {
    const { cache, writes, noted, connection } = open();
    const make = cache.prepare('create table texts (text text not null)');
    expect([make.reader, writes.areUnsynced]).toEqual([false, false]);
    make.run([]);
    expect(writes.areUnsynced).toBe(true);
    writes.areUnsynced = false;
    expect(cache.prepare('select 1 as one').reader).toBe(true);
    cache.prepare('select 1 as one').all([]);
    expect([...cache.prepare('select 1 as one').iterate([])]).toEqual([{ one: 1 }]);
    expect(writes.areUnsynced).toBe(false);
    cache.prepare('insert into texts values (?) returning text').all(['a']);
    expect(writes.areUnsynced).toBe(true);
    const insert = cache.prepare('insert into texts values (?)');
    expect(() => insert.run([null])).toThrow('NOT NULL');
    expect(() => cache.prepare('select from')).toThrow('syntax');
    expect(noted.map((error) => (error as { code: string }).code)).toEqual([
      'SQLITE_CONSTRAINT_NOTNULL',
      'SQLITE_ERROR',
    ]);
    cache.close();
    expect(connection.open).toBe(false);
  });
});

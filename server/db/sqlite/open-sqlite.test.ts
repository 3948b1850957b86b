import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase, type Db } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import { openSqlite } from './open-sqlite.ts';

test('a full disk fails the transaction as unavailable, and rolls it back', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'excerpt-sqlite-'));
  const database = createDatabase(openSqlite(join(directory, 'excerpt.db')));
  const addUser = (id: string, bytes: number) =>
    database.transaction(async (tx) => {
      const row = { plan: 'free', created_at: '2026-01-31T09:30:00.000Z' };
      await tx
        .insertInto('users')
        .values({ id, name: id, ...row })
        .execute();
      await tx
        .insertInto('users')
        .values({ id: `${id}-large`, name: `${id} ${'x'.repeat(bytes)}`, ...row })
        .execute();
    });
  try {
    await migrate(database);
    await addUser('before', 10);
    await sql`pragma max_page_count = 60`.execute(database.db);
    await expect(addUser('full', 10_000_000)).rejects.toMatchObject({
      code: 'unavailable',
      status: 503,
      headers: { 'retry-after': '5' },
    });
    // Smaller writes still succeed.
    await addUser('after', 10);
    const users = await database.db.selectFrom('users').select('id').orderBy('id').execute();
    expect(users.map(({ id }) => id)).toEqual(['after', 'after-large', 'before', 'before-large']);
  } finally {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  }
});

test('writes that share a commit succeed and fail each by itself, and all where the disk is full', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'excerpt-sqlite-'));
  const database = createDatabase(openSqlite(join(directory, 'excerpt.db')));
  const addUser = (id: string, bytes = 10) =>
    database.relaxed(async (db: Db) => {
      const row = { id, name: id + 'x'.repeat(bytes), plan: 'free', created_at: '2026-01-31T09:30:00.000Z' } as const;
      await db.insertInto('users').values(row).execute();
      return id;
    });
  const add = async (...users: [id: string, bytes?: number][]) =>
    (await Promise.allSettled(users.map((user) => addUser(...user)))).map((one) =>
      one.status === 'fulfilled' ? one.value : (one.reason as { code?: string }).code,
    );
  const listIds = async () =>
    (await database.db.selectFrom('users').select('id').orderBy('id').execute()).map(({ id }) => id);
  try {
    await migrate(database);
    expect(await add(['a'], ['b'], ['a'], ['c'])).toEqual([
      'a',
      'b',
      expect.stringContaining('SQLITE_CONSTRAINT'),
      'c',
    ]);
    expect(await listIds()).toEqual(['a', 'b', 'c']);
    await sql`pragma max_page_count = 60`.execute(database.db);
    expect(await add(['d'], ['e', 10_000_000], ['f'])).toEqual(['unavailable', 'unavailable', 'unavailable']);
    expect(await listIds()).toEqual(['a', 'b', 'c']);
    expect(await add(['d'], ['f'])).toEqual(['d', 'f']);
  } finally {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  }
});

test('transactions that share a commit are undone each by itself, and all where the disk is full', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'excerpt-sqlite-'));
  const database = createDatabase(openSqlite(join(directory, 'excerpt.db')));
  const committed: string[] = [];
  const addPair = (id: string, second: string, bytes = 10) =>
    database.sharedTransaction(async (tx) => {
      tx.onCommit(() => committed.push(id));
      for (const one of [id, second]) {
        const row = { id: one, name: one + 'x'.repeat(bytes), plan: 'free', created_at: '2026-01-31T09:30:00.000Z' };
        await tx.insertInto('users').values(row).execute();
      }
      return id;
    });
  const add = async (...pairs: [id: string, second: string, bytes?: number][]) =>
    (await Promise.allSettled(pairs.map((pair) => addPair(...pair)))).map((one) =>
      one.status === 'fulfilled' ? one.value : (one.reason as { code?: string }).code,
    );
  const listIds = async () =>
    (await database.db.selectFrom('users').select('id').orderBy('id').execute()).map(({ id }) => id);
  try {
    await migrate(database);
    expect(await add(['a', 'b'], ['c', 'a'], ['d', 'e'])).toEqual([
      'a',
      expect.stringContaining('SQLITE_CONSTRAINT'),
      'd',
    ]);
    expect(await listIds()).toEqual(['a', 'b', 'd', 'e']);
    await sql`pragma max_page_count = 60`.execute(database.db);
    expect(await add(['f', 'g'], ['h', 'i', 10_000_000], ['j', 'k'])).toEqual([
      'unavailable',
      'unavailable',
      'unavailable',
    ]);
    expect(await listIds()).toEqual(['a', 'b', 'd', 'e']);
    expect(await add(['f', 'g'])).toEqual(['f']);
    expect(committed).toEqual(['a', 'd', 'f']);
  } finally {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  }
});

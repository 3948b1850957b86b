import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, type Database, type Db } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import { createGroupSync, openSqlite } from './open-sqlite.ts';

let directory: string;
let database: Database;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'excerpt-sqlite-'));
  database = createDatabase(openSqlite(join(directory, 'excerpt.db')));
  await migrate(database);
});

afterEach(async () => {
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

/** Too many bytes for the disk after `fillDisk`. */
const TOO_LONG = 10_000_000;

const fillDisk = () => sql`pragma max_page_count = 60`.execute(database.db);

async function insertUser(db: Db, id: string, bytes = 10): Promise<void> {
  const row = { id, name: id + 'x'.repeat(bytes), plan: 'free', created_at: '2026-01-31T09:30:00.000Z' };
  await db.insertInto('users').values(row).execute();
}

async function listUsers(): Promise<string[]> {
  return (await database.db.selectFrom('users').select('id').orderBy('id').execute()).map(({ id }) => id);
}

/** What each resolves with, or the code of its error. */
const settle = async (writes: Promise<unknown>[]) =>
  (await Promise.allSettled(writes)).map((one) =>
    one.status === 'fulfilled' ? one.value : (one.reason as { code?: string }).code,
  );

test('a full disk fails the transaction as unavailable, and rolls it back', async () => {
  const addTwo = (id: string, bytes: number) =>
    database.transaction(async (tx) => {
      await insertUser(tx, id);
      await insertUser(tx, `${id}-large`, bytes);
    });
  await addTwo('before', 10);
  await fillDisk();
  await expect(addTwo('full', TOO_LONG)).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
    headers: { 'retry-after': '5' },
  });
  // Smaller writes still succeed.
  await addTwo('after', 10);
  expect(await listUsers()).toEqual(['after', 'after-large', 'before', 'before-large']);
});

test('writes that share a commit succeed and fail each by itself, and all where the disk is full', async () => {
  const add = (id: string, bytes?: number) =>
    database.unsynced(async (db) => {
      await insertUser(db, id, bytes);
      return id;
    });
  const duplicate = expect.stringContaining('SQLITE_CONSTRAINT');
  expect(await settle([add('a'), add('b'), add('a'), add('c')])).toEqual(['a', 'b', duplicate, 'c']);
  expect(await listUsers()).toEqual(['a', 'b', 'c']);
  await fillDisk();
  const full = ['unavailable', 'unavailable', 'unavailable'];
  expect(await settle([add('d'), add('e', TOO_LONG), add('f')])).toEqual(full);
  // Also where a write does not report that it failed.
  const hide = database.unsynced((db) => insertUser(db, 'e', TOO_LONG).catch(() => undefined));
  expect(await settle([hide, add('d'), add('f')])).toEqual(full);
  expect(await listUsers()).toEqual(['a', 'b', 'c']);
  expect(await settle([add('d'), add('f')])).toEqual(['d', 'f']);
});

test('transactions that share a commit are undone each by itself, and all where the disk is full', async () => {
  const committed: string[] = [];
  const addPair = (id: string, second: string, bytes?: number) =>
    database.sharedTransaction(async (tx) => {
      tx.onCommit(() => committed.push(id));
      await insertUser(tx, id);
      await insertUser(tx, second, bytes);
      return id;
    });
  const duplicate = expect.stringContaining('SQLITE_CONSTRAINT');
  expect(await settle([addPair('a', 'b'), addPair('c', 'a'), addPair('d', 'e')])).toEqual(['a', duplicate, 'd']);
  expect(await listUsers()).toEqual(['a', 'b', 'd', 'e']);
  await fillDisk();
  const full = ['unavailable', 'unavailable', 'unavailable'];
  expect(await settle([addPair('f', 'g'), addPair('h', 'i', TOO_LONG), addPair('j', 'k')])).toEqual(full);
  expect(await listUsers()).toEqual(['a', 'b', 'd', 'e']);
  expect(await settle([addPair('f', 'g')])).toEqual(['f']);
  expect(committed).toEqual(['a', 'd', 'f']);
});

describe('group sync', () => {
  test('commits during a sync share the next one, and wait for a sync that started after them', async () => {
    const turns: PromiseWithResolvers<void>[] = [];
    const sync = createGroupSync(() => {
      const turn = Promise.withResolvers<void>();
      turns.push(turn);
      return turn.promise;
    });
    const told: string[] = [];
    const ask = (name: string) =>
      void sync().then(
        () => told.push(name),
        () => told.push(`${name} failed`),
      );

    ask('first');
    await nextTurn();
    for (const name of ['second', 'third']) ask(name);
    await nextTurn();
    expect(turns).toHaveLength(1);
    turns[0]?.resolve();
    await nextTurn();
    expect(told).toEqual(['first']);
    expect(turns).toHaveLength(2);
    ask('fourth');
    turns[1]?.reject(new Error('The disk is gone.'));
    await nextTurn();
    expect(told).toEqual(['first', 'second failed', 'third failed']);
    turns[2]?.resolve();
    await nextTurn();
    expect(told).toEqual(['first', 'second failed', 'third failed', 'fourth']);
  });
});

/** What happens when files of a database are taken away while it is used. */
import { appendFileSync, existsSync, statSync } from 'node:fs';
import { copyFile, mkdtemp, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase, UnusableDatabaseError, type Database } from '../database.ts';
import { createPrivateFile, keepHandle, releaseHandle, watchOpenFiles } from './open-files.ts';
import { openSqlite } from './open-sqlite.ts';

let folder: string;
let path: string;
let database: Database;
let told: Error[];
let isOpen: boolean;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-lost-'));
  path = join(folder, 'a.db');
  told = [];
  database = createDatabase(openSqlite(path, (error) => told.push(error)));
  isOpen = true;
  await sql`create table texts (text text)`.execute(database.db);
  await write('before');
});
afterEach(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

async function close(): Promise<void> {
  if (isOpen) await database.close();
  isOpen = false;
}
const write = (text: string) => sql`insert into texts values (${text})`.execute(database.db);
const readFrom = (file: string): unknown[] => {
  const copy = new SqliteDatabase(file, { readonly: true, fileMustExist: true });
  try {
    return copy.prepare('select text from texts order by rowid').pluck().all();
  } finally {
    copy.close();
  }
};

describe('a database whose file is lost', () => {
  test.each<[string, string, () => Promise<unknown>]>([
    ['moved', 'was moved or deleted. Move it back and restart', () => rename(path, `${path}.away`)],
    [
      'replaced',
      'was replaced by another file. Restart to use that one',
      async () => {
        await copyFile(path, `${path}.other`);
        await rename(`${path}.other`, path);
      },
    ],
    ['without its log', 'lost its -wal file while in use. Restart the server', () => rm(`${path}-wal`)],
    ['without its index', 'lost its -shm file while in use. Restart the server', () => rm(`${path}-shm`)],
    [
      'without either',
      'lost its -wal and -shm file while in use. Restart the server',
      async () => {
        await rm(`${path}-wal`);
        await rm(`${path}-shm`);
      },
    ],
  ])('%s refuses everything, tells it once, and has saved what was accepted', async (_how, problem, lose) => {
    await lose();
    const refused = { code: 'unavailable', retryable: false, message: `The database a.db ${problem}.` };
    await expect(write('after')).rejects.toMatchObject(refused);
    await expect(database.check()).rejects.toThrow(UnusableDatabaseError);
    await expect(sql`select 1`.execute(database.db)).rejects.toMatchObject(refused);
    await expect(database.transaction(async () => 1)).rejects.toMatchObject(refused);
    expect(told).toHaveLength(1);
    expect(told[0]).toBeInstanceOf(UnusableDatabaseError);
    const saved = / Everything that was accepted is saved in (.*)\.$/.exec(told[0]?.message ?? '')?.[1] ?? '';
    expect(told[0]?.message).toContain(`The database ${path} ${problem}. Everything`);
    // The write was accepted by SQLite before the loss was found.
    expect(readFrom(saved === 'it' ? path : saved)).toEqual(['before', 'after']);
    await close();
  });

  test('has a copy beside it, with a name that is free, if another file has its place', async () => {
    await writeFile(`${path}.rescued-1`, 'of an earlier loss');
    await rename(path, `${path}.away`);
    await expect(write('after')).rejects.toThrow('was moved or deleted');
    expect(told[0]?.message).toContain(`is saved in ${path}.rescued-2`);
    expect(await readFile(`${path}.rescued-1`, 'utf8')).toBe('of an earlier loss');
    expect(readFrom(`${path}.rescued-2`)).toEqual(['before', 'after']);
  });

  test('does not write into a log that another program has begun', async () => {
    await rm(`${path}-wal`);
    await writeFile(`${path}-wal`, 'of another program');
    await expect(database.check()).rejects.toThrow('lost its -wal file');
    await close();
    expect(told[0]?.message).toContain('.rescued-1');
    expect(await readFile(`${path}-wal`, 'utf8')).toBe('of another program');
  });
});

test('a lost file is noticed within a second, also where nothing is written, and told once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const quiet: Error[] = [];
  const unused = openSqlite(join(folder, 'unused.db'), (error) => quiet.push(error));
  await rename(join(folder, 'unused.db'), join(folder, 'away.db'));
  vi.advanceTimersByTime(1_000);
  await vi.waitUntil(() => quiet.length === 1);
  vi.advanceTimersByTime(10_000);
  await expect(unused.check()).rejects.toThrow('was moved or deleted');
  await unused.close();
  expect(quiet).toHaveLength(1);
});

test('a database that is closed in time has one file, and tells nothing', async () => {
  await database.check();
  await close();
  expect([existsSync(path), existsSync(`${path}-wal`), told]).toEqual([true, false, []]);
});

test('a header that is overwritten is damage, which is told once and stays', async () => {
  await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
  const file = await open(path, 'r+');
  const first = Buffer.alloc(16);
  await file.read(first, 0, 16, 0);
  await file.write(Buffer.from('no database here'), 0, 16, 0);
  const damaged = 'is damaged. Stop the server and restore a backup';
  await expect(database.check()).rejects.toThrow(damaged);
  await file.write(first, 0, 16, 0);
  await file.close();
  await expect(database.check()).rejects.toThrow(damaged);
  expect(told.map(({ message }) => message)).toEqual([`The database ${path} ${damaged}.`]);
});

describe('open files', () => {
  test('are private, and left as they are where they exist', async () => {
    const file = join(folder, 'private');
    createPrivateFile(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await writeFile(file, 'content');
    createPrivateFile(file);
    expect(await readFile(file, 'utf8')).toBe('content');
    expect(() => createPrivateFile(join(folder, 'no', 'folder'))).toThrow('ENOENT');
  });

  test('have one handle for all connections, until the last one ends', async () => {
    const file = join(folder, 'shared');
    await writeFile(file, 'x');
    const [first, second] = [keepHandle(file), keepHandle(file)];
    expect(second).toBe(first);
    releaseHandle(first);
    expect(keepHandle(file)).toBe(first);
    releaseHandle(first);
    releaseHandle(first);
    expect(() => releaseHandle(first)).toThrow('EBADF');
  });

  test('know their own log from one of another program', async () => {
    const files = watchOpenFiles(path, keepHandle(path));
    await files.check();
    expect([files.isDatabaseInPlace(), files.isLogReplaced(), await files.hasHeader()]).toEqual([true, false, true]);
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
    await rm(`${path}-wal`);
    expect(files.isLogReplaced()).toBe(false);
    await writeFile(`${path}-wal`, '');
    expect(files.isLogReplaced()).toBe(false);
    appendFileSync(`${path}-wal`, 'x');
    expect(files.isLogReplaced()).toBe(true);
    await rename(path, `${path}.away`);
    expect(files.isDatabaseInPlace()).toBe(false);
    files.close();
  });
});

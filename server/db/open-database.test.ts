import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { UnusableDatabaseError } from './database.ts';
import { migrate, newestSchemaChange, readSchemaState } from './migrations/migrate.ts';
import { openDatabase, openUnchecked, type OpenDatabase, type OpenOptions } from './open-database.ts';

let folder: string;
let dataDir: string;
let opened: OpenDatabase[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-open-'));
  dataDir = join(folder, 'data');
  opened = [];
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.release();
  await rm(folder, { recursive: true, force: true });
});

const config = () => ({ dataDir, database: { dialect: 'sqlite' as const, path: join(dataDir, 'excerpt.db') } });
async function keep(opening: Promise<OpenDatabase>): Promise<OpenDatabase> {
  const one = await opening;
  opened.push(one);
  return one;
}
const unchecked = (options: OpenOptions) => keep(openUnchecked(config(), options));
const checked = (options: OpenOptions) => keep(openDatabase(config(), options));
const SERVER: OpenOptions = { exclusive: true };
const COMMAND: OpenOptions = { exclusive: false, mustExist: true };
const modeOf = async (...names: string[]) => (await stat(join(dataDir, ...names))).mode & 0o777;

describe('a data directory', () => {
  test('is made for one server, with what nobody else reads', async () => {
    await unchecked(SERVER);
    expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['excerpt.db', 'instance.lock']));
    expect([await modeOf('.'), await modeOf('excerpt.db'), await modeOf('instance.lock')]).toEqual([
      0o700, 0o600, 0o600,
    ]);
    await expect(unchecked(SERVER)).rejects.toThrow(`Another Excerpt server uses the data directory ${dataDir}.`);
    // Commands work beside it.
    await unchecked(COMMAND);
    for (const one of opened.splice(0)) await one.release();
    await unchecked(SERVER);
  });

  test('that others could read is closed to them, one level deep', async () => {
    await mkdir(join(dataDir, 'blobs', 'deep'), { recursive: true });
    await writeFile(join(dataDir, 'api-key'), 'x');
    await writeFile(join(dataDir, 'mine'), 'x', { mode: 0o400 });
    for (const name of ['', 'blobs', 'blobs/deep']) await chmod(join(dataDir, name), 0o755);
    await unchecked(SERVER);
    const modes = ['.', 'blobs', 'blobs/deep', 'api-key', 'mine'].map((name) => modeOf(name));
    expect(await Promise.all(modes)).toEqual([0o700, 0o700, 0o755, 0o600, 0o400]);
  });

  test('that is a file cannot be used, and the settings are named', async () => {
    await writeFile(dataDir, '');
    const message = `The data directory ${dataDir} cannot be used. Check that it can be written, and --data-dir`;
    await expect(unchecked(SERVER)).rejects.toThrow(message);
  });
});

describe('a database', () => {
  test('that is missing is made by a server, and not by a command', async () => {
    await expect(unchecked(COMMAND)).rejects.toThrow(`There is no database at ${join(dataDir, 'excerpt.db')}.`);
    await expect(stat(dataDir)).rejects.toThrow('ENOENT');
    const { database } = await checked(SERVER);
    expect(await readSchemaState(database)).toEqual({ isEmpty: false, pending: [], unknown: [] });
    await checked(COMMAND);
  });

  test('in memory need not exist', async () => {
    const memory = { dataDir, database: { dialect: 'sqlite' as const, path: ':memory:' } };
    const { database } = await keep(openUnchecked(memory, COMMAND));
    expect((await readSchemaState(database)).isEmpty).toBe(true);
  });

  test('that is empty is no database for a command', async () => {
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'excerpt.db'), '');
    await expect(checked(COMMAND)).rejects.toThrow('The database is empty. Check --data-dir');
    const { database } = await checked({ exclusive: false });
    expect((await readSchemaState(database)).pending).toEqual([]);
  });

  test('of an earlier version is migrated, and one of a later version is refused and released', async () => {
    const { database: earlier } = await unchecked(SERVER);
    await migrate(earlier, '0068-budgets');
    expect((await readSchemaState(earlier)).pending).toContain(newestSchemaChange);
    await opened.pop()?.release();
    const { database } = await checked(SERVER);
    expect((await readSchemaState(database)).pending).toEqual([]);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(database.db);
    await opened.pop()?.release();
    await expect(checked(SERVER)).rejects.toThrow(
      `A newer version of Excerpt migrated the database's schema (9999-later).`,
    );
    await unchecked(SERVER);
  });

  test('that is none is told as damage, and leaves the directory to the next start', async () => {
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'excerpt.db'), 'This is a text and no database. '.repeat(200));
    await expect(unchecked(SERVER)).rejects.toThrow(UnusableDatabaseError);
    await expect(unchecked(SERVER)).rejects.toThrow('is damaged, or no database. Restore a backup');
    await rm(join(dataDir, 'excerpt.db'));
    await mkdir(join(dataDir, 'excerpt.db'));
    await expect(unchecked(SERVER)).rejects.toThrow('cannot be used. Check that it can be written');
    await rm(join(dataDir, 'excerpt.db'), { recursive: true });
    await unchecked(SERVER);
  });
});

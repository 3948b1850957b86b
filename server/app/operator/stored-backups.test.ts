import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newestSchemaChange } from '../../db/migrations/migrate.ts';
import {
  addDocuments,
  makeDataDirectory,
  makeNewer,
  removeFolder,
  storeFile,
  withFile,
} from '../testing/data-directories.ts';
import { openUnchecked } from '../../db/open-database.ts';
import { migrateSchema, openAdmin } from './operator.ts';
import { backUpStore, moveStoredFiles, restoreStore, verifyAudit, verifyStore } from './stores.ts';
import { takeSchemaBack } from './take-schema-back.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');
const NOW = '2026-01-01T00:00:00.000Z';

let dataDir: string;
let hash: string;
const settings = (folder = dataDir) => ({ EXCERPT_DATA_DIR: folder, EXCERPT_DATABASE_URL: '' });

beforeAll(async () => {
  dataDir = await makeDataDirectory();
  const admin = await openAdmin(settings());
  const { id } = await admin.addUser('ada', 'pro');
  await admin.close();
  ({ hash } = await storeFile(dataDir, 'hello'));
  await withFile(dataDir, (db) => addDocuments(db, id, hash));
});
afterAll(() => removeFolder(dataDir));

async function makeFolder(...given: Parameters<typeof makeDataDirectory>): Promise<string> {
  const folder = await makeDataDirectory(...given);
  onTestFinished(() => removeFolder(folder));
  return folder;
}

const readManifest = async (folder: string): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Record<string, unknown>;
const readBackups = (folder: string) => withFile(folder, (db) => db.selectFrom('backups').selectAll().execute());

describe('a backup', () => {
  test('has the database and the files of documents, and is noted in the database', async () => {
    const before = (await readBackups(dataDir)).length;
    const summary = await backUpStore(settings(), join(await makeFolder(), 'b'), { withKey: false });
    expect(summary).toMatchObject({ documents: 1, files: 1, newFiles: 1, encryptionKey: null });
    expect(await readManifest(summary.path)).toMatchObject({
      database: 'sqlite',
      migration: newestSchemaChange,
      filesInDatabase: false,
      files: [`documents/${hash.slice(0, 2)}/${hash}`],
    });
    const noted = await readBackups(dataDir);
    expect(noted).toHaveLength(before + 1);
    expect(noted.at(-1)).toMatchObject({ documents: 1, files: 1, completed_at: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(await readdir(join(dataDir, 'tmp'))).toEqual([]);
  });

  test('names the key of the settings or of the data directory, and has it on request', async () => {
    const folder = await makeFolder();
    const ofSettings = { ...settings(folder), EXCERPT_ENCRYPTION_KEY: KEY };
    const first = await backUpStore(ofSettings, join(folder, 'b'), { withKey: true });
    expect(first.encryptionKey).toMatchObject({ included: true });
    expect(await readFile(join(first.path, 'encryption-key'), 'utf8')).toBe(KEY);

    await writeFile(join(folder, 'encryption-key'), `${KEY}\n`);
    const second = await backUpStore(settings(folder), join(folder, 'c'), { withKey: false });
    expect(second.encryptionKey).toEqual({ id: first.encryptionKey?.id, included: false });
    expect(await readdir(second.path)).not.toContain('encryption-key');

    await writeFile(join(folder, 'encryption-key'), 'no key');
    expect(await backUpStore(settings(folder), join(folder, 'd'), { withKey: true })).toMatchObject({
      encryptionKey: null,
    });
    await rm(join(folder, 'encryption-key'));
    await writeFile(join(folder, 'occupied'), '');
    await expect(backUpStore(settings(folder), join(folder, 'occupied'), { withKey: true })).rejects.toThrow(/EEXIST/);
    expect(await readdir(join(folder, 'tmp'))).toEqual([]);
  });

  test('without a file of a document is none', async () => {
    const folder = await makeFolder();
    await withFile(folder, async (db) => {
      await db.insertInto('users').values({ id: 'usr_1', name: 'ada', plan: 'pro', created_at: NOW }).execute();
      await addDocuments(db, 'usr_1', hash);
    });
    await expect(backUpStore(settings(folder), join(folder, 'b'), { withKey: false })).rejects.toThrow('is missing');
    expect([await readdir(join(folder, 'b')), await readdir(join(folder, 'tmp'))]).toEqual([[], []]);
  });

  test('of an earlier schema says which it is', async () => {
    const folder = await makeFolder('0051-usage-by-insertion');
    const { path: made } = await backUpStore(settings(folder), join(folder, 'b'), { withKey: false });
    expect(await readManifest(made)).toMatchObject({ migration: '0051-usage-by-insertion' });
    expect(await verifyStore(settings(folder))).toEqual({ files: 0, activeRuns: 0, problems: [] });
    await expect(verifyAudit(settings(folder))).rejects.toThrow('has no hashes yet');
  });

  test('is restored into a new folder, as it was', async () => {
    const folder = await makeFolder();
    const backups = join(folder, 'b');
    await backUpStore(settings(), backups, { withKey: false });
    const target = join(folder, 'restored');
    await expect(restoreStore({ EXCERPT_DATABASE_URL: '' }, backups, undefined)).rejects.toThrow('Name a new folder');
    await expect(restoreStore(settings(target), backups, '2020')).rejects.toThrow('There is no backup 2020');
    const restored = await restoreStore(settings(target), backups, undefined);
    expect(restored).toMatchObject({ dataDir: target, files: 1, heldMessages: 0 });
    expect(await verifyStore(settings(target))).toEqual({ files: 1, activeRuns: 0, problems: [] });
    await expect(restoreStore(settings(target), backups, undefined)).rejects.toThrow('is not empty');
  });

  test('of the other database, or of a later program, is refused', async () => {
    const folder = await makeFolder();
    const { path: made } = await backUpStore(settings(folder), join(folder, 'b'), { withKey: false });
    const manifest = await readManifest(made);
    const restore = async (changed: object, overrides: Record<string, string> = settings(join(folder, 'new'))) => {
      await writeFile(join(made, 'manifest.json'), JSON.stringify({ ...manifest, ...changed }));
      return restoreStore(overrides, join(folder, 'b'), undefined);
    };
    await expect(restore({ migration: '9999-later' })).rejects.toThrow('which is newer');
    await expect(restore({ migration: 'toString' })).rejects.toThrow('which is newer');
    await expect(restore({ database: 'postgres' })).rejects.toThrow('The backup is of PostgreSQL');
    const postgres = { EXCERPT_DATA_DIR: folder, EXCERPT_DATABASE_URL: 'postgres://localhost:1/none' };
    await expect(restore({}, postgres)).rejects.toThrow('The backup is of SQLite');
  });
});

describe('a check of what is stored', () => {
  test('finds nothing where nothing is wrong', async () => {
    expect(await verifyStore(settings())).toEqual({ files: 1, activeRuns: 0, problems: [] });
    expect(await verifyAudit(settings())).toMatchObject({ problems: [] });
  });

  test('names a row whose parent is missing', async () => {
    const folder = await makeFolder();
    await withFile(folder, async (db) => {
      await sql`pragma foreign_keys = off`.execute(db);
      const user = { user_id: 'usr_9', role: 'owner', created_at: NOW };
      await db
        .insertInto('workspace_members')
        .values({ workspace_id: 'wsp_9', ...user } as never)
        .execute();
    });
    const { problems } = await verifyStore(settings(folder));
    expect(problems.map(({ subject }) => subject)).toContain('database');
    expect(problems.map(({ message }) => message)).toContain(
      'A row of workspace_members refers to a row of workspaces that is missing.',
    );
  });

  test('looks for what was erased, and says what is left in the files', async () => {
    const folder = await makeFolder();
    await withFile(folder, async (db) => {
      await db.deleteFrom('erased_words' as never).execute();
      const deleted = { action: 'document.deleted', target_type: 'document', changes: '[]', created_at: NOW };
      await db
        .insertInto('audit_entries')
        .values({ id: 'aud_1', target_id: 'doc_9', ...deleted } as never)
        .execute();
    });
    expect(await verifyStore(settings(folder))).toEqual({ files: 0, activeRuns: 0, problems: [], erased: 1 });
    await withFile(folder, (db) =>
      db
        .insertInto('erased_words' as never)
        .values({ search_id: 4 } as never)
        .execute(),
    );
    expect(await verifyStore(settings(folder))).toMatchObject({
      erased: 1,
      notes: [expect.stringContaining('leave the search index within a minute')],
    });
  });
});

test('files are moved only where the settings name two places', async () => {
  await expect(moveStoredFiles(settings())).rejects.toThrow('Set EXCERPT_BLOBS to where');
});

test('a schema is taken back', async () => {
  const folder = await makeFolder();
  const back = { from: newestSchemaChange, to: '0070-batch-packets' };
  expect(await takeSchemaBack(settings(folder), { to: '0070', isTried: false })).toMatchObject(back);
  expect((await migrateSchema(settings(folder), { check: true })).pending).toEqual([newestSchemaChange]);
});

test('a schema is not taken back under a server', async () => {
  const folder = await makeFolder();
  const database = { dialect: 'sqlite', path: join(folder, 'excerpt.db') } as const;
  const server = await openUnchecked({ dataDir: folder, database }, { exclusive: true });
  onTestFinished(() => server.release());
  const taken = takeSchemaBack(settings(folder), { to: '0070', isTried: true });
  await expect(taken).rejects.toThrow('Another Excerpt server uses the data directory');
});

test('no command works on a schema of a later program', async () => {
  const folder = await makeFolder();
  await withFile(folder, makeNewer);
  const given = settings(folder);
  for (const command of [
    () => openAdmin(given),
    () => migrateSchema(given, { check: true }),
    () => backUpStore(given, join(folder, 'b'), { withKey: false }),
    () => verifyStore(given),
    () => verifyAudit(given),
    () => takeSchemaBack(given, { to: '0068', isTried: true }),
  ])
    await expect(command()).rejects.toThrow('A newer version of Excerpt migrated');
  // Each let go of the file.
  expect((await readdir(folder)).filter((name) => name.endsWith('-wal'))).toEqual([]);
});

test('no command but the restore makes a database', async () => {
  const folder = await makeFolder();
  await rm(join(folder, 'excerpt.db'));
  const given = settings(folder);
  for (const command of [
    () => backUpStore(given, join(folder, 'b'), { withKey: false }),
    () => verifyStore(given),
    () => verifyAudit(given),
    () => takeSchemaBack(given, { to: '0068', isTried: true }),
  ])
    await expect(command()).rejects.toThrow('There is no database at');
  expect(await readdir(folder)).toEqual([]);
});

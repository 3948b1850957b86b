import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { newestSchemaChange, schemaChanges } from '../../db/migrations/migrate.ts';
import { addDocuments, makeDataDirectory, removeFolder, storeFile, withFile } from '../testing/data-directories.ts';
import { migrateSchema, openAdmin, type Admin } from './operator.ts';

let dataDir: string;
let admin: Admin;
const settings = (folder = dataDir) => ({ EXCERPT_DATA_DIR: folder, EXCERPT_DATABASE_URL: '' });

beforeAll(async () => {
  dataDir = await makeDataDirectory();
  admin = await openAdmin(settings());
});
afterAll(async () => {
  await admin.close();
  await removeFolder(dataDir);
});

async function makeFolder(...given: Parameters<typeof makeDataDirectory>): Promise<string> {
  const folder = await makeDataDirectory(...given);
  onTestFinished(() => removeFolder(folder));
  return folder;
}

test('users are added, listed, and put on another plan by their name or id', async () => {
  const ada = await admin.addUser('ada', 'free');
  expect(ada).toMatchObject({ name: 'ada', plan: 'free', id: expect.stringMatching(/^usr_/) });
  expect(await admin.setPlan('ada', 'pro')).toMatchObject({ id: ada.id, plan: 'pro' });
  expect(await admin.listUsers()).toMatchObject([{ id: ada.id, plan: 'pro' }]);
  expect(await admin.setPlan(ada.id, 'free')).toMatchObject({ name: 'ada', plan: 'free' });
  await expect(admin.setPlan('nobody', 'pro')).rejects.toThrow('User');
});

test('a key is of the named user, and its name is looked at before the user', async () => {
  const owner = await admin.addUser('key-owner', 'free');
  const { id, secret } = await admin.addKey('key-owner', { name: 'first' });
  expect(secret).toMatch(/^exk_/);
  const stored = await withFile(dataDir, (db) => db.selectFrom('api_keys').select(['id', 'user_id']).execute());
  expect(stored).toEqual([{ id, user_id: owner.id }]);
  await expect(admin.addKey('nobody', { name: '' })).rejects.toThrow('A name must have');
  await expect(admin.addKey('nobody', { name: 'a key' })).rejects.toThrow('User');
});

test('a workspace goes from one server to another, with its files and an entry in the audit log', async () => {
  const owner = await admin.addUser('exporter', 'pro');
  const { hash } = await storeFile(dataDir, 'hello');
  await withFile(dataDir, (db) => addDocuments(db, owner.id, hash));
  const archive = join(dataDir, 'acme.tar.gz');
  expect(await admin.exportWorkspace('acme', archive)).toMatchObject({ files: 1, rows: { documents: 1 } });
  await expect(admin.exportWorkspace('other', archive)).rejects.toThrow('There is no workspace other');
  expect(await readdir(join(dataDir, 'tmp'))).toEqual([]);

  const folder = await makeFolder();
  const there = await openAdmin(settings(folder));
  onTestFinished(() => there.close());
  const importer = await there.addUser('importer', 'pro');
  await expect(there.importWorkspace(archive, 'nobody')).rejects.toThrow('User');
  expect(await there.importWorkspace(archive, 'importer')).toMatchObject({ files: 1, workspace: { slug: 'acme' } });
  expect(await readdir(join(folder, 'tmp'))).toEqual([]);
  const { entries, workspaces } = await withFile(folder, async (db) => ({
    entries: await db
      .selectFrom('audit_entries')
      .select(['action', 'actor_id', 'workspace_id', 'target_id', 'changes'])
      .execute(),
    workspaces: await db.selectFrom('workspaces').select(['id', 'owner_id']).execute(),
  }));
  expect(workspaces).toEqual([{ id: 'wsp_1', owner_id: importer.id }]);
  const imported = entries.find(({ action }) => action === 'workspace.imported');
  expect(imported).toMatchObject({ actor_id: null, workspace_id: 'wsp_1', target_id: 'wsp_1' });
  expect(imported?.changes).toContain('acme');
});

test('a closed administration has let go of the database', async () => {
  const folder = await makeFolder();
  const closed = await openAdmin(settings(folder));
  await closed.close();
  await expect(closed.listUsers()).rejects.toThrow(/not open|destroyed|closed/);
});

test('a schema is looked at without a change, and then brought to the newest', async () => {
  const folder = await makeFolder('0051-usage-by-insertion');
  const missing = Object.keys(schemaChanges).filter((name) => name > '0051-usage-by-insertion');
  for (const check of [true, true, false])
    expect(await migrateSchema(settings(folder), { check })).toEqual({ isEmpty: false, pending: missing, unknown: [] });
  expect((await migrateSchema(settings(folder), { check: true })).pending).toEqual([]);
  expect(missing.at(-1)).toBe(newestSchemaChange);
});

test('a database that is missing or empty is not made by a command', async () => {
  const folder = await makeFolder();
  await rm(join(folder, 'excerpt.db'));
  await expect(migrateSchema(settings(folder), { check: false })).rejects.toThrow('There is no database at');
  await expect(openAdmin(settings(folder))).rejects.toThrow('There is no database at');
  await writeFile(join(folder, 'excerpt.db'), '');
  await expect(openAdmin(settings(folder))).rejects.toThrow('The database is empty');
  expect((await migrateSchema(settings(folder), { check: true })).isEmpty).toBe(true);
});

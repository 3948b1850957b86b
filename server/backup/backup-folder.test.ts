import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  completeBackup,
  copyWhole,
  fileOf,
  hasFile,
  listBackups,
  prune,
  readManifest,
  toStamp,
  type Manifest,
} from './backup-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-backups-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const STAMP = '2026-01-31T12-00-00.000Z';
const LATER = '2026-02-28T12-00-00.000Z';
const manifestOf = (files: string[] = []): Manifest => ({
  format: 1,
  createdAt: '2026-01-31T12:00:00.000Z',
  version: '1.0.0',
  migration: '0001',
  database: 'sqlite',
  filesInDatabase: false,
  encryptionKey: null,
  files,
  protectedFiles: [],
});
const complete = (stamp = STAMP, files: string[] = []) =>
  completeBackup(folder, stamp, async (part) => {
    await writeFile(join(part, 'excerpt.db'), 'rows');
    return manifestOf(files);
  });

test('a time is a name that every file system takes', () => {
  expect(toStamp('2026-01-31T12:00:00.000Z')).toBe(STAMP);
  expect(fileOf('backups', 'documents/ab/abc')).toBe(join('backups', 'files', 'documents', 'ab', 'abc'));
});

test('a backup is there when it is complete', async () => {
  expect(await complete(STAMP, ['documents/a'])).toEqual(manifestOf(['documents/a']));
  expect(await readdir(folder)).toEqual([STAMP]);
  expect((await readdir(join(folder, STAMP))).toSorted()).toEqual(['excerpt.db', 'manifest.json']);
  expect(await readManifest(folder, STAMP)).toEqual(manifestOf(['documents/a']));
});

test('nothing is left of one that failed', async () => {
  const failing = completeBackup(folder, STAMP, async (part) => {
    await writeFile(join(part, 'excerpt.db'), 'rows');
    throw new Error('No space.');
  });
  await expect(failing).rejects.toThrow('No space.');
  expect(await readdir(folder)).toEqual([]);
});

test('complete ones are listed, the oldest first', async () => {
  expect(await listBackups(join(folder, 'none'))).toEqual([]);
  await complete(LATER);
  await complete();
  for (const name of ['files', `${STAMP}.part`, 'other']) await mkdir(join(folder, name));
  await writeFile(join(folder, '2026-03-01T00-00-00.000Z'), 'a file');
  expect(await listBackups(folder)).toEqual([STAMP, LATER]);
  await expect(listBackups(join(folder, '2026-03-01T00-00-00.000Z'))).rejects.toThrow('ENOTDIR');
});

test('one of a newer version is said to be', async () => {
  await complete();
  await writeFile(join(folder, STAMP, 'manifest.json'), JSON.stringify({ ...manifestOf(), format: 2 }));
  await expect(readManifest(folder, STAMP)).rejects.toThrow('was written by a newer version');
});

test('a file is copied whole', async () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'a', 'b', 'to')];
  await writeFile(from, 'content');
  expect(await hasFile(to)).toBe(false);
  await copyWhole(from, to);
  expect([await hasFile(to), await readFile(to, 'utf8'), await readdir(join(folder, 'a', 'b'))]).toEqual([
    true,
    'content',
    ['to'],
  ]);
  await expect(hasFile(join(from, 'below'))).rejects.toThrow('ENOTDIR');
});

test('files that no backup has are deleted, and what killed ones left', async () => {
  await complete(STAMP, ['documents/ab/one']);
  await complete(LATER, ['documents/ab/one', 'documents/ab/two']);
  expect(await prune(folder)).toBe(0);
  for (const key of ['documents/ab/one', 'documents/ab/two', 'documents/cd/three', 'layouts/four']) {
    await mkdir(join(fileOf(folder, key), '..'), { recursive: true });
    await writeFile(fileOf(folder, key), key);
  }
  await mkdir(join(folder, `${LATER}1.part`, 'inner'), { recursive: true });
  await writeFile(join(folder, 'notes.txt'), 'mine');
  expect(await prune(folder)).toBe(2);
  expect(await readdir(join(folder, 'files', 'documents', 'ab'))).toEqual(['one', 'two']);
  expect((await readdir(folder)).toSorted()).toEqual([STAMP, LATER, 'files', 'notes.txt'].toSorted());
  await rm(join(folder, LATER), { recursive: true });
  expect(await prune(folder)).toBe(1);
  expect(await readdir(join(folder, 'files', 'documents', 'ab'))).toEqual(['one']);
});

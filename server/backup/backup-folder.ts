import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isNotFound } from '../lib/files/file-errors.ts';
import { syncToDisk } from '../lib/files/sync-to-disk.ts';

/** What a backup says about itself. */
export interface Manifest {
  format: 1;
  createdAt: string;
  /** Of the program. */
  version: string;
  /** The last change of the database's schema. */
  migration: string;
  database: keyof typeof DATABASE_NAMES;
  /** Whether documents and layouts are in the database, and not in `files/`. */
  filesInDatabase: boolean;
  /** Identifies the key that the secrets are encrypted under; null if there is none in the data directory. */
  encryptionKey: { id: string; included: boolean } | null;
  /** Keys of the files, which are in `files/`. */
  files: string[];
  /** Names of files that are not their SHA-256: those of documents with a password. */
  protectedFiles: string[];
}

/** The files of databases: a copy, and a dump. */
export const DATABASE_NAMES = { sqlite: 'excerpt.db', postgres: 'excerpt.dump' } as const;
export const KEY_NAME = 'encryption-key';
const MANIFEST_NAME = 'manifest.json';
const FILES = 'files';
/** Of a backup that is not complete. */
const PART = '.part';

/** `2026-01-31T12-00-00.000Z`: a time as the name of a folder. */
export const toStamp = (createdAt: string): string => createdAt.replaceAll(':', '-');

export const fileOf = (folder: string, key: string): string => join(folder, FILES, ...key.split('/'));

/** Copies a file so that it is there whole or not at all, also after a crash of the machine. */
export async function copyWhole(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to + PART, constants.COPYFILE_FICLONE);
  await syncToDisk(to + PART);
  await rename(to + PART, to);
}

export const hasFile = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: unknown) => {
      if (isNotFound(error)) return false;
      throw error;
    },
  );

/** The stamps of the complete backups, oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isNotFound(error)) return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isDirectory() && /^\d{4}-\d{2}-\d{2}T[\d-]+\.\d+Z$/.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

export async function readManifest(folder: string, stamp: string): Promise<Manifest> {
  const manifest = JSON.parse(await readFile(join(folder, stamp, MANIFEST_NAME), 'utf8')) as Manifest;
  if (manifest.format !== 1)
    throw new Error(`The backup ${stamp} was written by a newer version of Excerpt. Restore it with that version.`);
  return manifest;
}

/** Makes a backup by `write`, which fills its folder. It has its name when it is complete. */
export async function completeBackup(
  folder: string,
  stamp: string,
  write: (part: string) => Promise<Manifest>,
): Promise<Manifest> {
  const part = join(folder, stamp + PART);
  await mkdir(part, { recursive: true, mode: 0o700 });
  try {
    const manifest = await write(part);
    await writeFile(join(part, MANIFEST_NAME), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    for (const name of await readdir(part)) await syncToDisk(join(part, name));
    await rename(part, join(folder, stamp));
    await syncToDisk(folder);
    return manifest;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

/** Deletes what killed backups left, and the files that no complete backup has. Returns the number of files. */
export async function prune(folder: string): Promise<number> {
  for (const name of await readdir(folder))
    if (name.endsWith(PART)) await rm(join(folder, name), { recursive: true, force: true });
  const kept = new Set<string>();
  for (const stamp of await listBackups(folder))
    for (const key of (await readManifest(folder, stamp)).files) kept.add(key);
  let pruned = 0;
  const root = join(folder, FILES);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isNotFound(error)) return [];
    throw error;
  });
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if (kept.has(relative(root, path).split(sep).join('/'))) continue;
    await rm(path);
    pruned += 1;
  }
  return pruned;
}

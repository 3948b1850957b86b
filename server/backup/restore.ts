import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BlobStore } from '../blobs/blob-store.ts';
import { hashContent } from '../lib/files/hash-content.ts';
import { isNotFound } from '../lib/files/file-errors.ts';
import {
  copyWhole,
  DATABASE_NAMES,
  fileOf,
  hasFile,
  KEY_NAME,
  listBackups,
  readManifest,
  type Manifest,
} from './backup-folder.ts';

export interface RestoreOptions {
  /** The stamp of a backup; the newest by default. */
  at?: string | undefined;
  /** The program's last change of the schema: it can read databases of earlier ones. */
  isKnownMigration(migration: string): boolean;
}

/** A folder that does not exist, or is empty. */
export interface NewDataDirectory {
  dataDir: string;
  /** Holds what may have been sent since the backup. Returns the number of messages. */
  holdMessages(databasePath: string): number;
}

/** An empty database, and the place of files beside it. */
export interface NewStores {
  /** Null if files are in the database. */
  blobs: BlobStore | null;
  /** For one file at a time. */
  temporaryDir: string;
  /** Fills the database whole or not at all, and holds what may have been sent. Returns the number of messages. */
  restoreDatabase(dump: string): Promise<number>;
}

export interface RestoreSummary {
  /** Of a backup of SQLite. */
  dataDir?: string;
  backup: string;
  createdAt: string;
  files: number;
  heldMessages: number;
  encryptionKey: Manifest['encryptionKey'];
}

/** A backup that can be restored. */
interface Found {
  folder: string;
  stamp: string;
  manifest: Manifest;
}

/** Whether the last segment of a key is the SHA-256 of the file. */
const isContent = (key: string): boolean => key.startsWith('documents/');

/** Chooses a backup. Throws if this program cannot read it, or if it is of another database. */
export async function findBackup(folder: string, { at, isKnownMigration }: RestoreOptions): Promise<Found> {
  const stamps = await listBackups(folder);
  const stamp = at === undefined ? stamps.at(-1) : stamps.find((one) => one === at);
  if (stamp === undefined)
    throw new Error(
      stamps.length === 0
        ? `There is no complete backup in ${folder}.`
        : `There is no backup ${at} in ${folder}. There are: ${stamps.slice(-10).join(', ')}.`,
    );
  const manifest = await readManifest(folder, stamp);
  if (!isKnownMigration(manifest.migration))
    throw new Error(
      `The backup was written by Excerpt ${manifest.version}, which is newer. Restore it with that version.`,
    );
  return { folder, stamp, manifest };
}

/** Copies the files of a backup, each checked, to where `place` says. */
async function copyFiles(
  { folder, manifest }: Found,
  place: (key: string) => string,
  placed: (key: string, path: string) => Promise<void> = async () => undefined,
): Promise<void> {
  for (const key of manifest.files) {
    const source = fileOf(folder, key);
    const hash = key.slice(key.lastIndexOf('/') + 1);
    if (!(await hasFile(source))) throw new Error(`The backup is incomplete: ${source} is missing.`);
    const target = place(key);
    await copyWhole(source, target);
    if (
      isContent(key) &&
      !manifest.protectedFiles.includes(hash) &&
      (await hashContent(createReadStream(target))) !== hash
    )
      throw new Error(`The backup is damaged: ${source} does not have the content that its name says.`);
    await placed(key, target);
  }
}

function summarize({ stamp, manifest }: Found, heldMessages: number): RestoreSummary {
  const { createdAt, files, encryptionKey } = manifest;
  return { backup: stamp, createdAt, files: files.length, heldMessages, encryptionKey };
}

async function refuseUsed(dataDir: string): Promise<void> {
  const entries = await readdir(dataDir).catch((error: unknown) => {
    if (isNotFound(error)) return [];
    throw error;
  });
  if (entries.length > 0) throw new Error(`${dataDir} is not empty. Choose a new folder with --data-dir.`);
}

/** Writes the data directory of a backup. It has its name when it is complete. */
export async function restoreDataDirectory(
  found: Found,
  { dataDir: name, holdMessages }: NewDataDirectory,
): Promise<RestoreSummary> {
  const { folder, stamp, manifest } = found;
  const dataDir = resolve(name);
  await refuseUsed(dataDir);
  const part = `${dataDir}.restoring`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: 0o700 });
  try {
    await copyFiles(found, (key) => join(part, 'blobs', ...key.split('/')));
    const database = join(part, DATABASE_NAMES.sqlite);
    await copyWhole(join(folder, stamp, DATABASE_NAMES.sqlite), database);
    const heldMessages = holdMessages(database);
    if (manifest.encryptionKey?.included === true) await copyFile(join(folder, stamp, KEY_NAME), join(part, KEY_NAME));
    await rmdir(dataDir).catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
    });
    await rename(part, dataDir);
    return { dataDir, ...summarize(found, heldMessages) };
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Fills an empty database, and the place of files beside it. Files come first: without rows, a start of the server
 * deletes them, while a row without its file would be lost data.
 */
export async function restoreStores(
  found: Found,
  { blobs, temporaryDir, restoreDatabase }: NewStores,
): Promise<RestoreSummary> {
  const { folder, stamp, manifest } = found;
  if ((blobs === null) !== manifest.filesInDatabase)
    throw new Error(
      manifest.filesInDatabase
        ? 'The files of this backup are in its database. Restore with EXCERPT_BLOBS=database.'
        : 'The files of this backup are beside its database. Restore with EXCERPT_BLOBS=disk or s3.',
    );
  const path = join(temporaryDir, 'file');
  if (blobs !== null)
    await copyFiles(
      found,
      () => path,
      (key) => blobs.putFile(key, path),
    );
  return summarize(found, await restoreDatabase(join(folder, stamp, DATABASE_NAMES.postgres)));
}

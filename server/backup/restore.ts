import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hashContent } from '../lib/files/hash-content.ts';
import { isNotFound } from '../lib/files/file-errors.ts';
import {
  copyWhole,
  DATABASE_NAME,
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
  /** A folder that does not exist, or is empty. */
  dataDir: string;
  /** The program's last change of the schema: it can read databases of earlier ones. */
  isKnownMigration(migration: string): boolean;
  /** Holds what may have been sent since the backup. Returns the number of messages. */
  holdMessages(databasePath: string): number;
}

export interface RestoreSummary {
  dataDir: string;
  backup: string;
  createdAt: string;
  files: number;
  heldMessages: number;
  encryptionKey: Manifest['encryptionKey'];
}

/** Whether the last segment of a key is the SHA-256 of the file. */
const isContent = (key: string): boolean => key.startsWith('documents/');

async function findBackup(folder: string, at: string | undefined): Promise<string> {
  const stamps = await listBackups(folder);
  const found = at === undefined ? stamps.at(-1) : stamps.find((stamp) => stamp === at);
  if (found !== undefined) return found;
  throw new Error(
    stamps.length === 0
      ? `There is no complete backup in ${folder}.`
      : `There is no backup ${at} in ${folder}. There are: ${stamps.slice(-10).join(', ')}.`,
  );
}

async function refuseUsed(dataDir: string): Promise<void> {
  const entries = await readdir(dataDir).catch((error: unknown) => {
    if (isNotFound(error)) return [];
    throw error;
  });
  if (entries.length > 0) throw new Error(`${dataDir} is not empty. Choose a new folder with --data-dir.`);
}

/** Writes the data directory of a backup. It has its name when it is complete. */
export async function restore(folder: string, options: RestoreOptions): Promise<RestoreSummary> {
  const stamp = await findBackup(folder, options.at);
  const manifest = await readManifest(folder, stamp);
  if (!options.isKnownMigration(manifest.migration))
    throw new Error(
      `The backup was written by Excerpt ${manifest.version}, which is newer. Restore it with that version.`,
    );
  const dataDir = resolve(options.dataDir);
  await refuseUsed(dataDir);
  const part = `${dataDir}.restoring`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: 0o700 });
  try {
    for (const key of manifest.files) {
      const source = fileOf(folder, key);
      const hash = key.slice(key.lastIndexOf('/') + 1);
      if (!(await hasFile(source))) throw new Error(`The backup is incomplete: ${source} is missing.`);
      const target = join(part, 'blobs', ...key.split('/'));
      await copyWhole(source, target);
      if (
        isContent(key) &&
        !manifest.protectedFiles.includes(hash) &&
        (await hashContent(createReadStream(target))) !== hash
      )
        throw new Error(`The backup is damaged: ${source} does not have the content that its name says.`);
    }
    await copyWhole(join(folder, stamp, DATABASE_NAME), join(part, DATABASE_NAME));
    const heldMessages = options.holdMessages(join(part, DATABASE_NAME));
    if (manifest.encryptionKey?.included === true) await copyFile(join(folder, stamp, KEY_NAME), join(part, KEY_NAME));
    await rmdir(dataDir).catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
    });
    await rename(part, dataDir);
    const { createdAt, files, encryptionKey } = manifest;
    return { dataDir, backup: stamp, createdAt, files: files.length, heldMessages, encryptionKey };
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

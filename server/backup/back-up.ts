import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from '../blobs/blob-store.ts';
import {
  completeBackup,
  copyWhole,
  DATABASE_NAMES,
  fileOf,
  hasFile,
  KEY_NAME,
  listBackups,
  prune,
  toStamp,
  type Manifest,
} from './backup-folder.ts';

/** The file of a document. */
export interface DocumentFile {
  hash: string;
  /** Whether the document has a password: then `hash` is not that of the content. */
  isProtected: boolean;
}

export interface BackupSource {
  database: Manifest['database'];
  /** Where files are; null if they are in the database. */
  blobs: BlobStore | null;
  /** The encryption key as it is written into its file, and what identifies it; null if there is none. */
  encryptionKey: { text: string; id: string } | null;
  version: string;
  migration: string;
  /** Copies the database as it is at one moment, while a server may write to it. Returns its documents' files. */
  copyDatabase(to: string): Promise<DocumentFile[]>;
  getDocumentKey(hash: string): string;
}

export interface BackupOptions {
  /** Whether the encryption key is copied as well. */
  withKey: boolean;
  now: string;
}

export interface BackupSummary {
  path: string;
  /** Files of documents. */
  documents: number;
  /** All files, with what was read from documents. */
  files: number;
  /** Files that no earlier backup had. */
  newFiles: number;
  /** Deleted: files of backups that are gone. */
  prunedFiles: number;
  encryptionKey: Manifest['encryptionKey'];
}

const PREFIXES = ['documents', 'layouts'];
/** A file may come and go between two steps. */
const MAX_ROUNDS = 5;

/** The hash of a file's document: `layouts/ab/abc…/…` belongs to `abc…`. */
const hashOf = (key: string): string => key.split('/')[2] ?? '';

/**
 * Writes a backup beside a running server: the database of one moment, and the files of its documents. Files are copied
 * before and after the database, since those of deleted documents go while it is copied. A file that an earlier backup
 * in the folder has is not copied again.
 */
export async function backUp(
  source: BackupSource,
  folder: string,
  { withKey, now }: BackupOptions,
): Promise<BackupSummary> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stamp = toStamp(now);
  if ((await listBackups(folder)).includes(stamp)) throw new Error(`${join(folder, stamp)} exists already.`);
  const copied = new Set<string>();
  let newFiles = 0;

  async function copyFiles(blobs: BlobStore): Promise<void> {
    for (const prefix of PREFIXES)
      for await (const key of blobs.list(prefix)) {
        if (copied.has(key)) continue;
        const target = fileOf(folder, key);
        if (!(await hasFile(target))) {
          const isThere = await blobs
            .withFile(key, (path) => copyWhole(path, target))
            .then(
              () => true,
              async (error: unknown) => {
                // Deleted since it was listed.
                if (!(await blobs.has(key))) return false;
                throw error;
              },
            );
          if (!isThere) continue;
          newFiles += 1;
        }
        copied.add(key);
      }
  }

  /** Copies the database with the files of its documents. */
  async function copyStores(to: string): Promise<DocumentFile[]> {
    const { blobs, copyDatabase } = source;
    if (blobs === null) return copyDatabase(to);
    for (let round = 1; ; round += 1) {
      await copyFiles(blobs);
      const files = await copyDatabase(to);
      await copyFiles(blobs);
      const missing = files.find(({ hash }) => !copied.has(source.getDocumentKey(hash)));
      if (missing === undefined) return files;
      if (round === MAX_ROUNDS)
        throw new Error(
          `The file ${missing.hash} of a document is missing, so nothing was backed up. ` +
            '`excerpt verify` lists what is wrong.',
        );
    }
  }

  let documents = 0;
  const { database, encryptionKey } = source;
  const manifest = await completeBackup(folder, stamp, async (part) => {
    const files = await copyStores(join(part, DATABASE_NAMES[database]));
    documents = files.length;
    const kept = new Set(files.map(({ hash }) => hash));
    if (withKey && encryptionKey !== null) await writeFile(join(part, KEY_NAME), encryptionKey.text, { mode: 0o600 });
    return {
      format: 1,
      createdAt: now,
      version: source.version,
      migration: source.migration,
      database,
      filesInDatabase: source.blobs === null,
      encryptionKey: encryptionKey && { id: encryptionKey.id, included: withKey },
      files: [...copied].filter((key) => kept.has(hashOf(key))).toSorted(),
      protectedFiles: files.filter(({ isProtected }) => isProtected).map(({ hash }) => hash),
    };
  });
  return {
    path: join(folder, stamp),
    documents,
    files: manifest.files.length,
    newFiles,
    prunedFiles: await prune(folder),
    encryptionKey: manifest.encryptionKey,
  };
}

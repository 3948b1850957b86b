import type { BlobStore } from '../blobs/blob-store.ts';
import type { Database } from '../db/database.ts';

/** What an export and an import work on. */
export interface Transfer {
  database: Database;
  blobs: BlobStore;
  /** The key under which the file with this SHA-256 is stored. */
  keyOf: (blobHash: string) => string;
  /** The newest change of the database's schema. */
  migration: string;
  /** For files on their way; on the file system of the store, if that is a disk. */
  temporaryDir: string;
  /** ISO 8601. */
  now: string;
}

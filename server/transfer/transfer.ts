import type { BlobStore } from '../blobs/blob-store.ts';
import type { Database } from '../db/database.ts';

/** The resources of an export or import. */
export interface Transfer {
  database: Database;
  blobs: BlobStore;
  /** The storage key of the file with this SHA-256. */
  getBlobKey: (blobHash: string) => string;
  /** The newest migration of the database. */
  migration: string;
  /** For temporary files; on the same file system as a disk store. */
  temporaryDir: string;
  /** ISO 8601. */
  now: string;
}

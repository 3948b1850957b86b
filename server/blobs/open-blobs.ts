import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { removeAbandoned } from '../lib/files/temporary-dir.ts';
import { createDiskStore } from './disk-blobs.ts';
import { createPostgresStore } from './postgres-blobs.ts';
import type { BlobStore } from './blob-store.ts';

interface OpenBlobs {
  blobs: BlobStore;
  close(): Promise<void>;
}

/**
 * Opens the configured store. Throws if it cannot be used.
 * @param temporaryDir exists, and is emptied at every start
 * @param options.isStart whether a server starts, which removes what crashed ones left behind
 */
export async function openBlobs(
  { blobs, dataDir }: Pick<Config, 'blobs' | 'dataDir'>,
  database: Database,
  temporaryDir: string,
  { isStart = false } = {},
): Promise<OpenBlobs> {
  if (blobs.kind === 'database') {
    return { blobs: createPostgresStore(database, temporaryDir), close: () => Promise.resolve() };
  }
  if (blobs.kind === 's3') {
    // Its client is large, and most servers keep files elsewhere.
    const { createS3Store } = await import('./s3-blobs.ts');
    const store = createS3Store(blobs, temporaryDir);
    await store.checkBucket();
    return { blobs: store, close: () => Promise.resolve(store.close()) };
  }
  const root = join(dataDir, 'blobs');
  // No key starts with a dot.
  const parts = join(root, '.parts');
  // A directory that cannot be written makes the server unready, which says what to do.
  if (isStart) await removeAbandoned(parts, { isShared: database.dialect === 'postgres' }).catch(() => undefined);
  const own = join(parts, basename(temporaryDir));
  return { blobs: createDiskStore(root, own), close: () => rm(own, { recursive: true, force: true }) };
}

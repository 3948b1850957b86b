import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { createDiskStore } from './disk-blobs.ts';
import { createPostgresStore } from './postgres-blobs.ts';
import { createS3Store } from './s3-blobs.ts';
import type { BlobStore } from './blob-store.ts';

/**
 * Opens the configured store. Throws if it cannot be used.
 * @param temporaryDir exists, and is emptied at every start
 */
export async function openBlobs(
  { blobs, dataDir }: Pick<Config, 'blobs' | 'dataDir'>,
  database: Database,
  temporaryDir: string,
): Promise<{ blobs: BlobStore; close: () => void }> {
  const nothing = () => undefined;
  if (blobs.kind === 'disk') return { blobs: createDiskStore(join(dataDir, 'blobs'), temporaryDir), close: nothing };
  if (blobs.kind === 'database') return { blobs: createPostgresStore(database, temporaryDir), close: nothing };
  const store = createS3Store(blobs, temporaryDir);
  await store.check();
  return { blobs: store, close: () => store.close() };
}

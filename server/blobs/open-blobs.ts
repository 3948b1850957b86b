import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BlobConfig, Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { removeAbandoned } from '../lib/files/temporary-dir.ts';
import { createDiskStore } from './disk-blobs.ts';
import { createPostgresStore } from './postgres-blobs.ts';
import type { BlobStore } from './blob-store.ts';
import { createMovingStore } from './moving-store.ts';

export interface OpenBlobs {
  blobs: BlobStore;
  /** The two stores that `blobs` consists of while files move. */
  moving: { store: BlobStore; before: BlobStore } | null;
  close(): Promise<void>;
}

interface BlobPlace {
  dataDir: string;
  database: Database;
  /** Exists, and is emptied at every start. */
  temporaryDir: string;
  /** Whether a server starts, which removes what crashed ones left behind. */
  isStart: boolean;
}

type OpenStore = Pick<OpenBlobs, 'blobs' | 'close'>;

async function openStore(
  config: BlobConfig,
  { dataDir, database, temporaryDir, isStart }: BlobPlace,
): Promise<OpenStore> {
  if (config.kind === 'database') {
    return { blobs: createPostgresStore(database, temporaryDir), close: () => Promise.resolve() };
  }
  if (config.kind === 's3') {
    // Its client is large, and most servers keep files elsewhere.
    const { createS3Store } = await import('./s3-blobs.ts');
    const store = createS3Store(config, temporaryDir);
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

/**
 * Opens the configured store, and the one before it. Throws if one cannot be used.
 * @param temporaryDir exists, and is emptied at every start
 * @param options.isStart whether a server starts, which removes what crashed ones left behind
 */
export async function openBlobs(
  { blobs: config, blobsBefore, dataDir }: Pick<Config, 'blobs' | 'blobsBefore' | 'dataDir'>,
  database: Database,
  temporaryDir: string,
  { isStart = false } = {},
): Promise<OpenBlobs> {
  const place = { dataDir, database, temporaryDir, isStart };
  const { blobs: store, close } = await openStore(config, place);
  if (blobsBefore === null) return { blobs: store, moving: null, close };
  const { blobs: before, close: closeBefore } = await openStore(blobsBefore, place);
  return {
    blobs: createMovingStore(store, before),
    moving: { store, before },
    async close() {
      await close();
      await closeBefore();
    },
  };
}

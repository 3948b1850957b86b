import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backUp, type BackupSummary } from '../../backup/back-up.ts';
import { restore, type RestoreSummary } from '../../backup/restore.ts';
import { verify, type Verification } from '../../backup/verify.ts';
import { openBlobs } from '../../blobs/open-blobs.ts';
import type { BlobStore } from '../../blobs/blob-store.ts';
import { readEnvironment, loadConfig, type Config } from '../../config.ts';
import type { Environment } from '../../config/read-settings.ts';
import type { Database } from '../../db/database.ts';
import { readSchemaState, refuseNewer, schemaChanges } from '../../db/migrations/migrate.ts';
import { getDocumentKey } from '../../documents/stored-files.ts';
import { openUnchecked } from '../../db/open-database.ts';
import { checkDatabaseFile, copyDatabase, holdMessages, listDocumentFiles } from '../../db/sqlite/copy-database.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { systemClock, timestamp } from '../../lib/clock.ts';
import { ENCRYPTION_KEY_FILE, parseEncryptionKey } from '../../lib/crypto/encryption-key.ts';
import { identifyKey } from '../../lib/crypto/secret-box.ts';
import { isNotFound } from '../../lib/files/file-errors.ts';

const loadConfigWith = (overrides: Environment) => loadConfig({ ...readEnvironment(), ...overrides });

/** Opens the database and the files as they are: nothing is migrated, and a server may be running. */
async function withStores<T>(config: Config, work: (database: Database, blobs: BlobStore) => Promise<T>): Promise<T> {
  const { database, release } = await openUnchecked(config, { exclusive: false, mustExist: true });
  try {
    refuseNewer(await readSchemaState(database));
    await mkdir(join(config.dataDir, 'tmp'), { recursive: true });
    const temporaryDir = await mkdtemp(join(config.dataDir, 'tmp', 'backup-'));
    const { blobs, close } = await openBlobs(config, database, temporaryDir);
    try {
      return await work(database, blobs);
    } finally {
      await close();
      await rm(temporaryDir, { recursive: true, force: true });
    }
  } finally {
    await release();
  }
}

async function readKeyId(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });
  const key = text === null ? null : parseEncryptionKey(text.trim());
  return key && identifyKey(key);
}

/** Backs a SQLite data directory up, beside a running server or without one. */
export async function backUpStore(
  overrides: Environment,
  folder: string,
  { withKey }: { withKey: boolean },
): Promise<BackupSummary> {
  const config = loadConfigWith(overrides);
  const { database: where } = config;
  if (where.dialect !== 'sqlite')
    throw new Error(
      'PostgreSQL is backed up by its own programs: pg_dump or continuous archiving, and a copy of the bucket if ' +
        'files are in S3. The page on deployment says how; `excerpt verify` checks what was restored.',
    );
  const keyPath = join(config.dataDir, ENCRYPTION_KEY_FILE);
  return withStores(config, async (database, blobs) => {
    const id = await readKeyId(keyPath);
    const { pending } = await readSchemaState(database);
    const applied = Object.keys(schemaChanges).filter((change) => !pending.includes(change));
    const source = {
      databasePath: where.path,
      blobs,
      encryptionKey: id === null ? null : { path: keyPath, id },
      version: contract.info.version,
      migration: applied.at(-1) ?? '',
      copyDatabase,
      listDocumentFiles,
      getDocumentKey,
    };
    const summary = await backUp(source, folder, { withKey, now: timestamp(systemClock.now()) });
    const { documents, files } = summary;
    const completed = { completed_at: timestamp(systemClock.now()), documents, files };
    // The database of an earlier version may have no place for it yet.
    if (pending.length === 0) await database.db.insertInto('backups').values(completed).execute();
    return summary;
  });
}

export async function restoreStore(folder: string, at: string | undefined, dataDir: string): Promise<RestoreSummary> {
  return restore(folder, {
    at,
    dataDir,
    isKnownMigration: (migration) => Object.hasOwn(schemaChanges, migration),
    holdMessages,
  });
}

/** Checks that database, files and queue agree, and what SQLite can say about its pages. */
export async function verifyStore(overrides: Environment): Promise<Verification> {
  const config = loadConfigWith(overrides);
  return withStores(config, async (database, blobs) => {
    const { database: where } = config;
    const found = await verify(database, blobs, getDocumentKey);
    const broken = where.dialect === 'sqlite' ? checkDatabaseFile(where.path) : [];
    const problems = broken.map((message) => ({ subject: 'database', message }));
    return { ...found, problems: [...problems, ...found.problems] };
  });
}

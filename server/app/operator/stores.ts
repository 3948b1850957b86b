import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { verifyAuditLog, type AuditVerification } from '../../audit/chain-repository.ts';
import { backUp, type BackupSource, type BackupSummary } from '../../backup/back-up.ts';
import { findBackup, restoreDataDirectory, restoreStores, type RestoreSummary } from '../../backup/restore.ts';
import { findErased } from '../../backup/find-erased.ts';
import { verify, type Verification } from '../../backup/verify.ts';
import { openBlobs, type OpenBlobs } from '../../blobs/open-blobs.ts';
import { moveFiles, type MovedFiles } from '../../blobs/moving-store.ts';
import { readEnvironment, loadConfig, type Config } from '../../config.ts';
import type { Environment } from '../../config/read-settings.ts';
import type { Database } from '../../db/database.ts';
import { readSchemaState, refuseNewer, schemaChanges } from '../../db/migrations/migrate.ts';
import { getDocumentKey } from '../../documents/stored-files.ts';
import { openUnchecked } from '../../db/open-database.ts';
import { createClientPrograms, dumpDatabase, restoreDatabase } from '../../db/postgres/dump.ts';
import { countFilledFreePages } from '../../db/sqlite/free-pages.ts';
import { checkDatabaseFile, copyDatabase, holdMessages, listDocumentFiles } from '../../db/sqlite/copy-database.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { systemClock, timestamp } from '../../lib/clock.ts';
import { ENCRYPTION_KEY_FILE, parseEncryptionKey } from '../../lib/crypto/encryption-key.ts';
import { identifyKey } from '../../lib/crypto/secret-box.ts';
import { isNotFound } from '../../lib/files/file-errors.ts';

const loadConfigWith = (overrides: Environment) => loadConfig({ ...readEnvironment(), ...overrides });

interface OpenStores extends Pick<OpenBlobs, 'blobs' | 'moving'> {
  database: Database;
  temporaryDir: string;
}

/** Opens the database and the files as they are: nothing is migrated, and a server may be running. */
async function withStores<T>(config: Config, work: (stores: OpenStores) => Promise<T>): Promise<T> {
  const { database, release } = await openUnchecked(config, { exclusive: false, mustExist: true });
  try {
    refuseNewer(await readSchemaState(database));
    await mkdir(join(config.dataDir, 'tmp'), { recursive: true });
    const temporaryDir = await mkdtemp(join(config.dataDir, 'tmp', 'backup-'));
    const { close, ...stores } = await openBlobs(config, database, temporaryDir);
    try {
      return await work({ database, temporaryDir, ...stores });
    } finally {
      await close();
      await rm(temporaryDir, { recursive: true, force: true });
    }
  } finally {
    await release();
  }
}

/** The key of the settings, or of the data directory. */
async function readEncryptionKey({ encryptionKey, dataDir }: Config): Promise<BackupSource['encryptionKey']> {
  const text =
    encryptionKey?.toString('base64') ??
    (await readFile(join(dataDir, ENCRYPTION_KEY_FILE), 'utf8').catch((error: unknown) => {
      if (isNotFound(error)) return null;
      throw error;
    }));
  const key = text === null ? null : parseEncryptionKey(text.trim());
  return text === null || key === null ? null : { text, id: identifyKey(key) };
}

/** Backs database and files up, beside a running server or without one. */
export async function backUpStore(
  overrides: Environment,
  folder: string,
  { withKey }: { withKey: boolean },
): Promise<BackupSummary> {
  const config = loadConfigWith(overrides);
  const { database: where } = config;
  if (config.blobs.kind === 'database' && config.blobsBefore !== null)
    throw new Error(
      'Files are moving into the database, and a dump would lack the others. Run `excerpt move-files` first, and ' +
        'leave EXCERPT_BLOBS_BEFORE out.',
    );
  return withStores(config, async ({ database, blobs }) => {
    const { pending } = await readSchemaState(database);
    const applied = Object.keys(schemaChanges).filter((change) => !pending.includes(change));
    const source: BackupSource = {
      database: where.dialect,
      blobs: config.blobs.kind === 'database' ? null : blobs,
      encryptionKey: await readEncryptionKey(config),
      version: contract.info.version,
      migration: applied.at(-1) ?? '',
      getDocumentKey,
      async copyDatabase(to) {
        if (where.dialect === 'postgres')
          return dumpDatabase(database, createClientPrograms(where.url, readEnvironment()), to);
        await copyDatabase(where.path, to);
        return listDocumentFiles(to);
      },
    };
    const summary = await backUp(source, folder, { withKey, now: timestamp(systemClock.now()) });
    const { documents, files } = summary;
    const completed = { completed_at: timestamp(systemClock.now()), documents, files };
    // The database of an earlier version may have no place for it yet.
    if (pending.length === 0) await database.db.insertInto('backups').values(completed).execute();
    return summary;
  });
}

/** Makes a data directory, or fills an empty database of PostgreSQL, as the backup was of the one or the other. */
export async function restoreStore(
  overrides: Environment,
  folder: string,
  at: string | undefined,
): Promise<RestoreSummary> {
  const found = await findBackup(folder, { at, isKnownMigration: (name) => Object.hasOwn(schemaChanges, name) });
  const config = loadConfigWith(overrides);
  const { database: where } = config;
  if (found.manifest.database !== where.dialect)
    throw new Error(
      where.dialect === 'sqlite'
        ? 'The backup is of PostgreSQL. Name an empty database with --database-url.'
        : 'The backup is of SQLite. Restore it with --data-dir, and without EXCERPT_DATABASE_URL.',
    );
  if (where.dialect === 'sqlite') {
    if (overrides['EXCERPT_DATA_DIR'] === undefined)
      throw new Error('Name a new folder with --data-dir: the backup becomes a data directory.');
    return restoreDataDirectory(found, { dataDir: config.dataDir, holdMessages });
  }
  return withStores(config, async ({ database, blobs, temporaryDir }) => {
    if (!(await readSchemaState(database)).isEmpty)
      throw new Error('The database is not empty. Create one (`createdb`), and name it with --database-url.');
    const programs = createClientPrograms(where.url, readEnvironment());
    return restoreStores(found, {
      blobs: config.blobs.kind === 'database' ? null : blobs,
      temporaryDir,
      restoreDatabase: (dump) => restoreDatabase(programs, dump, join(temporaryDir, 'dump.sql')),
    });
  });
}

/** Moves files from where they were to where they are kept now, beside servers with the same settings. */
export async function moveStoredFiles(overrides: Environment): Promise<MovedFiles> {
  const config = loadConfigWith(overrides);
  return withStores(config, async ({ moving }) => {
    if (moving === null)
      throw new Error(
        'Set EXCERPT_BLOBS to where files are to be kept, and EXCERPT_BLOBS_BEFORE to where they are, on all ' +
          'servers. Restart these, and run this command with the same settings.',
      );
    return moveFiles(moving.store, moving.before);
  });
}

/** What is left in the files of the database for a while, or until somebody acts. */
async function listNotes({ db, dialect }: Database): Promise<string[]> {
  if (dialect === 'postgres')
    return ['PostgreSQL keeps deleted rows in its files until it vacuums: VACUUM FULL rewrites them at once.'];
  const { rows } = await sql<{ count: number }>`select count(*) as count from erased_words`.execute(db);
  return (rows[0]?.count ?? 0) > 0
    ? ['Words of erased documents leave the search index within a minute of a running server.']
    : [];
}

/** Checks that database, files and queue agree, that what was erased is gone, and what SQLite says about its pages. */
export async function verifyStore(overrides: Environment): Promise<Verification> {
  const config = loadConfigWith(overrides);
  const { dataDir, database: where } = config;
  const isDatabase = (path: string) => where.dialect === 'sqlite' && path.startsWith(where.path);
  const { erased, notes, ...found } = await withStores(config, async ({ database, blobs }) => {
    let count = 0;
    const { pending } = await readSchemaState(database);
    const verified = await verify(database, blobs, getDocumentKey, async () => {
      // The log of an earlier version does not say what was erased.
      if (pending.includes('0052-audit-chain')) return [];
      const search = await findErased(database, blobs, { dataDir, isDatabase, getDocumentKey });
      count = search.erased;
      return search.problems;
    });
    return { ...verified, erased: count, notes: count === 0 ? [] : await listNotes(database) };
  });
  const broken = where.dialect === 'sqlite' ? checkDatabaseFile(where.path) : [];
  const filled = where.dialect === 'sqlite' && erased > 0 ? await countFilledFreePages(where.path) : 0;
  if (filled > 0)
    notes.push(
      `${filled} free pages have content that an earlier release deleted: VACUUM while the server is stopped.`,
    );
  return {
    ...found,
    problems: [...broken.map((message) => ({ subject: 'database', message })), ...found.problems],
    ...(erased > 0 && { erased }),
    ...(notes.length > 0 && { notes }),
  };
}

/** Checks the hashes of the audit log, beside a running server or without one. */
export async function verifyAudit(overrides: Environment): Promise<AuditVerification> {
  const { database, release } = await openUnchecked(loadConfigWith(overrides), { exclusive: false, mustExist: true });
  try {
    const state = await readSchemaState(database);
    refuseNewer(state);
    if (state.pending.includes('0052-audit-chain'))
      throw new Error('The audit log of this database has no hashes yet. Run `excerpt migrate` first.');
    return await verifyAuditLog(database.db);
  } finally {
    await release();
  }
}

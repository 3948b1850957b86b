import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { makePrivate } from '../lib/files/private-dir.ts';
import { createDatabase, UnusableDatabaseError, type Database } from './database.ts';
import { acquireInstanceLock } from './sqlite/instance-lock.ts';
import { migrate, createOlderSchemaError, refuseNewer, readSchemaState } from './migrations/migrate.ts';
import { endIdleConnections } from './postgres/end-idle-connections.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

export interface OpenDatabase {
  database: Database;
  release(): Promise<void>;
}

export type DatabaseConfig = Pick<Config, 'dataDir' | 'database'>;

export interface OpenOptions {
  /** Servers create the data directory and, on SQLite, lock it. Operator commands run beside a server. */
  exclusive: boolean;
  /** Whether a database that does not exist is an error, as for operator commands. By default it is created. */
  mustExist?: boolean;
  /** Called when an idle connection breaks. */
  onLost?: (error: Error) => void;
  /** Called when the database has become unusable: its files were lost, or are damaged. */
  onUnusable?: (error: Error) => void;
}

/** The directory or the file of a database cannot be used. */
function unusable(what: string, cause: unknown): Error {
  const settings = '--data-dir (EXCERPT_DATA_DIR) and --database-url (EXCERPT_DATABASE_URL)';
  return new Error(`${what} cannot be used. Check that it can be written, and ${settings}.`, { cause });
}

function noDatabase(problem: string): Error {
  return new Error(
    `${problem} Check --data-dir (EXCERPT_DATA_DIR) and --database-url (EXCERPT_DATABASE_URL). ` +
      'The first start of the server sets the database up, and so does `excerpt migrate`.',
  );
}

async function createDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK);
    await makePrivate(dataDir);
  } catch (error) {
    throw unusable(`The data directory ${dataDir}`, error);
  }
}

function openFile(
  path: string,
  unlock: () => void,
  onUnusable: OpenOptions['onUnusable'],
): ReturnType<typeof openSqlite> {
  try {
    return openSqlite(path, onUnusable);
  } catch (error) {
    unlock();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT')
      throw new UnusableDatabaseError(path, 'is damaged, or no database. Restore a backup');
    throw unusable(`The database ${path}`, error);
  }
}

/** Opens the database without checking its schema. */
export async function openUnchecked(
  { dataDir, database: where }: DatabaseConfig,
  { exclusive, mustExist = false, onLost, onUnusable }: OpenOptions,
): Promise<OpenDatabase> {
  // Operator commands on PostgreSQL need no directory.
  const isMissing = where.dialect === 'sqlite' && where.path !== ':memory:' && !existsSync(where.path);
  if (mustExist && isMissing) throw noDatabase(`There is no database at ${where.path}.`);
  if (exclusive || where.dialect === 'sqlite') await createDataDir(dataDir);
  if (where.dialect === 'postgres') {
    const database = createDatabase(openPostgres(where, onLost, onUnusable));
    return { database, release: () => database.close() };
  }
  const unlock = exclusive ? acquireInstanceLock(join(dataDir, 'instance.lock')) : () => undefined;
  if (unlock === null) {
    throw new Error(
      `Another Excerpt server uses the data directory ${dataDir}. ` +
        'Stop it, or choose another one with EXCERPT_DATA_DIR.',
    );
  }
  const database = createDatabase(openFile(where.path, unlock, onUnusable));
  const release = async () => {
    await database.close();
    unlock();
  };
  return { database, release };
}

/** Runs pending migrations, on PostgreSQL over a connection without a statement timeout. */
export async function migrateDatabase({ database: where }: DatabaseConfig, database: Database): Promise<void> {
  if (where.dialect === 'sqlite') return migrate(database);
  const patient = createDatabase(openPostgres({ ...where, statementTimeoutMs: 0 }));
  try {
    const { isEmpty } = await readSchemaState(patient);
    await migrate(patient);
    if (!isEmpty) await endIdleConnections(patient.db);
  } finally {
    await patient.close();
  }
}

/**
 * Opens the database and checks its schema. Sets up an empty database. Throws `SchemaMismatch` when the schema is newer
 * than the program, or older on PostgreSQL, where servers of the earlier version may still run.
 * @param options.migrate migrates an older schema, which SQLite always does
 */
export async function openDatabase(
  config: DatabaseConfig,
  options: OpenOptions & { migrate?: boolean },
): Promise<OpenDatabase> {
  const opened = await openUnchecked(config, options);
  try {
    const state = await readSchemaState(opened.database);
    refuseNewer(state);
    if (options.mustExist === true && state.isEmpty) throw noDatabase('The database is empty.');
    if (state.pending.length > 0) {
      const mayMigrate = opened.database.dialect === 'sqlite' || state.isEmpty || options.migrate === true;
      if (!mayMigrate) throw createOlderSchemaError(state);
      await migrateDatabase(config, opened.database);
    }
    return opened;
  } catch (error) {
    await opened.release();
    throw error;
  }
}

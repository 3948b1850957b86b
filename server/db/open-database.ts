import { existsSync } from 'node:fs';
import { access, chmod, constants, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { createDatabase, type Database, type Db, UnusableDatabaseError } from './database.ts';
import { migrate, createOlderSchemaError, refuseNewer, readSchemaState } from './migrations/migrate.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { createPrivateFile } from './sqlite/open-files.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

const OTHERS = 0o077;

const MAX_ROUNDS = 50;
const PAUSE_MS = 100;

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

/**
 * After a migration: ends the connections that servers had before it, each when it is idle, so that they open others.
 * Servers of 0.6.0 before the audit log was chained keep statements whose columns have changed, and fail with these on
 * each connection until it ends. Later ones prepare them again. Gives up on connections that are never idle.
 */
async function endIdleConnections(db: Db): Promise<void> {
  const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(db);
  const since = rows[0]?.now ?? '';
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { rows: left } = await sql<{ isIdle: boolean }>`
      select state = 'idle' and pg_terminate_backend(pid) as "isIdle" from pg_stat_activity
      where datname = current_database() and usename = current_user and application_name = 'excerpt'
        and pid <> pg_backend_pid() and backend_start < ${since}::timestamptz`.execute(db);
    if (left.length === 0) return;
    await delay(PAUSE_MS);
  }
}

async function restrict(path: string): Promise<void> {
  const found = await lstat(path);
  if ((found.mode & OTHERS) === 0) return;
  if (found.isDirectory()) await chmod(path, 0o700);
  else if (found.isFile()) await chmod(path, 0o600);
}

/**
 * Takes the permissions of other users from a directory and from what it contains, one level deep: nobody else reaches
 * what is below. What belongs to another user remains as it is.
 */
async function makePrivate(directory: string): Promise<void> {
  await restrict(directory).catch(() => undefined);
  for (const name of await readdir(directory)) await restrict(join(directory, name)).catch(() => undefined);
}

/**
 * Locks a data directory for one server process. SQLite's own file lock is released by the operating system however the
 * process dies. Returns a function that releases it, or null when another process holds it.
 *
 * So at startup, a job that is marked as running belongs to a dead process and can be recovered.
 */
function acquireInstanceLock(path: string): (() => void) | null {
  createPrivateFile(path);
  const lock = new SqliteDatabase(path, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof SqliteDatabase.SqliteError && error.code === 'SQLITE_BUSY') return null;
    throw error;
  }
  return () => lock.close();
}

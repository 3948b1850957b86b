import SqliteDatabase, { type Database as Connection } from 'better-sqlite3';
import { KeyedMutex } from '../../lib/keyed-mutex.ts';
import { connect, type Store } from '../database.ts';
import { sql } from 'kysely';
import { guardFiles, type FileGuard } from './file-guard.ts';
import { createPrivateFile, keepHandle, releaseHandle } from './open-files.ts';
import { checkPages } from './page-check.ts';
import { ImmediateSqliteDialect } from './sqlite-dialect.ts';
import type { Writes } from './statement-cache.ts';
import { createWriteGroup, type WriteGroupOptions } from './write-group.ts';

/** Between commits of shared transactions. Ends of runs seldom come in one turn, and all change the same ten pages. */
const SHARED_INTERVAL_MS = 10;

/** A database in memory has no files. */
const NO_GUARD: FileGuard = {
  refuse: () => undefined,
  sync: async () => undefined,
  check: async () => undefined,
  noteError: () => undefined,
  noteDamage: () => undefined,
  close: (closeDatabase) => closeDatabase(),
};

/**
 * @param path a file, or `:memory:`
 * @param onUnusable called when the files of the database were lost, or are damaged
 */
export function openSqlite(path: string, onUnusable: (error: Error) => void = () => undefined): Store {
  if (path === ':memory:') return createStore(configure(new SqliteDatabase(path)), NO_GUARD);
  // SQLite gives the log the permissions of the database.
  createPrivateFile(path);
  const handle = keepHandle(path);
  let connection: Connection | undefined;
  try {
    connection = new SqliteDatabase(path);
    configure(connection);
    return createStore(connection, guardFiles({ path, handle, connection, onUnusable }));
  } catch (error) {
    connection?.close();
    releaseHandle(handle);
    throw error;
  }
}

function configure(connection: Connection): Connection {
  connection.pragma('journal_mode = WAL');
  // Commits do not wait for the disk; the driver syncs the log afterwards, for several writers at once. So an accepted
  // run is on the disk before its 202 and survives a crash of the machine.
  connection.pragma('synchronous = NORMAL');
  // 4,000 pages are 16 MB: pages that every run changes are checkpointed once in that time.
  connection.pragma('wal_autocheckpoint = 4000');
  connection.pragma('foreign_keys = ON');
  // Deleted content is overwritten. `fast` would leave it in free pages.
  connection.pragma('secure_delete = ON');
  connection.pragma('cache_size = -65536');
  // SQLite waits for a lock in the thread of the event loop. `PatientConnection` waits outside it.
  connection.pragma('busy_timeout = 0');
  // SQLite creates the log at the first statement.
  connection.prepare('select count(*) from sqlite_master').get();
  return connection;
}

function createStore(connection: Connection, guard: FileGuard): Store {
  const writes: Writes = {
    areUnsynced: false,
    sync: createGroupSync(guard.sync),
    refuse: guard.refuse,
    noteError: guard.noteError,
  };
  const db = connect(new ImmediateSqliteDialect(connection, writes));
  let next = 1;
  const locks = new KeyedMutex();
  const forGroups: WriteGroupOptions = {
    isInTransaction: () => connection.inTransaction,
    reserve: (work) =>
      db.connection().execute(async (reserved) => {
        try {
          await work(reserved);
        } finally {
          writes.areUnsynced = false;
        }
      }),
  };
  const statements = createWriteGroup(forGroups);
  const transactions = createWriteGroup({ ...forGroups, minIntervalMs: SHARED_INTERVAL_MS });
  return {
    name: 'sqlite',
    db,
    pool: null,
    async check() {
      await guard.check();
      // The only value in the file that nothing reads. A write of the same value would be no write.
      next = 3 - next;
      await sql`pragma user_version = ${sql.lit(next)}`.execute(db);
    },
    async checkPages(signal) {
      if (connection.memory) return;
      if ((await checkPages(connection.name, signal)) !== null) guard.noteDamage();
    },
    async truncateLog() {
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    // Single writer.
    isConflict: () => false,
    unsynced: statements.add,
    async shared(work) {
      const result = await transactions.addAtomic(work);
      await writes.sync();
      return result;
    },
    // A single process holds the data directory.
    exclusively: (name, work) => locks.run(name, work),
    tryExclusively: async (name, work) => {
      await locks.run(name, work);
      return true;
    },
    close: () => guard.close(() => db.destroy()),
  };
}

/**
 * Group commit: calls during one sync share the next, since a disk takes as long for one commit as for a hundred.
 * @param sync resolves when everything written before is on the disk
 */
export function createGroupSync(sync: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        running = sync();
        return running;
      });
    return next;
  };
}

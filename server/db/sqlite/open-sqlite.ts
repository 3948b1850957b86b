import { closeSync, openSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { KeyedMutex } from '../../lib/keyed-mutex.ts';
import { connect, type Store } from '../database.ts';
import { createFileCheck } from './file-check.ts';
import { createGroupSync } from './group-sync.ts';
import { createLogSync } from './log-sync.ts';
import { ImmediateSqliteDialect } from './sqlite-dialect.ts';
import type { Writes } from './statement-cache.ts';
import { createWriteGroup, type WriteGroupOptions } from './write-group.ts';

/** Between commits of shared transactions. Ends of runs seldom come in one turn, and all change the same ten pages. */
const SHARED_INTERVAL_MS = 10;

/** @param path a file, or `:memory:` */
export function openSqlite(path: string): Store {
  // SQLite gives the log the permissions of the database.
  if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600));
  const connection = new SqliteDatabase(path);
  connection.pragma('journal_mode = WAL');
  // Commits do not wait for the disk; the driver syncs the log afterwards, for several writers at once. So an accepted
  // run is on the disk before its 202 and survives a crash of the machine.
  connection.pragma('synchronous = NORMAL');
  const log = path === ':memory:' ? null : createLogSync(`${path}-wal`);
  const writes: Writes = { areUnsynced: false, sync: log === null ? async () => undefined : createGroupSync(log.sync) };
  // 4,000 pages are 16 MB: pages that every run changes are checkpointed once in that time.
  connection.pragma('wal_autocheckpoint = 4000');
  connection.pragma('foreign_keys = ON');
  connection.pragma('cache_size = -65536');
  // SQLite waits for a lock in the thread of the event loop. `PatientConnection` waits outside it.
  connection.pragma('busy_timeout = 0');
  const db = connect(new ImmediateSqliteDialect(connection, writes));
  const check = path === ':memory:' ? async () => undefined : createFileCheck(path, db);
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
    check,
    // Single writer.
    isConflict: () => false,
    relaxed: statements.add,
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
    async close() {
      await log?.close();
      await db.destroy();
    },
  };
}

import { open, type FileHandle } from 'node:fs/promises';
import SqliteDatabase, { type Database as Connection, type Statement } from 'better-sqlite3';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type SqliteDialectConfig,
} from 'kysely';
import { KeyedMutex } from '../../lib/keyed-mutex.ts';
import { connect, type Store } from '../database.ts';
import { createGroupSync } from './group-sync.ts';
import { toUnavailable } from '../database-outage.ts';

/** The writes of the connection since it was last released. */
interface Writes {
  /** Whether something must be synced before its writer continues. */
  areUnsynced: boolean;
  sync(): Promise<void>;
}

/** Takes the write lock at `begin`, so that a transaction cannot conflict with another process at its first write. */
class ImmediateDriver extends SqliteDriver {
  readonly #connection: Connection;
  readonly #writes: Writes;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  constructor(connection: Connection, config: SqliteDialectConfig, writes: Writes) {
    super(config);
    this.#connection = connection;
    this.#writes = writes;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await new Promise<void>((resolve) => {
      if (this.#isTaken) this.#waiting.push(resolve);
      else resolve();
      this.#isTaken = true;
    });
    return super.acquireConnection();
  }

  /** Hands the connection on before syncing, so that several writers share one sync. */
  override async releaseConnection(): Promise<void> {
    const { areUnsynced } = this.#writes;
    this.#writes.areUnsynced = false;
    await super.releaseConnection();
    const next = this.#waiting.shift();
    this.#isTaken = next !== undefined;
    next?.();
    if (areUnsynced) await this.#writes.sync();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite rolls back by itself when the disk is full; a second rollback would fail and hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connection.inTransaction) await super.rollbackTransaction(connection);
  }
}

class ImmediateAdapter extends SqliteAdapter {
  /** The driver serialises access itself; Kysely's own mutex would include the sync. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite supports transactional DDL; Kysely assumes that its drivers do not. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #connection: Connection;
  readonly #config: SqliteDialectConfig;
  readonly #writes: Writes;

  constructor(connection: Connection, writes: Writes) {
    const config = { database: withStatementCache(connection, writes) };
    super(config);
    this.#connection = connection;
    this.#config = config;
    this.#writes = writes;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#connection, this.#config, this.#writes);
  }

  override createAdapter(): DialectAdapter {
    return new ImmediateAdapter();
  }
}

/** More than the program has: each combination of a list's filters is a statement of its own. */
const MAX_STATEMENTS = 500;

function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw toUnavailable(error);
  }
}

type RunnableStatement = Pick<Statement, 'reader' | 'all' | 'run' | 'iterate'>;

function prepare(connection: Connection, text: string, writes: Writes): RunnableStatement {
  const statement = guarded(() => connection.prepare<unknown[]>(text));
  const writing = <T>(work: () => T): T => {
    if (!statement.readonly) writes.areUnsynced = true;
    return guarded(work);
  };
  return {
    reader: statement.reader,
    all: (...parameters) => writing(() => statement.all(...parameters)),
    run: (...parameters) => writing(() => statement.run(...parameters)),
    iterate: (...parameters) => statement.iterate(...parameters),
  };
}

/** Prepares each statement once. Kysely prepares at every query, which takes longer than most queries. */
function withStatementCache(connection: Connection, writes: Writes): SqliteDialectConfig['database'] {
  const statements = new Map<string, RunnableStatement>();
  return {
    close: () => connection.close(),
    prepare(text: string) {
      const known = statements.get(text);
      if (known !== undefined) return known;
      if (statements.size >= MAX_STATEMENTS) statements.clear();
      const statement = prepare(connection, text, writes);
      statements.set(text, statement);
      return statement;
    },
  } as Connection;
}

/** Syncs the write-ahead log, which is one file as long as the database is open, in a thread of the pool. */
function createLogSync(path: string): { sync(): Promise<void>; close(): Promise<void> } {
  let file: Promise<FileHandle> | undefined;
  return {
    async sync() {
      file ??= open(path, 'r').catch((error: unknown) => {
        file = undefined;
        throw error;
      });
      await (await file).datasync();
    },
    close: async () => (await file)?.close(),
  };
}

/** @param path a file, or `:memory:` */
export function openSqlite(path: string): Store {
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
  connection.pragma('busy_timeout = 5000');
  connection.pragma('cache_size = -65536');
  const db = connect(new ImmediateSqliteDialect(connection, writes));
  const locks = new KeyedMutex();
  return {
    name: 'sqlite',
    db,
    pool: null,
    // Single writer.
    isConflict: () => false,
    relaxed: (work) =>
      db.connection().execute(async (reserved) => {
        try {
          return await work(reserved);
        } finally {
          writes.areUnsynced = false;
        }
      }),
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

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
import { asUnavailable } from '../database-outage.ts';

/** What the one connection did since it was last given back. */
interface Writes {
  /** Something was written that must be on the disk before its writer is told. */
  areOwed: boolean;
  /** Waits for the disk. */
  sync(): Promise<void>;
}

/** Takes the write lock at `begin`, so that a transaction never finds at its first write that another process wrote before it. */
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

  /** Whoever wrote waits for the disk, but the next one has the connection already: they share the wait. */
  override async releaseConnection(): Promise<void> {
    const { areOwed } = this.#writes;
    this.#writes.areOwed = false;
    await super.releaseConnection();
    const next = this.#waiting.shift();
    this.#isTaken = next !== undefined;
    next?.();
    if (areOwed) await this.#writes.sync();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A disk that is full makes SQLite itself roll back: another rollback would fail, and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connection.inTransaction) await super.rollbackTransaction(connection);
  }
}

class ImmediateAdapter extends SqliteAdapter {
  /** There is one, which the driver gives to one after the other; Kysely's own turn would include the wait for the disk. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite rolls changes of the schema back like any others; Kysely supposes that none of its drivers lets it. */
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

/** More texts than the program has: lists with and without filters are each a text of their own. */
const MOST_STATEMENTS = 500;

function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw asUnavailable(error);
  }
}

type RunnableStatement = Pick<Statement, 'reader' | 'all' | 'run' | 'iterate'>;

function prepare(connection: Connection, text: string, writes: Writes): RunnableStatement {
  const statement = guarded(() => connection.prepare<unknown[]>(text));
  const writing = <T>(work: () => T): T => {
    if (!statement.readonly) writes.areOwed = true;
    return guarded(work);
  };
  return {
    reader: statement.reader,
    all: (...parameters) => writing(() => statement.all(...parameters)),
    run: (...parameters) => writing(() => statement.run(...parameters)),
    iterate: (...parameters) => statement.iterate(...parameters),
  };
}

/** Prepares each text once. Kysely asks for a statement at every query, and preparing costs more than most queries. */
function withStatementCache(connection: Connection, writes: Writes): SqliteDialectConfig['database'] {
  const statements = new Map<string, RunnableStatement>();
  return {
    close: () => connection.close(),
    prepare(text: string) {
      const known = statements.get(text);
      if (known !== undefined) return known;
      if (statements.size >= MOST_STATEMENTS) statements.clear();
      const statement = prepare(connection, text, writes);
      statements.set(text, statement);
      return statement;
    },
  } as Connection;
}

/** SQLite's log is one file for as long as the database is open. A thread waits for the disk, so that nobody else does. */
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
  // A commit goes into the log without waiting for the disk; who asked for it waits, in one turn with all others of the moment. So an
  // accepted run is on the disk before its 202, and survives the machine's crash and not only the program's.
  connection.pragma('synchronous = NORMAL');
  const log = path === ':memory:' ? null : createLogSync(`${path}-wal`);
  const writes: Writes = { areOwed: false, sync: log === null ? async () => undefined : createGroupSync(log.sync) };
  // In pages: some 16 MB of log are brought into the file at a time. Pages that every run changes are written there once in that time.
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
    // One writer at a time: nothing comes in between.
    isConflict: () => false,
    relaxed: (work) =>
      db.connection().execute(async (reserved) => {
        try {
          return await work(reserved);
        } finally {
          writes.areOwed = false;
        }
      }),
    // One server holds the data directory.
    exclusively: (name, work) => locks.run(name, work),
    async close() {
      await log?.close();
      await db.destroy();
    },
  };
}

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
import { KeyedMutex } from '../lib/keyed-mutex.ts';
import { connect, type Store } from './database.ts';
import { asUnavailable } from './unavailable.ts';

/** Takes the write lock at `begin`, so that a transaction never finds at its first write that another process wrote before it. */
class ImmediateDriver extends SqliteDriver {
  readonly #connection: Connection;

  constructor(connection: Connection, config: SqliteDialectConfig) {
    super(config);
    this.#connection = connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A disk that is full makes SQLite itself roll back: another rollback would fail, and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connection.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite rolls changes of the schema back like any others; Kysely supposes that none of its drivers lets it. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #connection: Connection;
  readonly #config: SqliteDialectConfig;

  constructor(connection: Connection) {
    const config = { database: withStatementCache(connection) };
    super(config);
    this.#connection = connection;
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#connection, this.#config);
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
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

function prepare(connection: Connection, text: string): RunnableStatement {
  const statement = guarded(() => connection.prepare<unknown[]>(text));
  return {
    reader: statement.reader,
    all: (...parameters) => guarded(() => statement.all(...parameters)),
    run: (...parameters) => guarded(() => statement.run(...parameters)),
    iterate: (...parameters) => statement.iterate(...parameters),
  };
}

/** Prepares each text once. Kysely asks for a statement at every query, and preparing costs more than most queries. */
function withStatementCache(connection: Connection): SqliteDialectConfig['database'] {
  const statements = new Map<string, RunnableStatement>();
  return {
    close: () => connection.close(),
    prepare(text: string) {
      const known = statements.get(text);
      if (known !== undefined) return known;
      if (statements.size >= MOST_STATEMENTS) statements.clear();
      const statement = prepare(connection, text);
      statements.set(text, statement);
      return statement;
    },
  } as Connection;
}

/** @param path a file, or `:memory:` */
export function openSqlite(path: string): Store {
  const connection = new SqliteDatabase(path);
  // An accepted run is on disk before its 202: FULL survives the machine's crash and not only the program's.
  const setDurable = (isDurable: boolean) => void connection.pragma(isDurable ? 'synchronous = FULL' : 'synchronous = NORMAL');
  connection.pragma('journal_mode = WAL');
  setDurable(true);
  connection.pragma('foreign_keys = ON');
  connection.pragma('busy_timeout = 5000');
  connection.pragma('cache_size = -65536');
  const db = connect(new ImmediateSqliteDialect(connection));
  const locks = new KeyedMutex();
  return {
    name: 'sqlite',
    db,
    pool: null,
    // One writer at a time: nothing comes in between.
    isConflict: () => false,
    relaxed: (work) =>
      db.connection().execute(async (reserved) => {
        setDurable(false);
        try {
          return await work(reserved);
        } finally {
          setDurable(true);
        }
      }),
    // One server holds the data directory.
    exclusively: (name, work) => locks.run(name, work),
    close: () => db.destroy(),
  };
}

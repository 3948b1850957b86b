import SqliteDatabase, { type Database as Connection, type Statement } from 'better-sqlite3';
import { CompiledQuery, SqliteDialect, SqliteDriver, type DatabaseConnection, type Driver, type SqliteDialectConfig } from 'kysely';

/** Takes the write lock at `begin`, so that a transaction never finds at its first write that another process wrote before it. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }
}

/** More texts than the program has: lists with and without filters are each a text of their own. */
const MOST_STATEMENTS = 500;

/** Prepares each text once. Kysely asks for a statement at every query, and preparing costs more than most queries. */
function withStatementCache(connection: Connection): SqliteDialectConfig['database'] {
  const statements = new Map<string, Statement>();
  return {
    close: () => connection.close(),
    prepare(text: string) {
      const known = statements.get(text);
      if (known !== undefined) return known;
      if (statements.size >= MOST_STATEMENTS) statements.clear();
      const statement = connection.prepare<unknown[]>(text);
      statements.set(text, statement);
      return statement;
    },
  } as Connection;
}

export interface Sqlite {
  dialect: SqliteDialect;
  /** Whether a commit waits until it is on the disk. Not to be changed inside a transaction. */
  setDurable(isDurable: boolean): void;
}

/** @param path a file, or `:memory:` */
export function openSqlite(path: string): Sqlite {
  const connection = new SqliteDatabase(path);
  // An accepted run is on disk before its 202: FULL survives the machine's crash and not only the program's.
  const setDurable = (isDurable: boolean) => void connection.pragma(isDurable ? 'synchronous = FULL' : 'synchronous = NORMAL');
  connection.pragma('journal_mode = WAL');
  setDurable(true);
  connection.pragma('foreign_keys = ON');
  connection.pragma('busy_timeout = 5000');
  connection.pragma('cache_size = -65536');
  return { dialect: new ImmediateSqliteDialect({ database: withStatementCache(connection) }), setDurable };
}

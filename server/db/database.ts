import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, type Dialect, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from './database-tables.ts';

export type Db = Kysely<Tables>;

/** A transaction. A function that takes one joins its caller's. */
export interface Tx extends Transaction<Tables> {
  /** Runs after the commit, never after a rollback. For waking workers and telling listeners, not for work that may fail. */
  onCommit(hook: () => void): void;
}

export type DialectName = 'sqlite' | 'postgres';

export interface Database {
  readonly dialect: DialectName;
  /** For single statements outside a transaction. Inside one, use the `Tx`: SQLite has one connection and would wait forever. */
  readonly db: Db;
  /** The connections themselves, for what Kysely has no words for. Null on SQLite. */
  readonly pool: Pool | null;
  /**
   * Commits what `work` did, or nothing of it. No parsing, no network and no files inside. On PostgreSQL `work` is called again when
   * another transaction came in between, so that it must do nothing that a rollback does not undo.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * For work that reads, and then writes by one statement: on PostgreSQL that statement is a transaction by itself, without the two round
   * trips that begin and end one. On SQLite, where the same may be more statements and a round trip is nothing, a transaction like any other.
   */
  atomically<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * For a statement that is simply done again if the machine loses it: what it writes is committed, but on the disk only with the
   * next transaction. A crash of the program alone loses nothing.
   */
  relaxed<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Runs `work` while no other program on this database runs work under the same name. Not inside a transaction; `work` may
   * have its own ones.
   */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** What each of the databases does in its own way. */
export interface Store extends Pick<Database, 'pool' | 'relaxed' | 'exclusively'> {
  name: DialectName;
  db: Db;
  /** Whether a transaction failed because of another one, so that it is worth another try. */
  isConflict(error: unknown): boolean;
  close(): Promise<void>;
}

/** Each try meets what the one before lost against, committed: more than two are rare. */
const MOST_TRIES = 10;

export function connect(dialect: Dialect): Db {
  return new Kysely<Tables>({ dialect });
}

export function createDatabase(store: Store): Database {
  const { name, db, isConflict } = store;

  type Runner = <T>(work: (on: Db) => Promise<T>) => Promise<T>;

  const inTransaction: Runner = (work) => db.transaction().execute(work);
  const byItself: Runner = (work) => work(db.withoutPlugins());

  async function once<T>(run: Runner, work: (tx: Tx) => Promise<T>): Promise<T> {
    const hooks: (() => void)[] = [];
    const onCommit = (hook: () => void) => void hooks.push(hook);
    const result = await run((on) => work(Object.assign(on, { onCommit }) as Tx));
    for (const hook of hooks) hook();
    return result;
  }

  async function tried<T>(run: Runner, work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(run, work);
      } catch (error) {
        if (attempt >= MOST_TRIES || !isConflict(error)) throw error;
        // Those that met at once must not meet again.
        await delay(Math.random() * 5 * attempt);
      }
    }
  }

  return {
    dialect: name,
    db,
    pool: store.pool,
    transaction: (work) => tried(inTransaction, work),
    atomically: (work) => tried(name === 'postgres' ? byItself : inTransaction, work),
    relaxed: (work) => store.relaxed(work),
    exclusively: (lockName, work) => store.exclusively(lockName, work),
    close: () => store.close(),
  };
}

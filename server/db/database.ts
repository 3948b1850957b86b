import { basename } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, type CompiledQuery, type Dialect, type QueryResult, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from './database-tables.ts';

export type Db = Kysely<Tables>;

/** A transaction. A function that takes one joins its caller's. */
export interface Tx extends Transaction<Tables> {
  /**
   * Runs after the commit, never after a rollback. For waking workers and notifying listeners, not for work that may
   * fail.
   */
  onCommit(hook: () => void): void;
}

export type DialectName = 'sqlite' | 'postgres';

/** The file of the database cannot be used. The message names it. */
export class UnusableDatabaseError extends Error {
  /** The message without the folder. */
  readonly publicMessage: string;

  /** What follows the name in the message. */
  readonly problem: string;

  constructor(path: string, problem: string) {
    super(`The database ${path} ${problem}.`);
    this.problem = problem;
    this.name = 'UnusableDatabaseError';
    this.publicMessage = `The database ${basename(path)} ${problem}.`;
  }
}

/** What services get: reads, and transactions that are steps of a request. */
export type ServiceDatabase = Pick<Database, 'db' | 'transaction'>;

export interface Database {
  readonly dialect: DialectName;
  /**
   * For single statements outside a transaction. Inside one, use the `Tx`: SQLite has one connection and would wait
   * forever.
   */
  readonly db: Db;
  /** The connection pool, for what Kysely does not offer. Null on SQLite. */
  readonly pool: Pool | null;
  /**
   * Commits everything that `work` did, or nothing. No parsing, network or files inside. `work` runs again after a
   * conflict with another transaction on PostgreSQL, so it must do nothing that a rollback does not undo.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The same for what many do at once, such as ends of runs: on SQLite, the transactions of one turn of the event loop
   * share a commit, and so do all that come within 10 ms of the last one. It takes up to so much longer.
   */
  sharedTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs one statement, which commits by itself: on PostgreSQL without the round trips of `begin` and `commit`. Runs it
   * again after a conflict, like `transaction`.
   */
  execute<Row>(statement: CompiledQuery<Row>): Promise<QueryResult<Row>>;
  /**
   * For a statement that is simply repeated if the machine loses it: its commit reaches the disk with the next
   * transaction. A crash of the process loses nothing.
   */
  unsynced<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Runs `work` while no other process on this database runs work under the same name. Not inside a transaction; `work`
   * may open its own.
   */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** The same without waiting: false when another process runs work under the name. */
  tryExclusively(name: string, work: () => Promise<void>): Promise<boolean>;
  /** Throws if the database cannot be read and written. */
  check(): Promise<void>;
  /**
   * Reads all pages on SQLite, in another process; `check` throws once one was found damaged. PostgreSQL has checksums,
   * and tools of its own. Ends with the signal.
   */
  checkPages(signal: AbortSignal): Promise<void>;
  /** Empties the log of SQLite, which else keeps what was deleted; not while another program reads it. */
  truncateLog(): Promise<void>;
  close(): Promise<void>;
}

/** What each dialect implements. */
export interface Store extends Pick<
  Database,
  'pool' | 'unsynced' | 'exclusively' | 'tryExclusively' | 'check' | 'checkPages' | 'truncateLog'
> {
  name: DialectName;
  db: Db;
  /** Runs work as a transaction that may share its commit with others. */
  shared<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Whether a statement failed because of a concurrent transaction and is worth another attempt. */
  isConflict(error: unknown): boolean;
  close(): Promise<void>;
}

/** Each attempt sees the committed winner of the one before; more than two are rare. */
const MAX_ATTEMPTS = 10;

export function connect(dialect: Dialect): Db {
  return new Kysely<Tables>({ dialect });
}

export function createDatabase(store: Store): Database {
  const { name, db, isConflict } = store;

  type RunInTransaction = <T>(work: (transaction: Transaction<Tables>) => Promise<T>) => Promise<T>;

  const runAlone: RunInTransaction = (work) => db.transaction().execute(work);

  async function runTransaction<T>(work: (tx: Tx) => Promise<T>, run: RunInTransaction): Promise<T> {
    const hooks: (() => void)[] = [];
    const onCommit = (hook: () => void) => void hooks.push(hook);
    const result = await run((transaction) => work(Object.assign(transaction, { onCommit })));
    for (const hook of hooks) hook();
    return result;
  }

  async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (attempt >= MAX_ATTEMPTS || !isConflict(error)) throw error;
        // Jitter keeps the same transactions from colliding again.
        await delay(Math.random() * 5 * attempt);
      }
    }
  }

  return {
    dialect: name,
    db,
    pool: store.pool,
    transaction: (work) => retryConflicts(() => runTransaction(work, runAlone)),
    sharedTransaction: (work) => retryConflicts(() => runTransaction(work, store.shared)),
    execute: (statement) => retryConflicts(() => db.executeQuery(statement)),
    unsynced: (work) => store.unsynced(work),
    exclusively: (lockName, work) => store.exclusively(lockName, work),
    tryExclusively: (lockName, work) => store.tryExclusively(lockName, work),
    check: () => store.check(),
    checkPages: (signal) => store.checkPages(signal),
    truncateLog: () => store.truncateLog(),
    close: () => store.close(),
  };
}

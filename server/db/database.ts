import { Kysely, type Transaction } from 'kysely';
import type { Tables } from './schema.ts';
import type { Sqlite } from './sqlite.ts';

export type Db = Kysely<Tables>;

/** A transaction. A function that takes one joins its caller's. */
export interface Tx extends Transaction<Tables> {
  /** Runs after the commit, never after a rollback. For waking workers and telling listeners, not for work that may fail. */
  onCommit(hook: () => void): void;
}

export interface Database {
  /** For single statements outside a transaction. Inside one, use the `Tx`: SQLite has one connection and would wait forever. */
  readonly db: Db;
  /** Commits what `work` did, or nothing of it. No parsing, no network and no files inside. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * For a statement that is simply done again if the machine loses it: what it writes is committed, but on the disk only with the
   * next transaction. A crash of the program alone loses nothing.
   */
  relaxed<T>(work: (db: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export function createDatabase({ dialect, setDurable }: Sqlite): Database {
  const db = new Kysely<Tables>({ dialect });
  return {
    db,
    async transaction(work) {
      const hooks: (() => void)[] = [];
      const result = await db.transaction().execute((transaction) => {
        const tx = Object.assign(transaction, { onCommit: (hook: () => void) => void hooks.push(hook) });
        return work(tx);
      });
      for (const hook of hooks) hook();
      return result;
    },
    relaxed: (work) =>
      db.connection().execute(async (connection) => {
        setDurable(false);
        try {
          return await work(connection);
        } finally {
          setDurable(true);
        }
      }),
    close: () => db.destroy(),
  };
}
